import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApi, createPlatform, loadConfig } from '@tokpa/api';
import { createPageApi } from './page-api.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const { url: databaseUrl, database } = await useOwnDatabase();

/** The API of a shop whose cache holds so much, and the addresses that were asked of it. */
async function openApi(megabytes: number) {
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    CACHE_MB: String(megabytes),
  });
  const platform = await createPlatform(config, { database, databaseUrl });
  const app = buildApi(platform);
  const asked: string[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    asked.push(`${request.method} ${request.url}`);
    done();
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    platform.mailer.stop();
  });
  return { asked, forPage: () => createPageApi(app, platform, '127.0.0.1') };
}

const keepsNothing = await openApi(0);
const keeps = await openApi(8);

beforeEach(() => {
  keepsNothing.asked.length = 0;
  keeps.asked.length = 0;
});

test('a page asks for the same thing once, however many of its loaders want it, and they are told the same object', async () => {
  const { client } = keepsNothing.forPage();
  const [frame, page] = await Promise.all([client.call('GET /categories'), client.call('GET /categories')]);
  const later = await client.call('GET /categories');
  expect(keepsNothing.asked).toEqual(['GET /api/v1/categories']);
  expect([page, later].every((one) => one === frame)).toBe(true);
  await client.call('GET /categories', { query: { page: 2 } });
  expect(keepsNothing.asked).toHaveLength(2);
});

test('the next page asks anew', async () => {
  await keepsNothing.forPage().client.call('GET /categories');
  await keepsNothing.forPage().client.call('GET /categories');
  expect(keepsNothing.asked).toEqual(['GET /api/v1/categories', 'GET /api/v1/categories']);
});

test('what changes something is sent as often as it is said', async () => {
  const { client } = keepsNothing.forPage();
  const say = () => client.call('POST /newsletter/subscribe', { body: { email: 'awa@exemple.bj' } });
  await Promise.allSettled([say(), say()]);
  expect(keepsNothing.asked).toHaveLength(2);
});

test('a page is the same for everybody as long as all that it shows is, asked for once or twice', async () => {
  const shared = keeps.forPage();
  await Promise.all([shared.client.call('GET /categories'), shared.client.call('GET /categories')]);
  expect(shared.isCacheable()).toBe(true);
  expect([...shared.tags]).toContain('categories');
  const refused = keeps.forPage();
  const ask = () => refused.client.call('GET /products/{id}', { params: { id: 'rien' } });
  const results = await Promise.allSettled([ask(), ask()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(refused.isCacheable()).toBe(false);
});
