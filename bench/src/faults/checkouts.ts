import { newIdempotencyKey } from '@tokpa/contract/idempotency-key';
import type { ApiError } from '@tokpa/contract/client';
import type { Books } from './books.ts';
import { order, pay, type Shopper } from './people.ts';
import { expectThat } from './trial.ts';

const QUANTITY = 2;
const MOMENT_MS = 50;

/** What the shop has said about one key. */
export type Acknowledged = {
  shopper: Shopper;
  key: string;
  orderId: string;
  finalAmount: number;
  quantity: number;
  lines: number;
};

/** What is bought beside the product that all buy: a size of another one, or a seat. */
type Extra =
  | { productId: string; variationId: string; quantity: number }
  | { itemType: 'SEMINAR'; itemId: string; quantity: number };

/** Somebody who orders over and over, each time under a new key, and keeps a key until the shop has answered to it. */
export type Buyer = { shopper: Shopper; extra?: Extra; couponCode?: string; pays?: boolean; unanswered?: string };

/** What many buyers do with one product, and what they were told; `told`: each call that was told to come back in a moment, an order by its key, a cart by none. */
export type Checkouts = {
  productId: string;
  buyers: readonly Buyer[];
  acknowledged: Acknowledged[];
  told: (string | undefined)[];
};

/** Sends under the key that waits for its answer. */
async function send(buyer: Buyer, key: string, acknowledged: Acknowledged[]): Promise<void> {
  const { shopper, couponCode, pays } = buyer;
  const { order: placed, checkout_url: page } = await order(shopper, { key, ...(couponCode && { couponCode }) });
  const quantity = placed.orderItems.reduce((sum, item) => sum + item.quantity, 0);
  const lines = placed.orderItems.length;
  acknowledged.push({ shopper, key, orderId: placed.id, finalAmount: placed.finalAmount, quantity, lines });
  delete buyer.unanswered;
  // Whom a kill meets on the provider's page may have paid or not: the books say whether the shop counts what the provider has.
  if (pays && page !== undefined) await pay(page).catch(() => undefined);
}

/** Whether the shop is still there after somebody has ordered; what it refuses for a moment only (503) is done again by who asked. */
async function isStillThere(buyer: Buyer, checkouts: Checkouts): Promise<boolean> {
  try {
    await orderOnce(buyer, checkouts);
    return true;
  } catch (error) {
    const { name, status, retryAfterSeconds } = error as Partial<ApiError>;
    if (name === 'NetworkError') return false;
    if (status !== 503) throw error;
    expectThat(retryAfterSeconds !== undefined, 'a cart or an order was told 503 without Retry-After');
    checkouts.told.push(buyer.unanswered);
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    return true;
  }
}

/** A cart, and the key under which it is ordered next. */
export async function fillCart(buyer: Buyer, { productId }: Checkouts): Promise<string> {
  const { client } = buyer.shopper;
  await client.call('POST /cart/items', { body: { productId, quantity: QUANTITY } });
  if (buyer.extra) await client.call('POST /cart/items', { body: buyer.extra });
  buyer.unanswered = newIdempotencyKey();
  return buyer.unanswered;
}

/** A cart and its order; or once more the order that was sent and not answered. */
async function orderOnce(buyer: Buyer, checkouts: Checkouts): Promise<void> {
  const key = buyer.unanswered ?? (await fillCart(buyer, checkouts));
  await send(buyer, key, checkouts.acknowledged);
}

/** Whether the shop was there until the end. */
async function orderUntil(buyer: Buyer, checkouts: Checkouts, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) if (!(await isStillThere(buyer, checkouts))) return false;
  return true;
}

/** All of them at once, over and over, until the shop is gone or `isOver`. Resolves with how many got no answer at all at last. */
export async function orderAll(checkouts: Checkouts, isOver: () => boolean = () => false): Promise<number> {
  const results = await Promise.allSettled(checkouts.buyers.map((buyer) => orderUntil(buyer, checkouts, isOver)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.filter((result) => result.status === 'fulfilled' && !result.value).length;
}

/**
 * Whoever had no answer sends the same key again, as the storefront does. Resolves with how many they were, and how many of
 * their orders the shop had written down before.
 */
export async function sendAgain(books: Books, checkouts: Checkouts): Promise<{ sent: number; known: number }> {
  const waiting = checkouts.buyers.filter(({ unanswered }) => unanswered !== undefined);
  const keys = waiting.map(({ unanswered }) => unanswered);
  const known = await books.rows('select key from idempotency_keys where key = any($1)', [keys]);
  await Promise.all(
    waiting.map(async (buyer) => {
      while (buyer.unanswered !== undefined) {
        const isThere = await isStillThere(buyer, checkouts);
        expectThat(isThere, 'the shop was gone again when a checkout was sent once more');
      }
    }),
  );
  return { sent: waiting.length, known: known.length };
}

/** Every key that was sent has one order, every acknowledged order is as it was acknowledged, and no other order is there. */
export async function checkCheckouts(books: Books, { productId, acknowledged }: Checkouts): Promise<void> {
  const rows = await books.rows<{ key: string | null; order_id: string; quantity: number; final_amount: number }>(
    `select key, orders.id as order_id, orders.items_count as quantity, orders.final_amount from orders
     left join idempotency_keys on order_id = orders.id
     where exists (select from order_items where order_items.order_id = orders.id and product_id = $1)`,
    [productId],
  );
  const found = new Map(rows.map((row) => [row.order_id, row]));
  for (const { key, orderId, finalAmount, quantity } of acknowledged) {
    const row = found.get(orderId);
    expectThat(row !== undefined, `the acknowledged order ${orderId} is lost`);
    expectThat(row?.key === key, `order ${orderId} was acknowledged under ${key} and stands under ${row?.key}`);
    expectThat(row?.final_amount === finalAmount, `order ${orderId} changed its total`);
    expectThat(row?.quantity === quantity, `order ${orderId} changed what was ordered`);
  }
  const keys = new Set(acknowledged.map(({ key }) => key)).size;
  expectThat(
    keys === acknowledged.length && rows.length === keys,
    `${rows.length} orders for ${keys} keys, ${acknowledged.length} acknowledged`,
  );
}

/** The buyers themselves see each order of theirs, with its lines and its total. */
export async function readAcknowledged({ acknowledged }: Checkouts): Promise<void> {
  for (const { shopper, orderId, finalAmount, lines } of acknowledged) {
    const { data } = await shopper.client.call('GET /orders/{id}', { params: { id: orderId } });
    expectThat(data.finalAmount === finalAmount, `order ${orderId} shows another total`);
    expectThat(data.orderItems.length === lines, `order ${orderId} has other lines`);
  }
}
