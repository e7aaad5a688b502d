import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONNECTIONS_OF_A_PROCESS, loadConfig } from '@tokpa/api/start';
import { reportFewConnections } from './open-database.ts';
import { KillableShop } from './testing/killable-shop.ts';
import { useOwnDatabase } from './testing/own-database.ts';

// One look might meet a moment at which one more is about to be opened.
const LOOKS = 10;
const PATIENCE = { timeout: 10_000, interval: 50 };
// Who writes and who reads; who works at what waits. Each process listens besides, and was alone while it prepared itself.
const ASKING = 20;
const WORKING = 4;
// This test's own.
const THE_LOCK = 1;

const small = await useOwnDatabase();
let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3411, env: { WEB_CONCURRENCY: '1' } });
}, 60_000);

afterAll(() => shop.remove());

test('a process says all the connections that it may open', () => {
  expect(CONNECTIONS_OF_A_PROCESS).toBe(ASKING + WORKING + 2);
});

async function reportsOf(webConcurrency: number): Promise<string[]> {
  const reports: string[] = [];
  const config = { ...loadConfig({}), databaseUrl: small.url, webConcurrency };
  await reportFewConnections(small.url, config, (sentence) => reports.push(sentence));
  return reports;
}

test('a database that accepts fewer connections than the shop may open is said at the start', async () => {
  await small.server.pool.query(`alter database ${small.name} connection limit ${CONNECTIONS_OF_A_PROCESS}`);
  expect(await reportsOf(1)).toEqual([]);
  expect(await reportsOf(2)).toEqual([
    `Attention : la base de données accepte ${CONNECTIONS_OF_A_PROCESS} connexions, et la boutique peut en ouvrir ${2 * CONNECTIONS_OF_A_PROCESS}. Augmentez cette limite (max_connections, ou celle du compte ou de la base), ou diminuez WEB_CONCURRENCY.`,
  ]);
});

test('a shop whose statements all wait opens as many connections as it says, and no more', async () => {
  const open = async (): Promise<Partial<Record<string, number>>> => {
    const { rows } = await small.server.pool.query<{ name: string; open: number }>(
      `select application_name as name, count(*)::integer as open from pg_stat_activity
        where datname = $1 and backend_type = 'client backend' group by application_name`,
      [shop.databaseName],
    );
    return Object.fromEntries(rows.map((row) => [row.name, row.open]));
  };
  await shop.start();
  const lock = await shop.database.pool.connect();
  try {
    await lock.query('begin');
    await lock.query('lock table products in access exclusive mode');
    const asked = Array.from({ length: 200 }, (_, at) => fetch(`${shop.url}/api/v1/products/miel-${at}`));
    const answered = Promise.allSettled(asked);
    let looks = 0;
    await vi.waitFor(async () => {
      looks = (await open())['tokpa'] === ASKING + THE_LOCK ? looks + 1 : 0;
      expect(looks).toBe(LOOKS);
    }, PATIENCE);
    const { tokpa, 'tokpa jobs': jobs = 0, ...others } = await open();
    expect(tokpa).toBe(ASKING + THE_LOCK);
    expect(jobs).toBeLessThanOrEqual(WORKING);
    expect(others).toEqual({ 'tokpa cache': 1 });
    await lock.query('rollback');
    await answered;
  } finally {
    lock.release();
  }
}, 60_000);
