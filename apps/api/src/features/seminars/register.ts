import {
  fullNameOf,
  isSessionOver,
  mayNameParticipant,
  normaliseVisitorPhone,
  type Participant,
  type RegistrationChange,
  type RegistrationInput,
  sayCount,
  type SeminarRegistration,
} from '@tokpa/contract';
import { changeSeat, type EnrolmentKind, findAccountOrThrow, giveSeat, nameSeat, removeSeat } from '#features/courses';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { seminarConfirmedMail } from './emails/seminar-confirmed.ts';
import {
  deleteRegistration,
  findRegistration,
  findRegistrationsOf,
  insertRegistration,
  selectSeatHolders,
  writeRegistration,
} from './registrations.queries.ts';
import { calendarUrlOf, SEMINAR_SEATS } from './seminar-kind.ts';
import { placeInWords } from './seminar-place.ts';

export async function findRegistrationOrThrow(db: Db, id: string, userId?: string): Promise<SeminarRegistration> {
  const registration = await findRegistration(db, id, userId);
  if (!registration) throw new Problem('registration_not_found');
  return registration;
}

type Confirmed = {
  seminar: Omit<SeminarRegistration['seminar'], 'isPublished'>;
  to: { name: string; email: string };
  places: number;
  /** A second mail named the same is not written. */
  once?: string;
};

/** Tells somebody when and where it is. Who left no address is not written to. */
export async function mailConfirmed(
  platform: Platform,
  tx: Db,
  { seminar, to, places, once }: Confirmed,
): Promise<void> {
  if (to.email === '') return;
  const { id, title, startDate } = seminar;
  await platform.mailer.send(tx, seminarConfirmedMail, {
    to: to.email,
    data: {
      name: to.name,
      title,
      startDate,
      place: placeInWords(seminar),
      places: sayCount(places, 'place'),
      calendarUrl: calendarUrlOf(platform, id),
    },
    ...(once !== undefined && { once: `seminar-confirmed:${once}` }),
  });
}

function mailRegistration(platform: Platform, tx: Db, registration: SeminarRegistration): Promise<void> {
  const { seminar, fullName: name, email } = registration;
  return mailConfirmed(platform, tx, { seminar, to: { name, email }, places: 1 });
}

/** Tells somebody whom the shop can write to by now where they have places, of no seminar that is over. */
export async function tellSeatsOf(
  platform: Platform,
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = platform.clock.now();
  const seats = (await findRegistrationsOf(tx, userId)).filter(
    (seat) => seat.status === 'CONFIRMED' && seat.email === email && !isSessionOver(seat.seminar, now),
  );
  for (const [first, ...more] of Map.groupBy(seats, ({ seminarId }) => seminarId).values()) {
    if (!first) continue;
    const to = { name: first.fullName, email };
    await mailConfirmed(platform, tx, { seminar: first.seminar, to, places: 1 + more.length });
  }
}

const REGISTRATIONS: EnrolmentKind<SeminarRegistration> = {
  resource: 'seminar-registrations',
  seats: SEMINAR_SEATS,
  courseOf: ({ seminarId }) => seminarId,
  findOrThrow: findRegistrationOrThrow,
  remove: deleteRegistration,
  mailConfirmed: mailRegistration,
  addressOf: ({ email }) => email,
  mailedSeatOf({ seminar, orderNumber, status, fullName: name, email, userId }) {
    const { title, startDate, endDate } = seminar;
    return { what: 'au séminaire', title, startDate, endDate, orderNumber, status, holder: { name, email, userId } };
  },
  selectHolders: selectSeatHolders,
};

/** Who comes: what was written, else what the account says. */
async function findPerson(tx: Db, { userId, fullName, email, phone }: RegistrationInput) {
  if (userId == null) return { userId: null, fullName: fullName ?? '', email: email ?? '', phone: phone ?? '' };
  const account = await findAccountOrThrow(tx, { userId });
  return {
    userId,
    fullName: fullName ?? fullNameOf(account),
    email: email ?? account.email,
    phone: phone ?? account.phone,
  };
}

/** Staff give somebody a seat, as long as there is one. */
export async function registerByStaff(
  platform: Platform,
  session: StaffSession,
  input: RegistrationInput,
): Promise<SeminarRegistration> {
  const { seminarId, orderId = null, status = 'CONFIRMED' } = input;
  return giveSeat(platform, session, REGISTRATIONS, {
    courseId: seminarId,
    enrolment: { status, orderId },
    insert: async (tx) => insertRegistration(tx, { seminarId, orderId, status, ...(await findPerson(tx, input)) }),
  });
}

export async function changeRegistration(
  platform: Platform,
  session: StaffSession,
  { id, change }: { id: string; change: RegistrationChange },
): Promise<SeminarRegistration> {
  return changeSeat(platform, session, REGISTRATIONS, {
    id,
    courseId: change.seminarId,
    change,
    write: (tx, status) => writeRegistration(tx, id, { ...change, status }),
  });
}

/** The buyer of a seat says who sits on it. */
export async function nameParticipant(
  platform: Platform,
  { id, userId, participant }: { id: string; userId: string; participant: Participant },
): Promise<SeminarRegistration> {
  const phone = normaliseVisitorPhone(participant.phone);
  return nameSeat(platform, REGISTRATIONS, {
    find: (tx) => findRegistrationOrThrow(tx, id, userId),
    async write(tx, seat) {
      if (!mayNameParticipant(seat, platform.clock.now())) throw new Problem('seat_not_nameable');
      await writeRegistration(tx, id, { ...participant, phone });
    },
  });
}

export async function removeRegistration(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await removeSeat(platform, session, REGISTRATIONS, id);
}
