import type { Order } from '@tokpa/contract/orders';

/** What the customer was given back, or is about to be, in FCFA. */
export function refundedAmount({ refunds }: Pick<Order, 'refunds'>): number {
  return refunds
    .filter(({ status }) => status !== 'FAILED' && status !== 'WITHDRAWN')
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function refundOf(order: Pick<Order, 'refunds' | 'refundableAmount'>): 'none' | 'part' | 'whole' {
  if (refundedAmount(order) === 0) return 'none';
  return order.refundableAmount > 0 ? 'part' : 'whole';
}
