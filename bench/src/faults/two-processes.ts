import { createClient } from '@tokpa/contract/client';
import { waitUntil } from '../shop.ts';
import { expectEveryMailOnce, expectOneMailEach, waitForMails } from './mail-queue.ts';
import { asOwner, createProduct, createShoppers, order } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const BUYERS_OF_EACH = 10;
/** Slow enough that one process alone could not deliver the mails before the other looks for some. */
const MAIL_MS = 100;

/** Resolves with the slowest of twenty price changes, in milliseconds. */
async function seeEachOther({ shop, second }: Ground, productId: string): Promise<number> {
  const owner = await asOwner(shop.url);
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
  return Math.max(...waits);
}

/** A burst of orders over both processes: each one's mail is a job that either of them may take. */
async function orderOverBoth(ground: Ground, productId: string): Promise<string> {
  const { shop, second, mailServer } = ground;
  const buyers = [
    ...(await createShoppers(shop.url, BUYERS_OF_EACH)),
    ...(await createShoppers(second.url, BUYERS_OF_EACH)),
  ];
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  await waitForMails(ground);
  const before = mailServer.letters.length;
  mailServer.answerAfter(MAIL_MS);
  try {
    const placed = await Promise.all(buyers.map((buyer) => order(buyer)));
    await waitForMails(ground);
    expectOneMailEach(
      ground,
      placed.map(({ order: { orderNumber } }) => orderNumber),
    );
  } finally {
    mailServer.answerAfter(0);
  }
  const senders = mailServer.letters.slice(before).map(({ door }) => door);
  const [first, other] = ['first', 'second'].map((name) => senders.filter((door) => door === name).length);
  expectThat(first !== 0 && other !== 0, `one process alone sent the mails: ${first} and ${other}`);
  const all = await expectEveryMailOnce(ground);
  return `${buyers.length} orders, one mail each at the mail server (${first} by one process, ${other} by the other); all ${all} mails so far came once`;
}

async function run(ground: Ground): Promise<string> {
  const productId = await createProduct(await asOwner(ground.shop.url), 100, 2500);
  ground.initialStock.set(productId, 100);
  const slowest = await seeEachOther(ground, productId);
  const mails = await orderOverBoth(ground, productId);
  return `20 price changes seen by the other process, the slowest after ${Math.round(slowest)} ms; ${mails}`;
}

export const twoProcesses: Trial = {
  name: 'two processes on one database',
  target: 'each sees the other’s writes within 1 s, a job runs once',
  run,
};
