import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApi, createPlatform } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
import { serveHealth } from './health.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const TOKEN = 'jeton-de-supervision';
const { name, url: databaseUrl, database, server } = await useOwnDatabase();
const variables = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl };
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
});

afterAll(async () => {
  await Promise.all([app.close(), bareApp.close()]);
  for (const { mailer } of [platform, bare]) mailer.stop();
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
  await server.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
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
    expect((await get('/readyz')).statusCode).toBe(200);
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
    // Such a proxy need not say for whom.
    expect((await get('/metrics')).statusCode).toBe(404);
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
