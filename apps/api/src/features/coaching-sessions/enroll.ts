import {
  COACHING_MODE_LABELS,
  type CoachingEnrollment,
  type CoachingEnrollmentChange,
  type CoachingEnrollmentInput,
  isSessionOver,
} from '@tokpa/contract';
import { findEmailInLink } from '#features/auth';
import { changeSeat, type EnrolmentKind, findAccountOrThrow, giveSeat, removeSeat } from '#features/courses';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { COACHING_SEATS } from './coaching-kind.ts';
import { coachingConfirmedMail } from './emails/coaching-confirmed.ts';
import {
  deleteEnrollment,
  findConfirmedOf,
  findEnrollment,
  insertEnrollment,
  selectSeatHolders,
  writeEnrollment,
} from './enrollments.queries.ts';

export async function findEnrollmentOrThrow(db: Db, id: string, userId?: string): Promise<CoachingEnrollment> {
  const enrollment = await findEnrollment(db, id, userId);
  if (!enrollment) throw new Problem('enrollment_not_found');
  return enrollment;
}

/** What the staff note about a shopper is for the staff; the way into a session online is for who has a seat, not for who may get one. */
export function shownToShopper(enrollment: CoachingEnrollment): CoachingEnrollment {
  const { coachingSession, status } = enrollment;
  const isOpen = coachingSession.mode !== 'ONLINE' || status === 'CONFIRMED' || status === 'ATTENDED';
  return { ...enrollment, notes: '', coachingSession: isOpen ? coachingSession : { ...coachingSession, location: '' } };
}

/** Tells the shopper with whom and when; nobody whose account is gone. A second mail named the same by `once` is not written. */
export async function mailConfirmed(
  platform: Platform,
  tx: Db,
  enrollment: CoachingEnrollment,
  { once }: { once?: string } = {},
): Promise<void> {
  const { userId, user, coachingSession } = enrollment;
  if (user.email === '') return;
  const { title, coachName, mode: way, startDate, location } = coachingSession;
  const mode = COACHING_MODE_LABELS[way];
  const emailInLink = await findEmailInLink(tx, userId);
  await platform.mailer.send(tx, coachingConfirmedMail, {
    to: user.email,
    data: { firstName: user.firstName, title, coachName, mode, startDate, location, emailInLink },
    ...(once !== undefined && { once: `coaching-confirmed:${once}` }),
  });
}

/** Tells somebody whom the shop can write to by now where they have a seat; once for each session, and of none that is over. */
export async function tellSeatsOf(platform: Platform, tx: Db, userId: string): Promise<void> {
  const now = platform.clock.now();
  const told = new Set<string>();
  for (const enrollment of await findConfirmedOf(tx, userId)) {
    const { coachingSessionId, coachingSession } = enrollment;
    if (told.has(coachingSessionId) || isSessionOver({ ...coachingSession, endDate: null }, now)) continue;
    told.add(coachingSessionId);
    await mailConfirmed(platform, tx, enrollment);
  }
}

const ENROLLMENTS: EnrolmentKind<CoachingEnrollment> = {
  resource: 'coaching-enrollments',
  seats: COACHING_SEATS,
  courseOf: ({ coachingSessionId }) => coachingSessionId,
  findOrThrow: findEnrollmentOrThrow,
  remove: deleteEnrollment,
  mailConfirmed,
  mailedSeatOf({ coachingSession: { title, startDate }, orderNumber, status, userId, user }) {
    const holder = { name: user.firstName, email: user.email, userId };
    return { what: 'à la séance de coaching', title, startDate, endDate: null, orderNumber, status, holder };
  },
  selectHolders: selectSeatHolders,
};

/** Staff give an account a seat, as long as there is one. */
export async function enrollByStaff(
  platform: Platform,
  session: StaffSession,
  input: CoachingEnrollmentInput,
): Promise<CoachingEnrollment> {
  const { coachingSessionId, orderId = null, status = 'CONFIRMED', notes = '' } = input;
  return giveSeat(platform, session, ENROLLMENTS, {
    courseId: coachingSessionId,
    enrolment: { status, orderId },
    async insert(tx) {
      const { id: userId } = await findAccountOrThrow(tx, input);
      return insertEnrollment(tx, { coachingSessionId, userId, orderId, status, notes });
    },
  });
}

export async function changeEnrollment(
  platform: Platform,
  session: StaffSession,
  { id, change }: { id: string; change: CoachingEnrollmentChange },
): Promise<CoachingEnrollment> {
  return changeSeat(platform, session, ENROLLMENTS, {
    id,
    courseId: change.coachingSessionId,
    change,
    write: (tx, status) => writeEnrollment(tx, id, { ...change, status, userId: change.userId ?? undefined }),
  });
}

export async function removeEnrollment(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await removeSeat(platform, session, ENROLLMENTS, id);
}
