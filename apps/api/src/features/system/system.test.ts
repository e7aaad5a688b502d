import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { MaintenanceAction } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { backupJob, refreshSearchJob, vacuumProductsJob } from './system.jobs.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-system-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: dataDir });
const owner = await createStaff(shop);
const asOwner = shop.client(owner.token);
// Before any test puts a file there, or backs them up.
await shop.platform.files.put('note.txt', 'Bonjour');
await shop.platform.files.put('a/b/c/160.jpeg', Buffer.alloc(1000));
await shop.platform.files.put('a/b/320.jpeg', Buffer.alloc(3000));
const firstLook = await asOwner.call('GET /system/info');
const act = (action: MaintenanceAction) => asOwner.call('POST /system/maintenance', { body: { action } });

describe('the state of the shop', () => {
  it('names release, database, queues, mails, payments and room, and no secret', async () => {
    const { data } = await asOwner.call('GET /system/info');
    expect(data.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(data.database.migrations.pending).toEqual([]);
    expect(data.database.migrations.applied).toBeGreaterThan(20);
    expect(data.database.bytes).toBeGreaterThan(1_000_000);
    expect(data.queues.map(({ name }) => name)).toContain('orders.expire');
    expect(data.mails.provider).toBe('outbox');
    expect(data.payments).toMatchObject({ provider: 'sandbox', isLive: false });
    const { storage } = firstLook.data;
    expect(storage).toEqual({ kind: 'disk', files: 3, bytes: 4007, freeBytes: expect.any(Number) });
    expect(JSON.stringify(data)).not.toMatch(/postgres:\/\/|secret|password/i);
  });

  it('is shown to managers and changed by owners alone', async () => {
    const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
    await manager.call('GET /system/info');
    const acted = manager.call('POST /system/maintenance', { body: { action: 'clear-cache' } });
    expect((await refusalOf(acted)).status).toBe(403);
  });
});

describe('an act of maintenance', () => {
  it('that nobody knows is refused with the list of those that exist', async () => {
    const body = { action: 'rm -rf' as MaintenanceAction };
    const refusal = await refusalOf(asOwner.call('POST /system/maintenance', { body }));
    expect(refusal.status).toBe(422);
    expect(refusal.errors['action']?.[0]).toContain('clear-cache');
  });

  it('is written to the log', async () => {
    expect(await act('purge-sessions')).toMatchObject({ action: 'purge-sessions', message: expect.any(String) });
    const { data } = await asOwner.call('GET /audit-log', { query: { resource: 'system', act: 'purge-sessions' } });
    expect(data[0]).toMatchObject({ staffId: owner.staffId });
  });

  it('empties the cache of what was changed past the shop', async () => {
    const { id } = await createProduct(shop, { name: 'Ancien nom' });
    const read = async () => (await shop.client().call('GET /products/{id}', { params: { id } })).data.name;
    expect(await read()).toBe('Ancien nom');
    await shop.platform.db.updateTable('products').set({ name: 'Nouveau nom' }).where('id', '=', id).execute();
    await act('clear-cache');
    expect(await read()).toBe('Nouveau nom');
  });

  it('builds what searches read again', async () => {
    const { id } = await createProduct(shop, { name: 'Moringa séché' });
    await shop.platform.db.deleteFrom('product_search').execute();
    await act('reindex-search');
    await shop.platform.jobs.run(refreshSearchJob, {});
    const { data } = await shop.client().call('GET /products', { query: { search: 'moringa' } });
    expect(data.map((product) => product.id)).toContain(id);
  });

  it('finds no product that is archived while it builds what searches read', async () => {
    const { id } = await createProduct(shop, { name: 'Opoponax' });
    const { cache, db, jobs } = shop.platform;
    await db.deleteFrom('product_search').where('product_id', '=', id).execute();
    const archive = (tx: Db) => tx.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', id).execute();
    let built: Promise<unknown> = Promise.resolve();
    await during(shop, archive, async () => {
      built = jobs.run(refreshSearchJob, {});
      await untilWaiting(shop);
    });
    await built;
    cache.clear();
    expect((await shop.client().call('GET /products', { query: { search: 'opoponax' } })).data).toEqual([]);
  });

  it('cancels what was left unpaid', async () => {
    const { orderId } = await createOrder(shop);
    const params = { id: orderId };
    shop.clock.pass(120);
    await act('expire-orders');
    expect((await asOwner.call('GET /orders/{id}', { params })).data.status).toBe('CANCELLED');
    await act('reconcile-payments');
  });
});

test('after a night, lists read their index alone again, whatever was sold the day before', async () => {
  const { db, jobs, transact } = shop.platform;
  await createProduct(shop, {});
  const productsRead = () =>
    transact(async (tx) => {
      // So few products are read whole otherwise.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Heap Fetches': number } }] }>`
        explain (analyze, format json)
        select id from products where status = 'PUBLISHED' order by name collate french, id`.execute(tx);
      return rows[0]?.['QUERY PLAN'][0].Plan['Heap Fetches'];
    });
  await db.updateTable('products').set({ stock: 3 }).execute();
  expect(await productsRead()).toBeGreaterThan(0);
  // Whoever looks at an older state of the database at this moment keeps it from being cleaned.
  const readAfterVacuum = () => jobs.run(vacuumProductsJob, {}).then(productsRead);
  await expect.poll(readAfterVacuum).toBe(0);
});

describe('maintenance', () => {
  it('closes the shop for shoppers on every process, while the team works on', async () => {
    const { token } = await createShopper(shop);
    await shop.client().call('GET /categories');
    await act('enable-maintenance');
    try {
      const visitor = await refusalOf(shop.client().call('GET /categories'));
      expect(visitor).toMatchObject({ status: 503, code: 'maintenance', retryAfterSeconds: 300 });
      expect((await refusalOf(shop.client(token).call('GET /cart'))).code).toBe('maintenance');
      expect((await refusalOf(shop.client('adm_nobody').call('GET /categories'))).code).toBe('maintenance');
      // However the address is written.
      expect((await shop.app.inject({ url: '/%61pi/v1/categories' })).statusCode).toBe(503);
      await asOwner.call('GET /categories');
      expect((await asOwner.call('GET /system/info')).data.maintenance).toBe(true);
      const { email, password } = owner;
      await shop.client().call('POST /auth/admin/login', { body: { email, password } });
      // A provider is never turned away: what it says is judged as always.
      const params = { provider: 'sandbox' };
      const webhook = shop.client().call('POST /payments/webhooks/{provider}', { params, body: {} });
      expect((await refusalOf(webhook)).code).not.toBe('maintenance');
      // Mails go on, and so does their way out.
      const body = { token: 'inconnu' };
      for (const way of ['POST /newsletter/unsubscribe', 'POST /stock-alerts/unsubscribe'] as const)
        expect((await refusalOf(shop.client().call(way, { body }))).status).toBe(404);
      const oneClick = { method: 'POST', url: '/api/v1/newsletter/one-click?token=inconnu' } as const;
      expect((await shop.app.inject(oneClick)).statusCode).toBe(200);
    } finally {
      await act('disable-maintenance');
    }
    await shop.client().call('GET /categories');
  });

  it('reaches a process that did not ask for it', async () => {
    const { db } = shop.platform;
    await db.updateTable('shop_state').set({ maintenance_since: shop.clock.now() }).execute();
    await shop.platform.transact(async (tx) => shop.platform.dropTags(tx, 'maintenance'));
    await expect.poll(() => shop.platform.maintenance.isOn()).toBe(true);
    await act('disable-maintenance');
    expect(shop.platform.maintenance.isOn()).toBe(false);
  });
});

describe('a backup', () => {
  it('holds every row and every file, as any archive program reads them', async () => {
    await createOrder(shop);
    await shop.platform.files.put('abc/160.jpeg', Buffer.from('une photo'));
    await act('backup');
    const asked = await asOwner.call('GET /system/info');
    expect(asked.data.queues).toContainEqual(expect.objectContaining({ name: 'system.backup', waiting: 1 }));
    await shop.platform.jobs.run(backupJob, {});
    const { data } = await asOwner.call('GET /system/info');
    const [backup] = data.backups;
    expect(backup?.bytes).toBeGreaterThan(1000);
    const unpacked = path.join(dataDir, 'unpacked');
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked);
    await promisify(execFile)('tar', ['-xzf', path.join(dataDir, 'backups', backup?.name ?? ''), '-C', unpacked]);
    const manifest = JSON.parse(await readFile(path.join(unpacked, 'manifest.json'), 'utf8')) as {
      tables: { name: string; rows: number }[];
    };
    const { count } = await shop.platform.db
      .selectFrom('orders')
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(manifest.tables).toContainEqual({ name: 'orders', rows: count });
    const orders = (await readFile(path.join(unpacked, 'tables/orders.jsonl'), 'utf8')).trim().split('\n');
    expect(orders).toHaveLength(count);
    expect(JSON.parse(orders[0] ?? '{}')).toHaveProperty('order_number');
    expect(await readFile(path.join(unpacked, 'files/abc/160.jpeg'), 'utf8')).toBe('une photo');
  });
});
