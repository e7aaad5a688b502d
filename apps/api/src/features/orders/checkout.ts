import type { Order } from '@tokpa/contract';
import { joinCalls } from '#platform/joined';
import type { Platform } from '#platform/platform';
import { findOrderOrThrow } from './list-orders.ts';
import { findFirstPayment, openFirstPayment, type Opener } from './pay-order.ts';
import { type PlacedOrder, placeOrder, type Purchase } from './place-order.ts';

export type Placed = { order: Order; checkout_url?: string };

/** Opens the payment of an order that was just placed; of one that the same call had placed before, finds its page. */
async function pay(
  platform: Platform,
  { orderId, toPay }: PlacedOrder,
  { by, opener }: Pick<Call, 'by' | 'opener'>,
): Promise<Placed> {
  const checkoutUrl = await (toPay
    ? openFirstPayment(platform, toPay, opener)
    : findFirstPayment(platform, await findOrderOrThrow(platform, orderId), opener));
  const order = await findOrderOrThrow(platform, orderId, opener === 'shopper' ? by : undefined);
  return checkoutUrl === undefined ? { order } : { order, checkout_url: checkoutUrl };
}

// The second click of one person with the same key joins the first, so that both get the payment page that it opens. Another
// process knows the order from the database.
const joinPlacing = joinCalls<Placed>();

/** Who places it, as shopper or for a caller, under which key, and what. */
type Call = { by: string; opener: Opener; key: string | undefined; what: unknown };

/** Places an order by `place`, then starts its payment. With an idempotency key, the same call again gets the same answer. */
export async function placeAndPay(
  platform: Platform,
  { by, opener, key, what }: Call,
  place: () => Promise<PlacedOrder>,
): Promise<Placed> {
  const work = async () => pay(platform, await place(), { by, opener });
  return key === undefined ? work() : joinPlacing(JSON.stringify([by, key, what]), work);
}

/** What a shopper sends from the checkout. */
export async function checkOut(platform: Platform, purchase: Purchase): Promise<Placed> {
  const { userId: by, checkout: what, idempotencyKey: key } = purchase;
  return placeAndPay(platform, { by, opener: 'shopper', key, what }, () => placeOrder(platform, purchase));
}
