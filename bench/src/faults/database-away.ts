import { answers, waitUntil } from '../shop.ts';
import { checkCheckouts, type Checkouts, orderAll, readAcknowledged, sendAgain } from './checkouts.ts';
import { asOwner, createProduct, createShoppers } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const NORMAL_WITHIN_MS = 2000;
const BACK_WITHIN_MS = 60_000;

/** Answers that came from the cache since this process began. */
async function keptAnswers(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, count] = /^tokpa_http_cached_total (\d+)$/m.exec(text) ?? [];
  if (count === undefined) throw new Error('the metrics do not count cached answers');
  return Number(count);
}

/** Whether a page is kept, and stays so for a moment. */
async function isKept(url: string, path: string): Promise<boolean> {
  await fetch(url + path);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = await keptAnswers(url);
  await fetch(url + path);
  return (await keptAnswers(url)) > before;
}

/** A call that no cache can answer. */
function needsDatabase(url: string): string {
  return `${url}/api/v1/products?search=rien-${Math.random()}`;
}

/** That call, a page and what a page's links load: none of them is kept. */
function needDatabase(url: string): string[] {
  const product = `${url}/product/rien-${Math.random()}`;
  return [needsDatabase(url), product, `${product}.data`];
}

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

async function stopDatabase(ground: Ground): Promise<string> {
  const { shop, second, isShort } = ground;
  const awayMs = isShort ? 3000 : 10_000;
  // What the trials before have left to do may still drop the page.
  await waitUntil(() => isKept(second.url, '/'), 20_000, 'the home page that somebody has looked at before');
  const start = await findStart(ground);
  // The first process owns the database: with it goes the database.
  await shop.stop();
  const [looked] = await Promise.allSettled([lookAround(second.url, awayMs)]);
  const [returned, started] = await Promise.allSettled([timeReturn(ground, start, [second.url]), shop.start()]);
  for (const result of [looked, returned, started]) if (result.status === 'rejected') throw result.reason;
  const { cached, told } = looked.status === 'fulfilled' ? looked.value : { cached: 0, told: 0 };
  const ms = returned.status === 'fulfilled' ? returned.value : 0;
  return `${awayMs / 1000} s away: ${cached} cached pages served, ${told} calls told 503 with Retry-After; normal ${ms} ms after PostgreSQL took connections`;
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
  const productId = await createProduct(await asOwner(shop.url), 100_000);
  initialStock.set(productId, 100_000);
  const shoppers = [...(await createShoppers(shop.url, 8)), ...(await createShoppers(second.url, 8))];
  const checkouts: Checkouts = { productId, buyers: shoppers.map((shopper) => ({ shopper })), acknowledged: [] };
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
  const slowest = (of: 'awayMs' | 'normalMs') => Math.round(Math.max(...times.map((time) => time[of])));
  return `${kills} kills under 16 buyers: back within ${slowest('awayMs')} ms, both processes normal within ${slowest('normalMs')} ms of it; all ${checkouts.acknowledged.length} keys have their one order`;
}

// Longer than it takes to find out: what is under way is given up after some fifteen seconds, what is new after five.
const FROZEN_MS = 20_000;

/** Nothing is refused and nothing answers, as behind a cable that somebody has pulled. */
async function freezeDatabase({ shop, second }: Ground): Promise<string> {
  const goOn = await shop.freezeDatabase();
  const began = performance.now();
  const asked: Promise<Response>[] = [];
  try {
    while (performance.now() - began < FROZEN_MS) {
      asked.push(fetch(needsDatabase(second.url)));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    goOn();
  }
  const back = performance.now();
  const isNormal = async () => answers(needsDatabase(second.url));
  await waitUntil(isNormal, NORMAL_WITHIN_MS, 'the shop after its database answers again');
  const normalMs = Math.round(performance.now() - back);
  const seen = await Promise.all(asked);
  const told = seen.filter(({ status, headers }) => status === 503 && headers.has('retry-after')).length;
  const served = seen.filter(({ ok }) => ok).length;
  expectThat(told + served === seen.length, `${seen.length - told - served} calls were answered otherwise`);
  expectThat(told > seen.length / 2, `only ${told} of ${seen.length} calls were told`);
  return `${FROZEN_MS / 1000} s: ${told} of ${seen.length} calls told 503 with Retry-After, ${served} answered late; normal ${normalMs} ms after it went on`;
}

export const databaseAway: readonly Trial[] = [
  {
    name: 'the database goes away',
    target: '503 with Retry-After, cached pages answer, normal within 2 s of its return',
    run: stopDatabase,
  },
  {
    name: 'PostgreSQL is frozen (SIGSTOP)',
    target: '503 with Retry-After, no crash, normal within 2 s of its return',
    run: freezeDatabase,
  },
  {
    name: 'SIGKILL of PostgreSQL under checkouts',
    target: 'it comes back, normal within 2 s of its return, every acknowledged order there, once',
    run: killDatabase,
  },
];
