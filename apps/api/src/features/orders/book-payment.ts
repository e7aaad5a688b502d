import { CURRENCY, formatFcfa } from '@tokpa/contract';
import { askAboutUnmatched, bookUnmatched, type ProviderPayment } from '#features/payments';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { lockOrderOrThrow } from './change-status.ts';
import { findTrackedOrder } from './orders.queries.ts';
import type { LockedOrder } from './status.queries.ts';

/**
 * Money of an order that is paid already would go back by itself, to whoever that is: a number that somebody mistyped must not do that.
 * Throws `order_not_payable`, `payment_differs`.
 */
function refuseUnlessDue({ paidAt, paymentMethod, finalAmount }: LockedOrder, payment: ProviderPayment): void {
  if (paidAt !== null || paymentMethod === 'cod') throw new Problem('order_not_payable');
  if (payment.amount === finalAmount && payment.currency === CURRENCY) return;
  throw new Problem('payment_differs', { values: { total: formatFcfa(finalAmount) } });
}

/**
 * Money whose payment the shop does not know pays the order that somebody names, as if it had just come: a cancelled one comes back if it can,
 * or the money goes back. Answers the order's number. Throws `transaction_not_found`, `payment_unconfirmed`, `payment_known`,
 * `order_not_found`, `order_not_payable`, `payment_differs`.
 */
export async function bookPayment(
  platform: Platform,
  by: StaffSession,
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<string> {
  const payment = await askAboutUnmatched(platform, id);
  return platform.transact(async (tx) => {
    const named = await findTrackedOrder(tx, { orderNumber, orderId: undefined, userId: undefined });
    if (!named) throw new Problem('order_not_found');
    const order = await lockOrderOrThrow(tx, named.id);
    refuseUnlessDue(order, payment);
    const transactionId = await bookUnmatched(platform, tx, { id, orderId: order.id, payment });
    const { reference: providerId, amount, paidAt } = payment;
    const after = { transactionId, providerId, amount, paidAt };
    await recordAct(tx, by, { act: 'book-payment', resource: 'orders', id: order.id, after });
    return order.orderNumber;
  });
}
