import { waitUntil } from '../shop.ts';
import { asOwner, createProduct, createShoppers, order, type Shopper } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const PIECES = 100_000;
/** Orders that are acknowledged before a kill; many more are under way. */
const AT_LEAST = 10;

type Acknowledged = { shopper: Shopper; orderId: string; finalAmount: number };

/** Fills a cart and orders. What was acknowledged is written down; false once the shop is gone. */
async function orderOnce(shopper: Shopper, productId: string, acknowledged: Acknowledged[]): Promise<boolean> {
  try {
    await shopper.client.call('POST /cart/items', { body: { productId, quantity: 2 } });
    const { order: placed } = await order(shopper);
    acknowledged.push({ shopper, orderId: placed.id, finalAmount: placed.finalAmount });
    return true;
  } catch (error) {
    const { name, status } = error as { name?: string; status?: number };
    if (name === 'NetworkError') return false;
    // Too many at once: told to come back in a moment, as this one does.
    if (status !== 503) throw error;
    return true;
  }
}

/** Over and over, until the shop is gone. */
async function orderUntilDead(shopper: Shopper, productId: string, acknowledged: Acknowledged[]): Promise<void> {
  while (await orderOnce(shopper, productId, acknowledged));
}

async function checkAcknowledged(acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { shopper, orderId, finalAmount } of acknowledged) {
    const { data } = await shopper.client.call('GET /orders/{id}', { params: { id: orderId } });
    expectThat(data.finalAmount === finalAmount, `order ${orderId} changed its total`);
    expectThat(data.orderItems.length === 1, `order ${orderId} lost its line`);
  }
}

async function run({ shop, initialStock, isShort }: Ground): Promise<string> {
  const [rounds, buyers] = isShort ? [2, 24] : [10, 200];
  const owner = await asOwner(shop.url);
  const productId = await createProduct(owner, PIECES);
  initialStock.set(productId, PIECES);
  const shoppers = await createShoppers(shop.url, buyers);
  const acknowledged: Acknowledged[] = [];
  const starts: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ordering = Promise.allSettled(shoppers.map((shopper) => orderUntilDead(shopper, productId, acknowledged)));
    const before = acknowledged.length;
    await waitUntil(async () => acknowledged.length >= before + AT_LEAST, 30_000, 'the first orders of this round');
    // Each time at another moment of what the others are doing.
    await new Promise((resolve) => setTimeout(resolve, round * 37));
    await shop.kill();
    const results = await ordering;
    starts.push(await shop.start());
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
  expectThat(acknowledged.length >= rounds * AT_LEAST, `only ${acknowledged.length} orders were acknowledged`);
  await checkAcknowledged(acknowledged);
  const slowest = Math.max(...starts) / 1000;
  return `${rounds} kills under ${buyers} checkouts at once: all ${acknowledged.length} acknowledged orders are there, once; slowest restart ${slowest.toFixed(1)} s`;
}

export const killedCheckouts: Trial = {
  name: 'SIGKILL during concurrent checkouts, again and again',
  target: 'every acknowledged order there, once, stock and total right',
  run,
};
