import { canMove, type Order, type OrderStatus } from '@tokpa/contract';

type Payable = {
  status: OrderStatus;
  paymentMethod: string;
  finalAmount: number;
  payableUntil: string | null;
  /** When the first of what it holds begins, where that has a date. */
  startsAt?: Date | undefined;
};
type Sent = { status: OrderStatus; paymentMethod: string; finalAmount: number; paidAt: string | null };

/** Whether an online payment may be (re)tried now. An order that staff took in hand has no time that runs out; what has begun is not sold. */
export function isPayable({ status, paymentMethod, finalAmount, payableUntil, startsAt }: Payable, now: Date): boolean {
  if (paymentMethod === 'cod' || finalAmount === 0) return false;
  const ends = [payableUntil === null ? undefined : new Date(payableUntil), startsAt];
  if (ends.some((end) => end !== undefined && end <= now)) return false;
  return canMove('PAYMENT', status, 'PAID') && status !== 'CANCELLED';
}

/** Whether all that paid the order goes back to the customer. */
export function isGivenBack({ refundedAmount, refundableAmount }: Pick<Order, 'refundedAmount' | 'refundableAmount'>) {
  return refundedAmount > 0 && refundableAmount === 0;
}

/** Whether the money can only be noted when it comes. An order not yet on its way is marked as paid by a change of its state; cash is noted when the parcel is there. */
export function leftUnpaid({ status, paidAt, paymentMethod, finalAmount }: Sent): boolean {
  const hasLeft = status === 'SHIPPED' || status === 'DELIVERED';
  return hasLeft && paidAt === null && paymentMethod !== 'cod' && finalAmount > 0;
}
