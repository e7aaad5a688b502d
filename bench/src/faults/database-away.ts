import { answers, waitUntil } from '../shop.ts';
import { checkCheckouts, type Checkouts, fillCart, orderAll, readAcknowledged, sendAgain } from './checkouts.ts';
import { freezeAndAsk, FROZEN_MS } from './frozen-database.ts';
import { isKept, needDatabase, needsDatabase, NORMAL_WITHIN_MS } from './needs-database.ts';
import { asOwner, createProduct, createShoppers } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const BACK_WITHIN_MS = 60_000;
const PIECES = 100_000;

/** Asks for what is kept and for what is not, as long as the database is away. */
async function lookAround(url: string, awayMs: number): Promise<{ cached: number; told: number }> {
  const began = performance.now();
  const seen = { cached: 0, told: 0 };
  while (performance.now() - began < awayMs) {
    const cached = await fetch(`${url}/`);
    expectThat(cached.status === 200, `the cached home page answered ${cached.status}`);
    seen.cached += 1;
    for (const address of needDatabase(url)) {
      const refused = await fetch(address);
      const isTold = refused.status === 503 && refused.headers.has('retry-after');
      expectThat(isTold, `${address} answered ${refused.status} without the database it needs`);
      seen.told += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return seen;
}

/** Which start of the database this is. Undefined: it takes no connections. */
async function findStart({ books }: Ground): Promise<string | undefined> {
  try {
    const [row] = await books.rows<{ at: string }>('select pg_postmaster_start_time()::text as at');
    return row?.at;
  } catch {
    return undefined;
  }
}

/** Waits until PostgreSQL itself, started anew, takes connections; resolves with how long the shop then took to be normal. */
async function timeReturn(ground: Ground, startBefore: string | undefined, urls: readonly string[]): Promise<number> {
  const accepts = async () => {
    const start = await findStart(ground);
    // What is left of a killed server may answer for another moment.
    return start !== undefined && start !== startBefore;
  };
  await waitUntil(accepts, BACK_WITHIN_MS, 'the database');
  const back = performance.now();
  const isNormal = async () => {
    const seen = await Promise.all(urls.map((url) => answers(needsDatabase(url))));
    return seen.every(Boolean);
  };
  await waitUntil(isNormal, NORMAL_WITHIN_MS, 'the shop after its database is back');
  return Math.round(performance.now() - back);
}

/** People at the second process: half of them are about to order what is in their carts, the others to fill theirs. */
async function createWriters({ second, initialStock }: Ground): Promise<Checkouts> {
  const productId = await createProduct(await asOwner(second.url), PIECES);
  initialStock.set(productId, PIECES);
  const shoppers = await createShoppers(second.url, 8);
  const checkouts: Checkouts = {
    productId,
    buyers: shoppers.map((shopper) => ({ shopper })),
    acknowledged: [],
    told: [],
  };
  await Promise.all(checkouts.buyers.slice(4).map((buyer) => fillCart(buyer, checkouts)));
  return checkouts;
}

/** They write as long as `act` lasts. Each call is answered: done, or 503 with Retry-After; what is sent again under its key afterwards is placed once. */
async function writeDuring<Seen>(
  ground: Ground,
  checkouts: Checkouts,
  act: () => Promise<Seen>,
): Promise<[Seen, Written]> {
  let isOver = false;
  const writing = orderAll(checkouts, () => isOver);
  // Thrown when it is waited for, below.
  writing.catch(() => undefined);
  const [seen] = await Promise.allSettled([act()]);
  isOver = true;
  const unanswered = await writing;
  if (seen.status === 'rejected') throw seen.reason;
  expectThat(unanswered === 0, `${unanswered} carts or orders got no answer at all`);
  await sendAgain(ground.books, checkouts);
  await checkCheckouts(ground.books, checkouts);
  await readAcknowledged(checkouts);
  return [seen.value, countWritten(checkouts)];
}

/** `carts`, `orders`: how often they were told to come back; `placed`: what became of the orders. */
type Written = { carts: number; orders: number; placed: string };

function countWritten({ told, acknowledged }: Checkouts): Written {
  const toldKeys = new Set(told);
  const again = acknowledged.filter(({ key }) => toldKeys.has(key)).length;
  const carts = told.filter((key) => key === undefined).length;
  expectThat(again > 0, 'nobody ordered while the database was away');
  const placed = `${again} orders placed once when they were sent again, ${acknowledged.length - again} placed at first`;
  return { carts, orders: told.length - carts, placed };
}

async function stopDatabase(ground: Ground): Promise<string> {
  const { shop, second, isShort } = ground;
  const awayMs = isShort ? 3000 : 10_000;
  const checkouts = await createWriters(ground);
  // What the trials before have left to do may still drop the page.
  await waitUntil(() => isKept(second.url, '/'), 20_000, 'the home page that somebody has looked at before');
  const start = await findStart(ground);
  // The first process owns the database: with it goes the database.
  await shop.stop();
  const [{ cached, told, ms }, { carts, orders, placed }] = await writeDuring(ground, checkouts, async () => {
    const [looked] = await Promise.allSettled([lookAround(second.url, awayMs)]);
    const [returned, started] = await Promise.allSettled([timeReturn(ground, start, [second.url]), shop.start()]);
    if (looked.status === 'rejected') throw looked.reason;
    if (returned.status === 'rejected') throw returned.reason;
    if (started.status === 'rejected') throw started.reason;
    return { ...looked.value, ms: returned.value };
  });
  expectThat(carts > 0, 'nobody filled a cart while the database was away');
  return `${awayMs / 1000} s away: ${cached} cached pages served, ${told} calls and pages told 503 with Retry-After, ${carts} carts and ${orders} orders told so too; ${placed}; normal ${ms} ms after PostgreSQL took connections`;
}

/** Kills the database under the orders and waits for it. Resolves with how long it and then the shop took. */
async function killUnder(ground: Ground, { acknowledged }: Checkouts): Promise<{ awayMs: number; normalMs: number }> {
  const { shop, second } = ground;
  const before = acknowledged.length;
  const hasMore = (count: number) => async () => acknowledged.length >= count;
  await waitUntil(hasMore(before + 10), 30_000, 'the first orders');
  const start = await findStart(ground);
  await shop.killDatabase();
  const began = performance.now();
  const normalMs = await timeReturn(ground, start, [shop.url, second.url]);
  const awayMs = performance.now() - began - normalMs;
  await waitUntil(hasMore(acknowledged.length + 10), 30_000, 'orders after the return');
  return { awayMs, normalMs };
}

async function killDatabase(ground: Ground): Promise<string> {
  const { shop, second, books, initialStock, isShort } = ground;
  const productId = await createProduct(await asOwner(shop.url), PIECES);
  initialStock.set(productId, PIECES);
  const shoppers = [...(await createShoppers(shop.url, 8)), ...(await createShoppers(second.url, 8))];
  const checkouts: Checkouts = {
    productId,
    buyers: shoppers.map((shopper) => ({ shopper })),
    acknowledged: [],
    told: [],
  };
  const kills = isShort ? 2 : 5;
  const times: { awayMs: number; normalMs: number }[] = [];
  let isOver = false;
  const ordering = orderAll(checkouts, () => isOver);
  // Thrown when it is waited for, below.
  ordering.catch(() => undefined);
  try {
    for (let kill = 1; kill <= kills; kill += 1) times.push(await killUnder(ground, checkouts));
  } finally {
    isOver = true;
    await ordering;
  }
  await sendAgain(books, checkouts);
  await checkCheckouts(books, checkouts);
  await readAcknowledged(checkouts);
  expectThat(checkouts.told.length > 0, 'nobody was told 503 while the database was away');
  const slowest = (of: 'awayMs' | 'normalMs') => Math.round(Math.max(...times.map((time) => time[of])));
  return `${kills} kills under 16 buyers: back within ${slowest('awayMs')} ms, both processes normal within ${slowest('normalMs')} ms of it; ${checkouts.told.length} carts and orders told 503 with Retry-After; all ${checkouts.acknowledged.length} keys have their one order`;
}

async function freezeDatabase(ground: Ground): Promise<string> {
  const checkouts = await createWriters(ground);
  const [{ cached, told, normalMs }, { orders, placed }] = await writeDuring(ground, checkouts, async () => {
    // The first orders are under way when it freezes. From then on each of these people waits for the answer to an order: carts are asked besides.
    await waitUntil(async () => checkouts.acknowledged.length > 4, 10_000, 'the first orders');
    return freezeAndAsk(ground, checkouts.productId);
  });
  return `${FROZEN_MS / 1000} s: ${cached} cached pages served; told 503 with Retry-After: ${told}, the others answered late; ${orders} orders told so too; ${placed}; normal ${normalMs} ms after it went on`;
}

export const databaseAway: readonly Trial[] = [
  {
    name: 'the database goes away',
    target:
      '503 with Retry-After for calls, pages and their data, carts and orders, cached pages answer, normal within 2 s of its return; what is sent again under its key is placed once',
    run: stopDatabase,
  },
  {
    name: 'PostgreSQL is frozen (SIGSTOP)',
    target:
      '503 with Retry-After for calls, pages and their data, carts and orders, cached pages answer, no crash, normal within 2 s of its return; what is sent again under its key is placed once',
    run: freezeDatabase,
  },
  {
    name: 'SIGKILL of PostgreSQL under checkouts',
    target:
      '503 with Retry-After for carts and orders, it comes back, normal within 2 s of its return, every acknowledged order there, once',
    run: killDatabase,
  },
];
