import type { RegistrationChange, RegistrationInput, SeatStatus, SeminarRegistration } from '@tokpa/contract';
import { checkSeatGiven, dropCourses, findAccountOrThrow, holdSeats } from '#features/courses';
import type { Db } from '#db/connect';
import { API_PREFIX } from '#platform/http/routes';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { seminarConfirmedMail } from './emails/seminar-confirmed.ts';
import {
  deleteRegistration,
  findRegistration,
  insertRegistration,
  writeRegistration,
} from './registrations.queries.ts';
import { SEMINAR_SEATS, seminarKind } from './seminar-kind.ts';

const RESOURCE = 'seminar-registrations';

export async function findRegistrationOrThrow(db: Db, id: string, userId?: string): Promise<SeminarRegistration> {
  const registration = await findRegistration(db, id, userId);
  if (!registration) throw new Problem('registration_not_found');
  return registration;
}

type Confirmed = {
  seminar: SeminarRegistration['seminar'];
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
  const { id, title, startDate, venue, address, location } = seminar;
  await platform.mailer.send(tx, seminarConfirmedMail, {
    to: to.email,
    data: {
      name: to.name,
      title,
      startDate,
      place: [venue, address, location].filter(Boolean).join(', ') || 'sera précisé',
      places: places === 1 ? '1 place' : `${places} places`,
      calendarUrl: `${platform.config.publicUrl}${API_PREFIX}/seminars/${id}/agenda.ics`,
    },
    ...(once !== undefined && { once: `seminar-confirmed:${once}` }),
  });
}

function mailRegistration(platform: Platform, tx: Db, registration: SeminarRegistration): Promise<void> {
  const { seminar, fullName: name, email } = registration;
  return mailConfirmed(platform, tx, { seminar, to: { name, email }, places: 1 });
}

function dropSeminars(platform: Platform, tx: Db, ...ids: string[]): void {
  dropCourses(platform, tx, { kind: seminarKind(platform), ids });
}

/** Who comes: what was written, else what the account says. */
async function findPerson(tx: Db, { userId, fullName, email, phone }: RegistrationInput) {
  if (userId == null) return { userId: null, fullName: fullName ?? '', email: email ?? '', phone: phone ?? '' };
  const account = await findAccountOrThrow(tx, { userId });
  return {
    userId,
    fullName: fullName ?? `${account.firstName} ${account.lastName}`.trim(),
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
  return platform.transact(async (tx) => {
    await holdSeats(tx, SEMINAR_SEATS, seminarId);
    const person = await findPerson(tx, input);
    const id = await insertRegistration(tx, { seminarId, orderId, status, ...person });
    if (status !== 'CANCELLED') await checkSeatGiven(tx, SEMINAR_SEATS, seminarId);
    const after = await findRegistrationOrThrow(tx, id);
    await recordAct(tx, session, { act: 'create', resource: RESOURCE, id, after });
    if (status === 'CONFIRMED') await mailRegistration(platform, tx, after);
    dropSeminars(platform, tx, seminarId);
    return after;
  });
}

type Seat = { seminarId: string; status: SeatStatus };

/** Whether the change takes a seat that the registration did not hold before. */
function takesSeat(before: Seat, after: Seat): boolean {
  if (after.status === 'CANCELLED') return false;
  return before.status === 'CANCELLED' || before.seminarId !== after.seminarId;
}

export async function changeRegistration(
  platform: Platform,
  session: StaffSession,
  { id, change }: { id: string; change: RegistrationChange },
): Promise<SeminarRegistration> {
  return platform.transact(async (tx) => {
    const found = await findRegistrationOrThrow(tx, id);
    const seminarId = change.seminarId ?? found.seminarId;
    // Seats first, as everybody who gives one; then what the registration is now.
    await holdSeats(tx, SEMINAR_SEATS, seminarId);
    const before = await findRegistrationOrThrow(tx, id);
    await writeRegistration(tx, id, change);
    const after = await findRegistrationOrThrow(tx, id);
    // A colleague has moved it since it was found: the seats that are held are not those that it takes.
    if (after.seminarId !== seminarId) throw new Problem('conflict');
    if (takesSeat(before, after)) await checkSeatGiven(tx, SEMINAR_SEATS, seminarId);
    await recordAct(tx, session, { act: 'update', resource: RESOURCE, id, before, after });
    const isNewlyConfirmed = after.status === 'CONFIRMED' && (before.status === 'PENDING' || takesSeat(before, after));
    if (isNewlyConfirmed) await mailRegistration(platform, tx, after);
    dropSeminars(platform, tx, before.seminarId, after.seminarId);
    return after;
  });
}

export async function removeRegistration(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findRegistrationOrThrow(tx, id);
    await deleteRegistration(tx, id);
    await recordAct(tx, session, { act: 'delete', resource: RESOURCE, id, before });
    dropSeminars(platform, tx, before.seminarId);
  });
}
