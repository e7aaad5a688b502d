import {
  COACHING_MODE_LABELS,
  type CoachingEnrollment,
  type CoachingEnrollmentChange,
  type CoachingEnrollmentInput,
} from '@tokpa/contract';
import { checkSeatGiven, dropCourses, findAccountOrThrow, holdSeats } from '#features/courses';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { COACHING_SEATS, coachingKind } from './coaching-kind.ts';
import { coachingConfirmedMail } from './emails/coaching-confirmed.ts';
import { deleteEnrollment, findEnrollment, insertEnrollment, writeEnrollment } from './enrollments.queries.ts';

const RESOURCE = 'coaching-enrollments';

export async function findEnrollmentOrThrow(db: Db, id: string, userId?: string): Promise<CoachingEnrollment> {
  const enrollment = await findEnrollment(db, id, userId);
  if (!enrollment) throw new Problem('enrollment_not_found');
  return enrollment;
}

/** What the staff note about a shopper is for the staff. */
export function shownToShopper(enrollment: CoachingEnrollment): CoachingEnrollment {
  return { ...enrollment, notes: '' };
}

/** Tells the shopper with whom and when; nobody whose account is gone. A second mail named the same by `once` is not written. */
export async function mailConfirmed(
  platform: Platform,
  tx: Db,
  enrollment: CoachingEnrollment,
  { once }: { once?: string } = {},
): Promise<void> {
  const { user, coachingSession } = enrollment;
  if (user.email === '') return;
  const { title, coachName, mode, startDate, location } = coachingSession;
  await platform.mailer.send(tx, coachingConfirmedMail, {
    to: user.email,
    data: { firstName: user.firstName, title, coachName, mode: COACHING_MODE_LABELS[mode], startDate, location },
    ...(once !== undefined && { once: `coaching-confirmed:${once}` }),
  });
}

function dropSessions(platform: Platform, tx: Db, ...ids: string[]): void {
  dropCourses(platform, tx, { kind: coachingKind(platform), ids });
}

/** Staff give an account a seat, as long as there is one. */
export async function enrollByStaff(
  platform: Platform,
  session: StaffSession,
  input: CoachingEnrollmentInput,
): Promise<CoachingEnrollment> {
  const { coachingSessionId, orderId = null, status = 'CONFIRMED', notes = '' } = input;
  return platform.transact(async (tx) => {
    await holdSeats(tx, COACHING_SEATS, coachingSessionId);
    const { id: userId } = await findAccountOrThrow(tx, input);
    const id = await insertEnrollment(tx, { coachingSessionId, userId, orderId, status, notes });
    if (status !== 'CANCELLED') await checkSeatGiven(tx, COACHING_SEATS, coachingSessionId);
    const after = await findEnrollmentOrThrow(tx, id);
    await recordAct(tx, session, { act: 'create', resource: RESOURCE, id, after });
    if (status === 'CONFIRMED') await mailConfirmed(platform, tx, after);
    dropSessions(platform, tx, coachingSessionId);
    return after;
  });
}

type Seat = Pick<CoachingEnrollment, 'coachingSessionId' | 'status'>;

/** Whether the change takes a seat that the enrolment did not hold before. */
function takesSeat(before: Seat, after: Seat): boolean {
  if (after.status === 'CANCELLED') return false;
  return before.status === 'CANCELLED' || before.coachingSessionId !== after.coachingSessionId;
}

export async function changeEnrollment(
  platform: Platform,
  session: StaffSession,
  { id, change }: { id: string; change: CoachingEnrollmentChange },
): Promise<CoachingEnrollment> {
  return platform.transact(async (tx) => {
    const found = await findEnrollmentOrThrow(tx, id);
    const sessionId = change.coachingSessionId ?? found.coachingSessionId;
    // Seats first, as everybody who gives one; then what the enrolment is now.
    await holdSeats(tx, COACHING_SEATS, sessionId);
    const before = await findEnrollmentOrThrow(tx, id);
    await writeEnrollment(tx, id, { ...change, userId: change.userId ?? undefined });
    const after = await findEnrollmentOrThrow(tx, id);
    // A colleague has moved it since it was found: the seats that are held are not those that it takes.
    if (after.coachingSessionId !== sessionId) throw new Problem('conflict');
    if (takesSeat(before, after)) await checkSeatGiven(tx, COACHING_SEATS, sessionId);
    await recordAct(tx, session, { act: 'update', resource: RESOURCE, id, before, after });
    const isNewlyConfirmed = after.status === 'CONFIRMED' && (before.status === 'PENDING' || takesSeat(before, after));
    if (isNewlyConfirmed) await mailConfirmed(platform, tx, after);
    dropSessions(platform, tx, before.coachingSessionId, after.coachingSessionId);
    return after;
  });
}

export async function removeEnrollment(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findEnrollmentOrThrow(tx, id);
    await deleteEnrollment(tx, id);
    await recordAct(tx, session, { act: 'delete', resource: RESOURCE, id, before });
    dropSessions(platform, tx, before.coachingSessionId);
  });
}
