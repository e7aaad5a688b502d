import type { Order } from '@tokpa/contract/orders';
import { isUnpaid, TRACKER_STEPS } from '@tokpa/contract/order-status';

/** The tracker's steps, and how many of them lie behind; null where an order goes nowhere any more. */
export function trackerOf({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>) {
  if (status === 'CANCELLED') return null;
  // Cash is paid at the door: there is no confirmation to wait for on the way.
  const steps = TRACKER_STEPS.filter((step) => paymentMethod !== 'cod' || step.status !== 'PAID');
  // After a failed payment the order waits where it was received.
  const reached = status === 'FAILED' ? 'PENDING' : status;
  const position = steps.findIndex((step) => step.status === reached);
  return { labels: steps.map(({ label }) => label), behind: position + 1 };
}

/** Whether money is still expected through a payment page. */
export function awaitsPayment({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): boolean {
  return paymentMethod !== 'cod' && isUnpaid(status);
}
