import { canMove, type OrderStatus } from '@tokpa/contract';

type Payable = { status: OrderStatus; paymentMethod: string; finalAmount: number; payableUntil: string | null };

/** Whether an online payment may be (re)tried now. */
export function isPayable(order: Payable, now: Date): boolean {
  if (order.paymentMethod === 'cod' || order.payableUntil === null || order.finalAmount === 0) return false;
  return canMove('PAYMENT', order.status, 'PAID') && order.status !== 'CANCELLED' && new Date(order.payableUntil) > now;
}
