import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApi, createInjectFetch, createPlatform } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
import { createClient } from '@tokpa/contract/client';
import { serveHealth } from './health.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const TOKEN = 'jeton-de-supervision';
const { name, url: databaseUrl, database, server } = await useOwnDatabase();
// Nobody delivers: mails wait.
const SMTP_URL = 'smtp://127.0.0.1:9';
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'tokpa-health-'));
const variables = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, SMTP_URL, DATA_DIR };
const config = loadConfig({ ...variables, METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' });
const platform = await createPlatform(config, { database, databaseUrl });
const app = buildApi(platform);
// Nothing stands before it, and nobody has a token.
const bare = await createPlatform(loadConfig(variables), { database, databaseUrl });
const bareApp = buildApi(bare);
let isStarted = true;

beforeAll(async () => {
  const parts = { database, answeredFromCache: () => 7, isStarted: () => isStarted };
  serveHealth(app, platform, parts);
  serveHealth(bareApp, bare, parts);
  await Promise.all([app.ready(), bareApp.ready()]);
  await platform.jobs.start({ work: false });
});

afterAll(async () => {
  await platform.jobs.stop();
  await Promise.all([app.close(), bareApp.close()]);
  for (const { mailer } of [platform, bare]) mailer.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
});

async function get(url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', from = app) {
  const answer = await from.inject({ url, headers, remoteAddress });
  // What is true now must not be told later.
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer;
}

/** Takes the database away as its stop does: connections are cut and none is taken. */
async function allowConnections(isAllowed: boolean): Promise<void> {
  await server.pool.query(`alter database ${name} with allow_connections ${isAllowed}`);
  if (isAllowed) return;
  const theirs = `from pg_stat_activity where datname = $1 and backend_type = 'client backend'`;
  await server.pool.query(`select pg_terminate_backend(pid) ${theirs}`, [name]);
  // Each ends when it hears of it, and answers until then.
  await expect.poll(async () => (await server.pool.query(`select ${theirs}`, [name])).rowCount).toBe(0);
}

describe('is the shop alive', () => {
  afterEach(() => allowConnections(true));

  test('a shop that runs is alive and ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('a shop that still starts, its owner not there yet, is alive and not ready', async () => {
    isStarted = false;
    const starting = await get('/readyz');
    isStarted = true;
    expect([starting.statusCode, starting.json()]).toEqual([503, { status: 'starting' }]);
    expect(Number(starting.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test('without its database it is alive, not ready, and says when to ask again; ready once it is back', async () => {
    await allowConnections(false);
    const away = await get('/readyz');
    expect([away.statusCode, away.json()]).toEqual([503, { status: 'database unavailable' }]);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/healthz')).statusCode).toBe(200);
    await allowConnections(true);
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
  });

  test('it is not ready before its database has the last migration', async () => {
    const last = 'select max(version) from schema_migrations';
    const { pool } = database;
    const { rows } = await pool.query(`delete from schema_migrations where version = (${last}) returning *`);
    const { version, name, checksum } = rows[0] as Record<'version' | 'name' | 'checksum', string>;
    const migrating = await get('/readyz');
    expect([migrating.statusCode, migrating.json()]).toEqual([503, { status: 'migrating', pending: [name] }]);
    const back = 'insert into schema_migrations (version, name, checksum) values ($1, $2, $3)';
    await pool.query(back, [version, name, checksum]);
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});

describe('the figures', () => {
  const FORWARDED = { 'x-forwarded-for': '198.51.100.7' };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('are Prometheus’ text for the machine itself, requests counted by their route', async () => {
    await get('/healthz', {}, '127.0.0.1', bareApp);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const { statusCode, headers, body } = await get('/metrics', {}, address, bareApp);
      expect(statusCode, address).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/plain; version=/);
      expect(body).toContain('# TYPE tokpa_http_request_seconds histogram');
      expect(body).toMatch(/tokpa_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
      expect(body).toContain('tokpa_http_cached_total 7');
    }
  });

  test('are not there for others, whom a proxy on the machine speaks for or not', async () => {
    expect((await get('/metrics', FORWARDED, '127.0.0.1', bareApp)).statusCode).toBe(404);
    expect((await get('/metrics', {}, '198.51.100.7', bareApp)).statusCode).toBe(404);
    for (const header of ['x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
      expect((await get('/metrics', { [header]: '198.51.100.7' }, '127.0.0.1', bareApp)).statusCode, header).toBe(404);
    for (const host of ['tokpa.example', 'localhost.tokpa.example:3000', '127.0.0.1.tokpa.example'])
      expect((await get('/metrics', { host }, '127.0.0.1', bareApp)).statusCode, host).toBe(404);
    // Such a proxy need not say for whom.
    expect((await get('/metrics')).statusCode).toBe(404);
  });

  test('are there by every name that the machine has for itself', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', `${hostname().toUpperCase()}:3000`])
      expect((await get('/metrics', { host }, '127.0.0.1', bareApp)).statusCode, host).toBe(200);
  });

  test('are there for whoever has the token, from anywhere, and for nobody with another one', async () => {
    const scraped = await get('/metrics', { ...FORWARDED, ...bearer(TOKEN) }, '198.51.100.7');
    expect(scraped.statusCode).toBe(200);
    expect(scraped.body).toContain('tokpa_http_request_seconds');
    for (const wrong of [`${TOKEN}x`, TOKEN.slice(1), 'undefined']) {
      expect((await get('/metrics', { ...FORWARDED, ...bearer(wrong) })).statusCode, wrong).toBe(404);
    }
    expect((await get('/metrics', { ...FORWARDED, authorization: TOKEN })).statusCode).toBe(404);
  });
});

describe('what somebody who runs the shop is woken by', () => {
  const visitor = createClient({ fetch: createInjectFetch(app) });
  const write = (query: string, values: unknown[] = []) => database.pool.query(query, values);

  /** A name with its labels → its value. */
  async function figures(): Promise<Map<string, number>> {
    const { statusCode, body } = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(statusCode).toBe(200);
    const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
  }

  /** By how much these figures rise while something happens. */
  async function riseDuring(names: readonly string[], happens: () => Promise<unknown>): Promise<number[]> {
    const before = await figures();
    await happens();
    const after = await figures();
    return names.map((name) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN));
  }

  /** Somebody with one piece in the cart, who is about to order. */
  async function createBuyer(): Promise<() => Promise<string>> {
    const { rows } = await write(
      `with category as (insert into categories (slug, name) values ('miels', 'Miels')
         on conflict (slug) do update set name = excluded.name returning id)
       insert into products (category_id, slug, name, price, stock)
       select id, 'miel-' || gen_random_uuid(), 'Miel de forêt', 2500, 5 from category returning id`,
    );
    const [{ id: productId }] = rows as [{ id: string }];
    const email = `awa-${productId}@example.com`;
    const { token } = await visitor.call('POST /auth/register', {
      body: { firstName: 'Awa', lastName: 'Dossou', email, password: 'secret1', phoneNumber: '+2290197000000' },
    });
    const shopper = createClient({ fetch: createInjectFetch(app), token: () => token });
    await shopper.call('POST /cart/items', { body: { productId } });
    const address = { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' };
    const { data } = await shopper.call('POST /shipping-addresses', { body: address });
    return async () => {
      const body = { shippingAddressId: data.id, paymentMethod: 'momo' as const };
      return (await shopper.call('POST /orders', { body })).order.id;
    };
  }

  test('an order waits for its payment, its mail for the job that delivers it; then it is paid and waits for staff', async () => {
    const placeOrder = await createBuyer();
    let orderId = '';
    const [UNPAID, TO_PREPARE] = ['tokpa_orders{state="unpaid"}', 'tokpa_orders{state="to_prepare"}'];
    const JOBS = 'tokpa_jobs{queue="mail.deliver",state="waiting"}';
    const placed = await riseDuring([UNPAID, TO_PREPARE, 'tokpa_mails{state="waiting"}', JOBS], async () => {
      orderId = await placeOrder();
    });
    expect(placed).toEqual([1, 0, 1, 1]);
    const paid = await riseDuring([UNPAID, TO_PREPARE], async () => {
      await write(`update payment_attempts set status = 'PAID', paid_at = now() where order_id = $1`, [orderId]);
      await write(`update orders set status = 'PAID', paid_at = now() where id = $1`, [orderId]);
    });
    expect(paid).toEqual([-1, 1]);
  });

  test('a payment without news, and one that staff must look at', async () => {
    const placeOrder = await createBuyer();
    const orderId = await placeOrder();
    const names = ['tokpa_payments{state="without_news"}', 'tokpa_payments{state="to_look_at"}'];
    const asked = await riseDuring(names, () =>
      write('update payment_attempts set asked_in_vain = true where order_id = $1', [orderId]),
    );
    expect(asked).toEqual([1, 0]);
    const noticed = await riseDuring(names, () =>
      write(
        `insert into payment_notices (attempt_id, sentence)
         select id, 'Autre montant' from payment_attempts where order_id = $1`,
        [orderId],
      ),
    );
    expect(noticed).toEqual([0, 1]);
  });

  test('a mail that could not be sent, and work that was given up', async () => {
    const placeOrder = await createBuyer();
    await placeOrder();
    const names = ['tokpa_mails{state="failed"}', 'tokpa_jobs{queue="mail.deliver",state="failed"}'];
    const rises = await riseDuring(names, async () => {
      await write(
        `update mails set status = 'FAILED' where id = (select id from mails where status = 'QUEUED' limit 1)`,
      );
      await write(
        `update jobs.job set state = 'failed'
         where id = (select id from jobs.job where name = 'mail.deliver' and state = 'created' limit 1)`,
      );
    });
    expect(rises).toEqual([1, 1]);
  });

  test('when the newest backup was written, and nothing where none is seen', async () => {
    const told = async () => (await figures()).get('tokpa_newest_backup_timestamp_seconds');
    expect(await told()).toBeUndefined();
    const folder = path.join(DATA_DIR, 'backups');
    await mkdir(folder);
    const writtenAt = Date.UTC(2026, 10, 29, 2, 30) / 1000;
    for (const [night, at] of [
      ['28', writtenAt - 86_400],
      ['29', writtenAt],
    ] as const) {
      const archive = path.join(folder, `tokpa-2026-11-${night}T02-30-00-000Z.tar.gz`);
      await writeFile(archive, '');
      await utimes(archive, at, at);
    }
    // Half an archive is none.
    await writeFile(path.join(folder, '.tokpa-2026-11-30T02-30-00-000Z.tar.gz.part'), '');
    expect(await told()).toBe(writtenAt);
  });

  test('connections that are in use, all of them too, and who waits for one', async () => {
    const { max } = database.pool.options;
    const taken = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
    const waiting = database.pool.connect();
    const full = await figures();
    for (const connection of taken) connection.release();
    (await waiting).release();
    const free = await figures();
    const seen = (name: string) => [full.get(name), free.get(name)];
    expect(full.get('tokpa_pool_connections_max')).toBe(max);
    expect(seen('tokpa_pool_connections{state="in_use"}')).toEqual([max, 0]);
    expect(seen('tokpa_pool_waiting')).toEqual([1, 0]);
    expect(full.get('tokpa_postgres_connections')).toBeGreaterThan(max);
    expect(full.get('tokpa_postgres_connections_max')).toBeGreaterThan(full.get('tokpa_postgres_connections') ?? 0);
    // Measured anew from one look to the next, every hundredth of a second.
    const lag = async () => (await figures()).get('nodejs_eventloop_lag_p99_seconds');
    await expect.poll(lag).toBeGreaterThan(0);
  });

  test('a database that is away, or says nothing, is told within seconds, and no old figure stands for a new one', async () => {
    const ofDatabase = /^tokpa_(?:jobs|mails|payments|orders|postgres)/;
    const told = async () => {
      const seen = await figures();
      return [seen.get('tokpa_database_up'), [...seen.keys()].some((name) => ofDatabase.test(name))];
    };
    expect(await told()).toEqual([1, true]);
    const lock = await database.pool.connect();
    await lock.query('begin');
    await lock.query('lock table mails in access exclusive mode');
    const began = performance.now();
    expect(await told()).toEqual([0, false]);
    expect(performance.now() - began).toBeLessThan(9000);
    await lock.query('rollback');
    lock.release();
    await expect.poll(told).toEqual([1, true]);
    await allowConnections(false);
    expect(await told()).toEqual([0, false]);
    await allowConnections(true);
    await expect.poll(told).toEqual([1, true]);
  });
});
