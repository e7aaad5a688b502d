import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApi, createPlatform, makeAnswer, Problem } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
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
  const counted = {
    inject: app.inject.bind(app),
    readShared: (...ask: Parameters<typeof app.readShared>) => {
      asked.push(ask[1].address);
      return app.readShared(...ask);
    },
  };
  afterAll(async () => {
    await app.close();
    platform.mailer.stop();
  });
  const asker = { ip: '127.0.0.1', id: 'page', log: app.log };
  return { asked, asker, counted, cache: platform.cache, forPage: () => createPageApi(counted, asker) };
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
  expect(keepsNothing.asked).toEqual(['/api/v1/categories']);
  expect([page, later].every((one) => one === frame)).toBe(true);
  await client.call('GET /categories', { query: { page: 2 } });
  expect(keepsNothing.asked).toHaveLength(2);
});

test('the next page asks anew', async () => {
  await keepsNothing.forPage().client.call('GET /categories');
  await keepsNothing.forPage().client.call('GET /categories');
  expect(keepsNothing.asked).toEqual(['/api/v1/categories', '/api/v1/categories']);
});

test('what changes something is sent as often as it is said', async () => {
  const { client } = keepsNothing.forPage();
  const say = () => client.call('POST /newsletter/subscribe', { body: { email: 'awa@exemple.bj' } });
  await Promise.allSettled([say(), say()]);
  expect(keepsNothing.asked.filter((one) => one === 'POST /api/v1/newsletter/subscribe')).toHaveLength(2);
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

test('what is refused is what a browser’s client throws, and says when to come again', async () => {
  const page = keeps.forPage();
  await expect(page.client.call('GET /products/{id}', { params: { id: 'rien' } })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    code: 'product_not_found',
    requestId: 'page',
  });
  expect(page.retryAfter()).toBeUndefined();
  const busy = createPageApi(
    {
      ...keeps.counted,
      readShared: () => Promise.reject(new Problem('database_unavailable', { retryAfterSeconds: 2 })),
    },
    keeps.asker,
  );
  await expect(busy.client.call('GET /categories')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  expect([busy.retryAfter(), busy.isCacheable()]).toEqual(['2', false]);
});

test('what is asked of the API without being everybody’s keeps the page from being everybody’s', async () => {
  const page = keeps.forPage();
  await expect(page.client.call('GET /cart')).rejects.toMatchObject({ name: 'ApiError', status: 401 });
  expect(page.isCacheable()).toBe(false);
});

test('a page has to itself what it is the first to read; those after it share what nobody can change', async () => {
  const first = await keeps.forPage().client.call('GET /categories', { query: { limit: 91 } });
  const second = await keeps.forPage().client.call('GET /categories', { query: { limit: 91 } });
  const third = await keeps.forPage().client.call('GET /categories', { query: { limit: 91 } });
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect([first, first.data, second, second.data, second.meta].map((one) => Object.isFrozen(one))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('what was made while something that it shows was changed is kept nowhere, neither it nor its page', async () => {
  const page = keeps.forPage();
  const { cache } = keeps;
  const ticket = cache.begin();
  const asking = page.client.call('GET /categories', { query: { limit: 92 } });
  // Asked of the database by now, and not yet answered.
  await setImmediate();
  cache.drop(['categories']);
  await asking;
  expect(cache.find('/api/v1/categories?limit=92')).toBeUndefined();
  const answer = makeAnswer({ what: 'page', status: 200, headers: {}, body: 'made before', tags: page.tags });
  cache.keep(ticket, '/page', answer);
  expect(cache.find('/page')).toBeUndefined();
  cache.keep(cache.begin(), '/page', answer);
  expect(cache.find('/page')).toBe(answer);
});
