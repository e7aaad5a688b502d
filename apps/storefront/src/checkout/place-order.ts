import { ApiError } from '@tokpa/contract/client';
import { asReachedHere } from '../api/as-reached-here.ts';
import { api } from '../api/browser.ts';
import { leavePage } from '../api/leave-page.ts';
import { rememberCheckout } from './checkout-memory.ts';
import type { Attempt } from './checkout-memory.ts';

export type Placed = { orderId: string; checkoutUrl: string | undefined };

/** Whether the server has refused for good: only then may the next try count as another one. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Sends one attempt. Its key is kept until the answer is known, also across a reload. */
export async function placeOrder(attempt: Attempt): Promise<Placed> {
  rememberCheckout({ attempt });
  try {
    const { order, checkout_url } = await api.call('POST /orders', {
      body: attempt.body,
      headers: { 'idempotency-key': attempt.key },
    });
    return { orderId: order.id, checkoutUrl: checkout_url };
  } catch (error) {
    if (isRefused(error)) rememberCheckout({ attempt: null });
    throw error;
  }
}

/** Goes to pay; the way back from there leads to the order, no longer to the checkout. */
export function leaveForPayment({ orderId, checkoutUrl }: Placed): void {
  const orderAddress = `/order/${orderId}`;
  if (!checkoutUrl) {
    window.location.replace(orderAddress);
    return;
  }
  window.history.replaceState(null, '', orderAddress);
  // The place that the browser keeps for the way back is one of the order from now on.
  window.scrollTo({ top: 0, behavior: 'instant' });
  leavePage(asReachedHere(checkoutUrl));
}
