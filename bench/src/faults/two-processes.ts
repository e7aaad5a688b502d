import { createClient } from '@tokpa/contract/client';
import { waitUntil } from '../shop.ts';
import { asOwner, createProduct, createShopper, order } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

async function seeEachOther({ shop, second, initialStock, books }: Ground): Promise<string> {
  const owner = await asOwner(shop.url);
  const productId = await createProduct(owner, 10, 2500);
  initialStock.set(productId, 10);
  const reader = createClient({ baseUrl: `${second.url}/api/v1` });
  const priceSeen = async () => (await reader.call('GET /products/{id}', { params: { id: productId } })).data.price;
  await waitUntil(
    async () => (await priceSeen().catch(() => 0)) === 2500,
    2000,
    'the new product on the other process',
  );
  const waits: number[] = [];
  for (let price = 3000; price < 3020; price += 1) {
    await owner.call('PUT /products/{id}', { params: { id: productId }, body: { price } });
    const began = performance.now();
    await waitUntil(async () => (await priceSeen()) === price, 1000, 'the new price on the other process');
    waits.push(performance.now() - began);
  }
  const shopper = await createShopper(second.url);
  await shopper.client.call('POST /cart/items', { body: { productId } });
  const { order: placed } = await order(shopper);
  const mails = async () =>
    (await books.rows('select id from mails where text like $1', [`%${placed.orderNumber}%`])).length;
  await waitUntil(async () => (await mails()) > 0, 20_000, 'the mail of the order');
  const written = await mails();
  expectThat(written === 1, `the mail of one order was written ${written} times`);
  return `20 price changes seen by the other process, the slowest after ${Math.round(Math.max(...waits))} ms; one order, one mail`;
}

export const twoProcesses: Trial = {
  name: 'two processes on one database',
  target: 'each sees the other’s writes within 1 s, a job runs once',
  run: seeEachOther,
};
