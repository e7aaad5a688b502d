import type { Order } from '@tokpa/contract/orders';

/** What the customer was given back, or is about to be, in FCFA. */
export function refundedAmount({ refunds }: Pick<Order, 'refunds'>): number {
  return refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
}

/** Sent or handed over without being paid: its money can only be noted when it comes. */
export function leftUnpaid({ status, paymentMethod, finalAmount, transactions }: Order): boolean {
  const hasLeft = status === 'SHIPPED' || status === 'DELIVERED';
  const isPaid = transactions.some((its) => its.status === 'PAID' || its.status === 'REFUNDED');
  return hasLeft && paymentMethod !== 'cod' && finalAmount > 0 && !isPaid;
}

export function refundOf(order: Pick<Order, 'refunds' | 'refundableAmount'>): 'none' | 'part' | 'whole' {
  if (refundedAmount(order) === 0) return 'none';
  return order.refundableAmount > 0 ? 'part' : 'whole';
}
