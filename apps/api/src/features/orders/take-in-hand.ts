import { canMove, isUnpaid } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { changeStatus } from './change-status.ts';
import { insertEvent, liftDeadline, lockOrder, type LockedOrder } from './status.queries.ts';

const NOTE = 'L’équipe a ouvert l’accès avant le paiement.';

async function leaveToStaff(platform: Platform, tx: Db, order: LockedOrder, staffId: string): Promise<void> {
  const by = { actor: 'STAFF', staffId, note: NOTE } as const;
  if (canMove('STAFF', order.status, 'PROCESSING'))
    return changeStatus(platform, tx, order, { to: 'PROCESSING', ...by });
  await liftDeadline(tx, order.id);
  await insertEvent(tx, order.id, { status: order.status, ...by, at: platform.clock.now() });
}

/**
 * Staff give by hand what the order is not yet paid for: it is theirs to end from now on, or the clock would take away again what they
 * gave. Does nothing to an order that no time runs out for. Holds the order's row: what belongs to it is locked afterwards.
 */
export async function takeInHand(platform: Platform, tx: Db, session: StaffSession, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !isUnpaid(order.status) || order.payableUntil === null) return;
  await leaveToStaff(platform, tx, order, session.staffId);
  const { status, payableUntil } = order;
  await recordAct(tx, session, {
    act: 'change-status',
    resource: 'orders',
    id: orderId,
    before: { status, payableUntil },
    after: { status: 'PROCESSING', payableUntil: null },
  });
}
