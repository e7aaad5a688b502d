import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableShop } from './testing/killable-shop.ts';

const TRACES = ['--trace-gc', '--trace-gc-nvp', '--trace-gc-verbose'];
const PAGES = 400;
const AT_ONCE = 8;

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3410, env: { CACHE_MB: '0' }, nodeArguments: TRACES });
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('what a page was made of is gone with the next small collection', async () => {
  await askOften('/');
  const before = shop.said().length;
  await askOften('/');
  const collections = collectionsIn(shop.said().slice(before));
  const small = collections.filter(({ isSmall }) => isSmall);
  const grown = collections.slice(1).flatMap(({ isSmall, buffers }, at) => {
    const last = collections[at];
    return isSmall && last?.isSmall ? [buffers - last.buffers] : [];
  });
  const perPage = { promoted: sum(small.map(({ promoted }) => promoted)) / PAGES, buffers: sum(grown) / PAGES };
  console.log(JSON.stringify(perPage), small.length);
  expect(small.length).toBeGreaterThan(10);
  expect(perPage.promoted).toBeLessThan(20);
  expect(perPage.buffers).toBeLessThan(20);
}, 60_000);
