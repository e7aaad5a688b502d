import { canMove, type OrderStatus } from '@tokpa/contract';

type Payable = { status: OrderStatus; paymentMethod: string; finalAmount: number; payableUntil: string | null };
type Sent = { status: OrderStatus; paymentMethod: string; finalAmount: number; paidAt: string | null };

/** Whether an online payment may be (re)tried now. */
export function isPayable(order: Payable, now: Date): boolean {
  if (order.paymentMethod === 'cod' || order.payableUntil === null || order.finalAmount === 0) return false;
  return canMove('PAYMENT', order.status, 'PAID') && order.status !== 'CANCELLED' && new Date(order.payableUntil) > now;
}

/** Whether the money can only be noted when it comes. An order not yet on its way is marked as paid by a change of its state; cash is noted when the parcel is there. */
export function leftUnpaid({ status, paidAt, paymentMethod, finalAmount }: Sent): boolean {
  const hasLeft = status === 'SHIPPED' || status === 'DELIVERED';
  return hasLeft && paidAt === null && paymentMethod !== 'cod' && finalAmount > 0;
}
