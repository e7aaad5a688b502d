import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { connect } from '#db/connect';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { announceDrop } from './invalidation.ts';

const lines: string[] = [];
const shop = await useTestShop({ LOG_LEVEL: 'debug' }, { logTo: (line) => lines.push(line) });
const { db, reads, maintenance } = shop.platform;
const name = new URL(shop.platform.config.databaseUrl ?? '').pathname.slice(1);
const server = connect(inject('databaseServerUrl'), { max: 1 });
const SOON = { timeout: 10_000, interval: 20 };

const failedTries = () => lines.filter((line) => line.includes('can not reach the database')).length;

async function allowConnections(isAllowed: boolean): Promise<void> {
  await server.pool.query(`alter database ${name} with allow_connections ${isAllowed}`);
}

/** Ends connections of this process: the one on which it hears the others, or those that have another name. Resolves once they are gone. */
async function end(sign: '=' | '<>'): Promise<void> {
  const theirs = `from pg_stat_activity
    where datname = $1 and backend_type = 'client backend' and application_name ${sign} 'tokpa cache'`;
  await server.pool.query(`select pg_terminate_backend(pid) ${theirs}`, [name]);
  await vi.waitUntil(async () => (await server.pool.query(`select ${theirs}`, [name])).rowCount === 0, SOON);
}

/** Ends the connection on which this process hears the others, or all that it has, and lets it open no other. */
async function cut(which: 'listener' | 'all'): Promise<void> {
  for (const kept of [db, reads]) await kept.selectFrom('shop_state').select('maintenance_since').execute();
  await allowConnections(false);
  // The one on which it hears last: while the database still answers on another, nothing is kept.
  if (which === 'all') await end('<>');
  await end('=');
}

afterEach(async () => {
  await allowConnections(true);
  await vi.waitUntil(hears, SOON);
});

afterAll(() => server.close());

async function hears(): Promise<boolean> {
  const { rows } = await server.pool.query(
    `select from pg_stat_activity where datname = $1 and application_name = 'tokpa cache' and query like 'listen%'`,
    [name],
  );
  return rows.length > 0;
}

async function priceOf(id: string): Promise<number> {
  const { data } = await shop.client().call('GET /products/{id}', { params: { id } });
  return data.price;
}

/** What another process does: this one's cache hears of it by the database alone. */
async function changePriceElsewhere(id: string, price: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ price }).where('id', '=', id).execute();
    await announceDrop(tx, ['products', `product:${id}`]);
  });
}

test('a process that can no longer hear the others shows no old price, although its own database answers', async () => {
  const { id } = await createProduct(shop, { price: 2500 });
  expect(await priceOf(id)).toBe(2500);
  await cut('listener');
  await changePriceElsewhere(id, 3000);
  await expect.poll(() => priceOf(id), SOON).toBe(3000);
  await changePriceElsewhere(id, 3500);
  expect(await priceOf(id)).toBe(3500);
});

test('a process that can no longer hear the others still learns that the shop closes for maintenance', async () => {
  await cut('listener');
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('shop_state').set({ maintenance_since: new Date() }).execute();
    await announceDrop(tx, ['maintenance']);
  });
  await expect.poll(() => maintenance.isOn(), SOON).toBe(true);
  await shop.platform.transact((tx) => maintenance.set(tx, false, new Date()));
  await expect.poll(() => maintenance.isOn(), SOON).toBe(false);
});

test('while the whole database is away, what is known is still shown', async () => {
  const { id } = await createProduct(shop, { price: 2500 });
  expect(await priceOf(id)).toBe(2500);
  const before = failedTries();
  await cut('all');
  await expect.poll(failedTries, SOON).toBeGreaterThan(before + 2);
  expect(await priceOf(id)).toBe(2500);
});

test('once the others are heard again, what is asked is kept again', async () => {
  const { id } = await createProduct(shop, { price: 2500 });
  await cut('listener');
  await expect.poll(() => priceOf(id).then(() => shop.platform.cache.size().answers), SOON).toBe(0);
  await allowConnections(true);
  await expect.poll(() => priceOf(id).then(() => shop.platform.cache.size().answers), SOON).toBeGreaterThan(0);
});
