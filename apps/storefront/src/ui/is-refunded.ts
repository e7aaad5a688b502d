import type { Order } from '@tokpa/contract/orders';

export type Refundable = Pick<Order, 'status' | 'refundedAmount' | 'refundableAmount'>;

/** Whether all that was paid goes back to the shopper: nothing is prepared or expected any more. */
export function isRefunded({ status, refundedAmount, refundableAmount }: Refundable): boolean {
  return status !== 'CANCELLED' && refundedAmount > 0 && refundableAmount === 0;
}
