import { request } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { KillableShop } from './testing/killable-shop.ts';

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3405 });
}, 90_000);

afterAll(() => shop.remove());

test('somebody who sends half a request and no more does not keep a shop from leaving in good order', async () => {
  await shop.start();
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  const half = request(`${shop.url}/api/v1/auth/login`, { method: 'POST', headers });
  const broken = new Promise((resolve) => half.once('error', resolve));
  half.write('{');
  // It is there: another one that came after it is answered.
  expect((await fetch(`${shop.url}/healthz`)).ok).toBe(true);
  const began = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await broken;
}, 90_000);

/** The shop's statements, as many as that, wait for what another connection holds. */
const waitForWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000, interval: 50 },
  );

test('a job that waits in the database does not keep a shop from leaving in good order', async () => {
  await shop.start();
  const { pool } = shop.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table product_pairs in exclusive mode');
  await pool.query(`insert into jobs.job (name) values ('bought-together.refresh')`);
  await waitForWaiting(1);
  const began = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await holder.query('rollback');
  holder.release();
}, 90_000);

test('an answer that takes four seconds is given by a shop that leaves, and a job that waits beside it keeps it no longer', async () => {
  await shop.start();
  const { pool } = shop.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table product_pairs in exclusive mode');
  await holder.query('savepoint answer');
  await holder.query('lock table newsletter_subscribers in exclusive mode');
  await pool.query(`insert into jobs.job (name) values ('bought-together.refresh')`);
  const answer = fetch(`${shop.url}/api/v1/newsletter/unsubscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'inconnu' }),
  }).catch((error: unknown) => error);
  await waitForWaiting(2);
  const began = performance.now();
  const leaving = shop.stop();
  await pass(4000);
  await holder.query('rollback to savepoint answer');
  expect(await answer).toMatchObject({ status: 404 });
  expect(await leaving).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await holder.query('rollback');
  holder.release();
}, 90_000);

test('a shop whose terminal is closed leaves in good order', async () => {
  await shop.start();
  expect(await shop.stop('SIGHUP')).toBe(0);
}, 90_000);
