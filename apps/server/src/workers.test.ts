import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '@tokpa/contract/client';
import { KillableShop } from './testing/killable-shop.ts';

const OWNER = { ADMIN_EMAIL: 'proprietaire@example.com', ADMIN_PASSWORD: 'Essai-2026!' };
const PROCESSES = 4;
const VISITS = 24;
// What one process writes the others know within a second: design, quality. Where the machine stands still for a moment, three of four say so all the same.
const WITHIN_MS = 1000;
const LOOKED = { timeout: 5000, interval: 20 };
const PATIENCE = { timeout: 30_000, interval: 100 };

let shop: KillableShop;

/** On a connection of its own, so that the processes take turns. */
function read(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(shop.url + path, { agent: false }, (answer) => resolve(text(answer))).on('error', reject);
  });
}

const visits = (path: string) => Promise.all(Array.from({ length: VISITS }, () => read(path)));

/** Its address is said once each of them answers; the first alone is ready before. */
function allAnswer(): Promise<void> {
  return vi.waitFor(() => expect(shop.said()).toContain(shop.url), PATIENCE);
}

/** When the youngest process that answers began, in seconds. */
async function lastBeginning(): Promise<number> {
  const metrics = await visits('/metrics');
  return Math.max(...metrics.map((said) => Number(/^process_start_time_seconds (.+)$/m.exec(said)?.[1])));
}

/** The processes that hear of each other's writes, by the connection on which PostgreSQL tells each of them. */
async function listening(): Promise<Set<number>> {
  const { rows } = await shop.database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'tokpa cache'`,
  );
  return new Set(rows.map(({ pid }) => pid));
}

function allListen(): ReturnType<typeof listening> {
  return vi.waitFor(async () => {
    const all = await listening();
    expect(all.size).toBe(PROCESSES);
    return all;
  }, PATIENCE);
}

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3393, env: { ...OWNER, WEB_CONCURRENCY: String(PROCESSES) } });
  await shop.start();
  await allAnswer();
}, 90_000);

afterAll(() => shop.remove());

test('four processes on one port answer the same within a second of a write', async () => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `with category as (insert into categories (slug, name) values ('miels', 'Miels') returning id)
     insert into products (category_id, slug, name, price, stock)
     select id, 'miel', 'Miel de forêt', 2500, 5 from category returning id`,
  );
  const id = rows[0]?.id ?? '';
  await allListen();
  const baseUrl = `${shop.url}/api/v1`;
  const { token } = await createClient({ baseUrl }).call('POST /auth/admin/login', {
    body: { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD },
  });
  const owner = createClient({ baseUrl, token: () => token });
  const took: number[] = [];
  for (const price of [3000, 3100, 3200, 3300]) {
    await owner.call('PUT /products/{id}', { params: { id }, body: { price } });
    const written = performance.now();
    await vi.waitFor(async () => {
      const answers = await visits(`/api/v1/products/${id}`);
      expect(answers.map((answer) => (JSON.parse(answer) as { data: { price: number } }).data.price)).toEqual(
        Array.from({ length: VISITS }, () => price),
      );
    }, LOOKED);
    took.push(performance.now() - written);
  }
  const [, , third = Number.POSITIVE_INFINITY] = took.toSorted((one, other) => one - other);
  expect(third).toBeLessThan(WITHIN_MS);
}, 60_000);

test('a process that dies is replaced, and the others go on', async () => {
  const [first = 0, ...others] = await shop.workers();
  const before = await allListen();
  const beganAt = await lastBeginning();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await shop.workers()).not.toContain(first), PATIENCE);
  expect(await visits('/healthz')).toEqual(Array.from({ length: VISITS }, () => '{"status":"ok"}'));
  await vi.waitFor(async () => {
    const all = [...(await listening())];
    // The other ones have not begun anew.
    expect([all.length, all.filter((one) => before.has(one)).length]).toEqual([PROCESSES, PROCESSES - 1]);
  }, PATIENCE);
  await vi.waitFor(async () => expect(await lastBeginning()).toBeGreaterThan(beganAt), PATIENCE);
  expect(await shop.workers()).toEqual(expect.arrayContaining(others));
}, 60_000);
