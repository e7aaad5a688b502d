import type { Order } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { findOrderOrThrow, findRecordOrThrow, withPayments } from './list-orders.ts';
import { findOrOpenPayment } from './pay-order.ts';
import { placeOrder, type Purchase } from './place-order.ts';

export type Placed = { order: Order; checkout_url?: string };

async function placeAndPay(platform: Platform, purchase: Purchase): Promise<Placed> {
  const { orderId } = await placeOrder(platform, purchase);
  const record = await findRecordOrThrow(platform, orderId);
  const checkoutUrl = await findOrOpenPayment(platform, record);
  if (checkoutUrl === undefined) {
    const [order] = await withPayments(platform.db, [record], platform.clock.now());
    if (!order) throw new Problem('order_not_found');
    return { order };
  }
  return { order: await findOrderOrThrow(platform, orderId), checkout_url: checkoutUrl };
}

// The second click of one shopper with the same key joins the first, so that both get the payment page that it opens. Another
// process knows the order from the database.
const underWay = new Map<string, Promise<Placed>>();

/** Places the order, then starts its payment. With an idempotency key, the same call again gets the same answer. */
export async function checkOut(platform: Platform, purchase: Purchase): Promise<Placed> {
  const { userId, checkout, idempotencyKey } = purchase;
  if (idempotencyKey === undefined) return placeAndPay(platform, purchase);
  const name = JSON.stringify([userId, idempotencyKey, checkout]);
  const first = underWay.get(name);
  if (first) return first;
  const placing = placeAndPay(platform, purchase).finally(() => underWay.delete(name));
  underWay.set(name, placing);
  return placing;
}
