import { canMove, formatFcfa, mayDo, type OrderStatus, type ReceivedMethod } from '@tokpa/contract';
import { recordAct } from '#platform/audit';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { changeStatus, lockOrderOrThrow } from './change-status.ts';
import { refuseWhileMoneyIsUnsaid } from './refund-order.ts';
import { receiveAtDoor } from './receive-at-door.ts';
import { findRefundable, type LockedOrder } from './status.queries.ts';
import { takeLocked } from './take-in-hand.ts';

/** Cancelling gives back what was paid: that takes the right to refund. Throws `forbidden`. */
async function refuseUnlessMayGiveBack(tx: Db, orderId: string, { role }: StaffSession): Promise<void> {
  if (mayDo(role, 'orders.refund') || (await findRefundable(tx, orderId)).length === 0) return;
  const problem = new Problem('forbidden');
  problem.message = 'Cette commande est payée : l’annuler rend l’argent, ce que fait un responsable.';
  throw problem;
}

/** What is cancelled or leaves is decided with the money in sight: it may have come, or gone back, since. Throws `refund_changed`. */
async function refuseWhereMoneyChanged(
  tx: Db,
  { id, status }: LockedOrder,
  { to, agreedAmount }: { to: OrderStatus; agreedAmount: number | undefined },
): Promise<void> {
  // That the order is cancelled already says more than what is left of its money.
  if (agreedAmount === undefined || !canMove('STAFF', status, to)) return;
  const left = (await findRefundable(tx, id)).reduce((sum, one) => sum + one.left, 0);
  if (left === agreedAmount) return;
  const problem = new Problem('refund_changed');
  problem.message = `De l’argent est arrivé ou reparti entre-temps : ce qui peut être remboursé sur cette commande est maintenant de ${formatFcfa(left)}. Vérifiez avant de confirmer.`;
  throw problem;
}

type StatusWish = {
  status: OrderStatus;
  note?: string | null | undefined;
  agreedAmount?: number | undefined;
  receivedMethod?: ReceivedMethod | null | undefined;
  /** What the courier got, where it is handed over and paid at the door. */
  receivedAmount?: number | undefined;
};

/** The order and the note of its change, once it is known what came at the door. */
async function withMoneyOfDoor(
  tx: Db,
  order: LockedOrder,
  to: OrderStatus,
  { receivedAmount, note: written }: StatusWish,
): Promise<{ order: LockedOrder; note: string | null }> {
  const note = written || null;
  // That it can not be handed over any more says more than what came for it.
  if (receivedAmount === undefined || !canMove('STAFF', order.status, to)) return { order, note };
  return receiveAtDoor(tx, order, { to, receivedAmount, note });
}

/** Staff move an order forward, take it in hand, or cancel it. */
export async function updateStatus(
  platform: Platform,
  { orderId, session }: { orderId: string; session: StaffSession },
  wish: StatusWish,
): Promise<void> {
  const { status: to } = wish;
  await platform.transact(async (tx) => {
    const locked = await lockOrderOrThrow(tx, orderId);
    if (to === 'CANCELLED') {
      await refuseUnlessMayGiveBack(tx, orderId, session);
      await refuseWhileMoneyIsUnsaid(tx, orderId);
    }
    const { agreedAmount, receivedAmount, receivedMethod } = wish;
    await refuseWhereMoneyChanged(tx, locked, { to, agreedAmount });
    const { order, note } = await withMoneyOfDoor(tx, locked, to, wish);
    if (to === 'PROCESSING') return takeLocked(platform, tx, session, { order, note });
    const by = { actor: 'STAFF', staffId: session.staffId } as const;
    await changeStatus(platform, tx, order, { to, ...by, note, receivedMethod });
    await recordAct(tx, session, {
      act: 'change-status',
      resource: 'orders',
      id: orderId,
      before: { status: order.status },
      after: { status: to, receivedAmount, method: receivedMethod ?? undefined },
    });
  });
}
