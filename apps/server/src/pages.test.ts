import { buildApi, createPlatform } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
import { createPages, loadBuild } from '@tokpa/storefront';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';
import { readableAddress } from './readable-address.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const { url: databaseUrl, database } = await useOwnDatabase();
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, CACHE_MB: '8' });
const platform = await createPlatform(config, { database, databaseUrl });
const app = buildApi(platform, { rewriteUrl: ({ url = '/' }) => readableAddress(url) });

beforeAll(async () => {
  const fail = (fault: unknown) => {
    throw fault;
  };
  servePages(app, platform, createPages(await loadBuild(), fail));
  await app.ready();
});

afterAll(async () => {
  await app.close();
  platform.mailer.stop();
});

test.each([
  '/reset-password?email=afi@example.com',
  '/Reset-Password?email=afi@example.com',
  '/%72eset-password?email=afi@example.com',
  '/RESET%2Dpassword/?email=afi@example.com',
  '/Reset-Password.data?email=afi@example.com',
  '/Newsletter/Confirm?token=abc',
  '/LOGIN?from=%2Forder%2F1',
])('a page about one person is nobody else’s, however its address is written: %s', async (address) => {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a page that is the same for everybody is kept, and asked for again each time', async () => {
  expect((await app.inject('/faq')).headers['cache-control']).toBe('public, no-cache');
});
