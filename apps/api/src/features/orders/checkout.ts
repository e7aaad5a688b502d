import type { Order } from '@tokpa/contract';
import { joinCalls } from '#platform/joined';
import type { Platform } from '#platform/platform';
import { findOrderOrThrow } from './list-orders.ts';
import { findFirstPayment, openFirstPayment } from './pay-order.ts';
import { placeOrder, type Purchase } from './place-order.ts';

export type Placed = { order: Order; checkout_url?: string };

/** The payment page of an order that the same call had placed before. */
export async function findFirstAnswer(platform: Platform, orderId: string): Promise<string | undefined> {
  return findFirstPayment(platform, await findOrderOrThrow(platform, orderId));
}

async function placeAndPay(platform: Platform, purchase: Purchase): Promise<Placed> {
  const { orderId, toPay } = await placeOrder(platform, purchase);
  const checkoutUrl = await (toPay ? openFirstPayment(platform, toPay) : findFirstAnswer(platform, orderId));
  const order = await findOrderOrThrow(platform, orderId);
  return checkoutUrl === undefined ? { order } : { order, checkout_url: checkoutUrl };
}

// The second click of one shopper with the same key joins the first, so that both get the payment page that it opens. Another
// process knows the order from the database.
const joinPlacing = joinCalls<Placed>();

/** Places the order, then starts its payment. With an idempotency key, the same call again gets the same answer. */
export async function checkOut(platform: Platform, purchase: Purchase): Promise<Placed> {
  const { userId, checkout, idempotencyKey } = purchase;
  if (idempotencyKey === undefined) return placeAndPay(platform, purchase);
  const name = JSON.stringify([userId, idempotencyKey, checkout]);
  return joinPlacing(name, () => placeAndPay(platform, purchase));
}
