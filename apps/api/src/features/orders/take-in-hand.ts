import { isLeftToClock, isUnpaid } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { changeStatus } from './change-status.ts';
import { insertEvent, liftDeadline, lockOrder, type LockedOrder } from './status.queries.ts';

const NOTE = 'L’équipe a ouvert l’accès avant le paiement.';
// It stays where it reads already: its history bears what was done.
const TAKEN = 'L’équipe a pris la commande en charge.';

async function leaveToStaff(
  platform: Platform,
  tx: Db,
  order: LockedOrder,
  { staffId, note }: { staffId: string; note: string | null },
): Promise<void> {
  const by = { actor: 'STAFF', staffId } as const;
  if (!isLeftToClock(order)) return changeStatus(platform, tx, order, { to: 'PROCESSING', ...by, note });
  await liftDeadline(tx, order.id);
  await insertEvent(tx, order.id, { status: order.status, ...by, note: note ?? TAKEN, at: platform.clock.now() });
}

/** The order is staff's to end from now on, « En cours » although it may read so already. The caller holds its row. Throws `illegal_transition`. */
export async function takeLocked(
  platform: Platform,
  tx: Db,
  session: StaffSession,
  { order, note }: { order: LockedOrder; note: string | null },
): Promise<void> {
  await leaveToStaff(platform, tx, order, { staffId: session.staffId, note });
  const { id, status, payableUntil } = order;
  await recordAct(tx, session, {
    act: 'change-status',
    resource: 'orders',
    id,
    before: { status, payableUntil },
    after: { status: 'PROCESSING', payableUntil: null },
  });
}

/**
 * Staff give by hand what the order is not yet paid for: it is theirs to end from now on, or the clock would take away again what they
 * gave. Does nothing to an order that no time runs out for. Holds the order's row: what belongs to it is locked afterwards.
 */
export async function takeInHand(platform: Platform, tx: Db, session: StaffSession, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !isUnpaid(order.status) || order.payableUntil === null) return;
  await takeLocked(platform, tx, session, { order, note: NOTE });
}
