import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '@tokpa/contract/client';
import { KillableShop } from './testing/killable-shop.ts';

const OWNER = { ADMIN_EMAIL: 'proprietaire@example.com', ADMIN_PASSWORD: 'Essai-2026!' };
const VISITS = 12;
// What one process writes the others know within a second: design, quality.
const WITHIN_A_SECOND = { timeout: 1000, interval: 20 };
const PATIENCE = { timeout: 30_000, interval: 100 };

let shop: KillableShop;

/** On a connection of its own, so that the processes take turns. */
function read(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(shop.url + path, { agent: false }, (answer) => resolve(text(answer))).on('error', reject);
  });
}

const visits = (path: string) => Promise.all(Array.from({ length: VISITS }, () => read(path)));

/** The processes that answer, by the moment when each began. */
async function serving(): Promise<Set<string | undefined>> {
  const metrics = await visits('/metrics');
  return new Set(metrics.map((said) => /^process_start_time_seconds (.+)$/m.exec(said)?.[1]));
}

function bothServe(): ReturnType<typeof serving> {
  return vi.waitFor(async () => {
    const both = await serving();
    expect(both.size).toBe(2);
    return both;
  }, PATIENCE);
}

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3393, env: { ...OWNER, WEB_CONCURRENCY: '2' } });
  await shop.start();
  await bothServe();
}, 90_000);

afterAll(() => shop.remove());

test('two processes on one port answer the same within a second of a write', async () => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `with category as (insert into categories (slug, name) values ('miels', 'Miels') returning id)
     insert into products (category_id, slug, name, price, stock)
     select id, 'miel', 'Miel de forêt', 2500, 5 from category returning id`,
  );
  const id = rows[0]?.id ?? '';
  const baseUrl = `${shop.url}/api/v1`;
  const { token } = await createClient({ baseUrl }).call('POST /auth/admin/login', {
    body: { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD },
  });
  const owner = createClient({ baseUrl, token: () => token });
  for (const price of [3000, 3100, 3200, 3300]) {
    await owner.call('PUT /products/{id}', { params: { id }, body: { price } });
    await vi.waitFor(async () => {
      const answers = await visits(`/api/v1/products/${id}`);
      expect(answers.map((answer) => (JSON.parse(answer) as { data: { price: number } }).data.price)).toEqual(
        Array.from({ length: VISITS }, () => price),
      );
    }, WITHIN_A_SECOND);
  }
}, 60_000);

test('a process that dies is replaced, and the other goes on', async () => {
  const [first = 0, second = 0] = await shop.workers();
  const before = await bothServe();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await shop.workers()).not.toContain(first), PATIENCE);
  // The one that is to replace it may be there already.
  expect([...(await serving())].filter((one) => before.has(one))).toHaveLength(1);
  await bothServe();
  expect(await shop.workers()).toContain(second);
}, 60_000);
