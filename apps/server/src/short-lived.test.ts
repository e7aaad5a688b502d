import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableShop } from './testing/killable-shop.ts';

const TRACES = ['--trace-gc', '--trace-gc-nvp', '--trace-gc-verbose'];
// Long enough for its compressing to be another thread's work.
const PATH = '/blog/bien-dormir';
const PARAGRAPHS = 400;
const PAGES = 400;
const AT_ONCE = 8;

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3410, env: { CACHE_MB: '0' }, nodeArguments: TRACES });
  await shop.database.pool.query(
    `insert into blog_posts (slug, title, content, status, published_at)
      select 'bien-dormir', 'Bien dormir', string_agg('<p>La nuit numéro ' || night || ' fut calme.</p>', ''), 'PUBLISHED', now()
      from generate_series(1, $1::int) as night`,
    [PARAGRAPHS],
  );
  await shop.start();
}, 90_000);

afterAll(() => shop.remove());

async function askOften(path: string): Promise<void> {
  const askInTurn = async () => {
    for (let asked = 0; asked < PAGES / AT_ONCE; asked += 1) {
      const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
}

type Collection = { isSmall: boolean; promoted: number; buffers: number };

/** What V8 has told of its collections, in the order of time; in KB. */
function collectionsIn(told: string): Collection[] {
  return told
    .split(/^(?=\[.*ms: pause=)/m)
    .filter((part) => / gc=/.test(part) && /Backing store memory/.test(part))
    .map((part) => ({
      isSmall: / gc=s /.test(part),
      promoted: Number(/ promoted=(\d+)/.exec(part)?.[1]) / 1024,
      buffers: Number(/Backing store memory: +(\d+)/.exec(part)?.[1]),
    }));
}

// Of each page, in KB: 11 become old and 20 of its buffers stay; with any one that V8 or Node holds on to, 26 to 44 and 77 to 120.
const MOST_PROMOTED = 18;
const MOST_BUFFERS = 40;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('what a page was made of is gone with the next small collection', async () => {
  await askOften(PATH);
  const before = shop.said().length;
  await askOften(PATH);
  const collections = collectionsIn(shop.said().slice(before));
  const small = collections.filter(({ isSmall }) => isSmall);
  const grown = collections.slice(1).flatMap(({ isSmall, buffers }, at) => {
    const last = collections[at];
    return isSmall && last?.isSmall ? [buffers - last.buffers] : [];
  });
  const perPage = { promoted: sum(small.map(({ promoted }) => promoted)) / PAGES, buffers: sum(grown) / PAGES };
  expect(small.length).toBeGreaterThan(10);
  expect(perPage.promoted).toBeLessThan(MOST_PROMOTED);
  expect(perPage.buffers).toBeLessThan(MOST_BUFFERS);
}, 60_000);
