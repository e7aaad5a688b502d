import { formatFcfa, type OrderStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { fieldProblem } from '#platform/problem';
import { type LockedOrder, takeOff } from './status.queries.ts';

type Handover = { to: OrderStatus; receivedAmount: number; note: string | null };

/**
 * A customer who keeps a part of a parcel pays that part at the door: the rest is taken off the order before its payment and its invoice are
 * written. Answers the order as it is then, and what its history says. Throws `received_amount_untimely`, `received_amount_wrong`.
 */
export async function receiveAtDoor(
  tx: Db,
  order: LockedOrder,
  { to, receivedAmount, note }: Handover,
): Promise<{ order: LockedOrder; note: string | null }> {
  const { finalAmount, paidAt, paymentMethod } = order;
  const isPaidNow = to === 'DELIVERED' && paymentMethod === 'cod' && paidAt === null && finalAmount > 0;
  if (!isPaidNow) throw fieldProblem('received_amount_untimely', 'receivedAmount');
  if (receivedAmount < 1 || receivedAmount > finalAmount)
    throw fieldProblem('received_amount_wrong', 'receivedAmount', {
      least: formatFcfa(1),
      total: formatFcfa(finalAmount),
    });
  const uncollected = finalAmount - receivedAmount;
  if (uncollected === 0) return { order, note };
  await takeOff(tx, order.id, uncollected);
  const said = `${formatFcfa(receivedAmount)} encaissés à la livraison sur ${formatFcfa(finalAmount)}.`;
  return { order: { ...order, finalAmount: receivedAmount }, note: note === null ? said : `${said} ${note}` };
}
