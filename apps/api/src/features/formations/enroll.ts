import type { EnrollmentChange, EnrollmentInput, EnrollmentStatus, FormationEnrollment } from '@tokpa/contract';
import { findAccountOrThrow } from '#features/courses';
import { takeInHand } from '#features/orders';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { deleteEnrollment, insertEnrollment, lockEnrollment, writeEnrollment } from './enrollments.queries.ts';
import { findEnrollmentOrThrow } from './find-enrollment.ts';
import { findFormation } from './formations.queries.ts';
import { openUnpaidFormation } from './ordered-formations.queries.ts';
import { isOpen, mailOpened, tellClosed } from './tell-learner.ts';

const RESOURCE = 'formation-enrollments';
const COMPLETE = 100;

/** What staff open before its order is paid stays theirs to close. The order is held before the enrolment, as a payment does. */
async function keepFromClock(
  platform: Platform,
  tx: Db,
  session: StaffSession,
  { status, orderId }: Pick<FormationEnrollment, 'status' | 'orderId'>,
): Promise<void> {
  if (isOpen(status) && orderId !== null) await takeInHand(platform, tx, session, orderId);
}

/** Staff open a formation to an account, paid or not. */
export async function enrollByStaff(
  platform: Platform,
  session: StaffSession,
  input: EnrollmentInput,
): Promise<FormationEnrollment> {
  const now = platform.clock.now();
  const { status = 'ACTIVE', progress = status === 'COMPLETED' ? COMPLETE : 0, orderId = null } = input;
  return platform.transact(async (tx) => {
    await keepFromClock(platform, tx, session, { status, orderId });
    const account = await findAccountOrThrow(tx, input);
    const id = await insertEnrollment(tx, {
      formationId: input.formationId,
      userId: account.id,
      orderId,
      status,
      progress,
      enrolledAt: input.enrolledAt ?? now,
      completedAt: status === 'COMPLETED' ? now : null,
    });
    const after = await findEnrollmentOrThrow(tx, id);
    await recordAct(tx, session, { act: 'create', resource: RESOURCE, id, after });
    if (isOpen(status)) await mailOpened(platform, tx, id);
    return after;
  });
}

/** When it was completed, once the change is done: kept, set now, or taken away. */
function completedAfter(before: FormationEnrollment, status: EnrollmentStatus, now: Date): Date | null {
  if (status !== 'COMPLETED') return null;
  return before.completedAt === null ? now : new Date(before.completedAt);
}

async function tellMarked(
  platform: Platform,
  tx: Db,
  before: FormationEnrollment,
  { status, userId }: FormationEnrollment,
): Promise<void> {
  const isGivenAway = userId !== before.userId;
  if (isOpen(status) && (isGivenAway || !isOpen(before.status))) await mailOpened(platform, tx, before.id);
  if (isGivenAway || status === 'CANCELLED') await tellClosed(platform, tx, before);
}

export async function changeEnrollment(
  platform: Platform,
  session: StaffSession,
  { id, change }: { id: string; change: EnrollmentChange },
): Promise<FormationEnrollment> {
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    const found = await findEnrollmentOrThrow(tx, id);
    const { status: asked = found.status, orderId = found.orderId } = change;
    await keepFromClock(platform, tx, session, { status: asked, orderId });
    if (!(await lockEnrollment(tx, id))) throw new Problem('enrollment_not_found');
    const before = await findEnrollmentOrThrow(tx, id);
    const status = change.status ?? before.status;
    await writeEnrollment(tx, id, {
      ...change,
      userId: change.userId ?? undefined,
      progress: status === 'COMPLETED' && before.status !== 'COMPLETED' ? COMPLETE : change.progress,
      completedAt: completedAfter(before, status, now),
    });
    const after = await findEnrollmentOrThrow(tx, id);
    await recordAct(tx, session, { act: 'update', resource: RESOURCE, id, before, after });
    await tellMarked(platform, tx, before, after);
    return after;
  });
}

export async function removeEnrollment(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    // Of two who remove it at once the second finds nothing: it is told once.
    if (!(await lockEnrollment(tx, id))) throw new Problem('enrollment_not_found');
    const before = await findEnrollmentOrThrow(tx, id);
    await deleteEnrollment(tx, id);
    await recordAct(tx, session, { act: 'delete', resource: RESOURCE, id, before });
    await tellClosed(platform, tx, before);
  });
}

async function enrollForNothing(tx: Db, wish: { userId: string; formationId: string }, now: Date): Promise<string> {
  const waiting = await openUnpaidFormation(tx, wish, now);
  if (waiting !== undefined) return waiting;
  const standing = { orderId: null, status: 'ACTIVE', progress: 0, enrolledAt: now, completedAt: null } as const;
  return insertEnrollment(tx, { ...wish, ...standing });
}

/** A shopper takes a formation that costs nothing, without an order; also one that cost something when they ordered it. */
export async function joinFreeFormation(platform: Platform, userId: string, formationId: string): Promise<string> {
  return platform.transact(async (tx) => {
    const formation = await findFormation(tx, formationId);
    if (!formation?.isAvailable) throw new Problem('formation_not_found');
    if (formation.price > 0) throw new Problem('formation_not_free');
    const id = await enrollForNothing(tx, { userId, formationId }, platform.clock.now());
    await mailOpened(platform, tx, id);
    return id;
  });
}
