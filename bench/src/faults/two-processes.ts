import { createClient } from '@tokpa/contract/client';
import { formatFcfa } from '@tokpa/contract/money';
import { waitUntil } from '../shop.ts';
import { expectEveryMailOnce, expectOneMailEach, waitForMails } from './mail-queue.ts';
import { asOwner, createProduct, createShoppers, order } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const BUYERS_OF_EACH = 10;
/** Slow enough that one process alone could not deliver the mails before the other looks for some. */
const MAIL_MS = 100;

type Change = { write(value: string): Promise<unknown>; read(): Promise<string | undefined> };

/** The price that a product's page shows, where it tells people and machines the same. */
async function priceOnPage(url: string, slug: string): Promise<string | undefined> {
  const page = await (await fetch(`${url}/product/${slug}`)).text();
  const [, price] = /"@type":"Offer","price":(\d+)/.exec(page) ?? [];
  return price !== undefined && page.includes(`>${formatFcfa(Number(price))}<`) ? price : undefined;
}

/** What is written at one process and read at the other, in both directions: a price, by the API and on its page, and a category's name. */
async function changesOf({ shop, second }: Ground, productId: string): Promise<Change[]> {
  const directions = [
    [shop.url, second.url],
    [second.url, shop.url],
  ] as const;
  const perDirection = directions.map(async ([here, there]): Promise<Change[]> => {
    const owner = await asOwner(here);
    const reader = createClient({ baseUrl: `${there}/api/v1` });
    const { data: category } = await owner.call('POST /categories', { body: { name: `Rayon ${here}` } });
    const [product, shelf] = [{ params: { id: productId } }, { params: { id: category.id } }];
    const { slug } = (await reader.call('GET /products/{id}', product)).data;
    const setPrice = (value: string) =>
      owner.call('PUT /products/{id}', { ...product, body: { price: Number(value) } });
    return [
      {
        write: setPrice,
        read: async () => String((await reader.call('GET /products/{id}', product)).data.price),
      },
      { write: setPrice, read: () => priceOnPage(there, slug) },
      {
        write: (value) => owner.call('PUT /categories/{id}', { ...shelf, body: { name: value } }),
        read: async () => {
          const { data } = await reader.call('GET /categories');
          return data.find(({ id }) => id === category.id)?.name;
        },
      },
    ];
  });
  return (await Promise.all(perDirection)).flat();
}

/** Resolves with the slowest of sixty changes, in milliseconds. */
async function seeEachOther(ground: Ground, productId: string): Promise<number> {
  const waits: number[] = [];
  const changes = await changesOf(ground, productId);
  // What is read for the first time comes from the database: each must be in the caches before.
  const readAll = () => Promise.all(changes.map(({ read }) => read().catch(() => undefined)));
  await waitUntil(async () => !(await readAll()).includes(undefined), 2000, 'what is new at the other process');
  for (let turn = 0; turn < 10; turn += 1) {
    for (const [at, { write, read }] of changes.entries()) {
      const value = String(3000 + turn * changes.length + at);
      await write(value);
      const began = performance.now();
      await waitUntil(async () => (await read()) === value, 1000, 'a change at the other process');
      waits.push(performance.now() - began);
    }
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
  return `60 changes of a price, of a price on its page and of a category, written at either, seen by the other, the slowest after ${Math.round(slowest)} ms; ${mails}`;
}

export const twoProcesses: Trial = {
  name: 'two processes on one database',
  target: 'each sees the other’s writes within 1 s, on its pages too, a job runs once',
  run,
};
