import { beforeEach, expect, test } from 'vitest';
import { contract, type Endpoint, type EndpointKey } from '@tokpa/contract';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { API_PREFIX } from './routes.ts';

const lines: string[] = [];
const headers = { json: { 'x-of-json': 'all' }, others: { 'x-of-others': 'all' } };
const shop = await useTestShop({ LOG_LEVEL: 'error' }, { headers, logTo: (line) => lines.push(line) });
const { app, platform } = shop;
beforeEach(() => {
  lines.length = 0;
});
const asker = { ip: '127.0.0.1', log: app.log.child({ page: 'one' }) };

const read = (key: EndpointKey, address: string, params = {}) =>
  app.readShared(key, { address: API_PREFIX + address, params, asker });

const lists = Object.entries(contract as Record<string, Endpoint>)
  .filter(([, { cacheable, params }]) => cacheable && !params)
  .map(([key]) => key as EndpointKey)
  // Of one product only.
  .filter((key) => key !== 'GET /reviews');

await createProduct(shop, { name: 'Tisane' });

test('all that is the same for everybody is among them', () => {
  expect(lists).toContain('GET /products');
  expect(lists.length).toBeGreaterThan(10);
});

test.each(lists)('%s is told in this process as it is over HTTP, and kept for both', async (key) => {
  const address = key.replace('GET ', '');
  platform.cache.clear();
  const told = await read(key, address);
  expect(platform.cache.find(API_PREFIX + address)).toBe(told);
  const warm = await app.inject(API_PREFIX + address);
  platform.cache.clear();
  const cold = await app.inject(API_PREFIX + address);
  for (const { statusCode, body, headers } of [warm, cold]) {
    expect([statusCode, body]).toEqual([told?.status, told?.text()]);
    expect(told?.identity.headers).toContain('x-of-json');
    expect(told?.identity.headers).toEqual(
      Object.entries(headers)
        .filter(([name]) => name !== 'date' && name !== 'connection' && name !== 'keep-alive')
        .flat(),
    );
  }
  expect(await read(key, address)).toBe(platform.cache.find(API_PREFIX + address));
});

test('a path’s parameters and a query are read as over HTTP, those that make no difference under one key', async () => {
  const { slug } = await createProduct(shop, { name: 'Beurre de karité 100 % pur', price: 2500 });
  const one = await read('GET /products/{id}', `/products/${slug}`, { id: slug });
  expect(JSON.parse(one?.text() ?? '')).toMatchObject({ data: { slug, price: 2500 } });
  const words = '/products?search=karit%C3%A9?+100+%25&minPrice=2000&maxPrice=';
  const found = await read('GET /products', words);
  expect(found?.text()).toContain(slug);
  const dearer = await read('GET /products', words.replace('2000', '2600'));
  expect(dearer?.text()).not.toContain(slug);
  platform.cache.clear();
  expect((await app.inject(API_PREFIX + words)).body).toBe(found?.text());
  expect(await read('GET /products', '/products?limit=3&utm_source=x')).toBe(
    await read('GET /products', '/products?limit=3'),
  );
});

test('a product whose slug is a word of the API’s own addresses is told to pages, and hides nothing over HTTP', async () => {
  const { slug } = await createProduct(shop, { slug: 'facets' });
  const ask = async () => (await read('GET /products/{id}', '/products/facets', { id: 'facets' }))?.text();
  const facets = async () => (await app.inject(`${API_PREFIX}/products/facets`)).body;
  for (const order of [[ask, facets] as const, [facets, ask] as const]) {
    platform.cache.clear();
    for (const one of order) await one();
    expect(JSON.parse((await ask()) ?? '')).toMatchObject({ data: { slug } });
    expect(JSON.parse(await facets())).toMatchObject({ data: { isExact: true } });
  }
});

test('what changes is told anew', async () => {
  const { id, slug } = await createProduct(shop, { stock: 9 });
  const stock = async () => {
    const told = await read('GET /products/{id}', `/products/${slug}`, { id: slug });
    return (JSON.parse(told?.text() ?? '') as { data: { stock: number } }).data.stock;
  };
  expect(await stock()).toBe(9);
  await platform.transact(async (tx) => {
    await tx.updateTable('products').set({ stock: 4 }).where('id', '=', id).execute();
    platform.dropTags(tx, 'products', `product:${id}`);
  });
  expect(await stock()).toBe(4);
});

test('what is somebody’s own, or changes something, is not told so', () => {
  expect(read('GET /cart', '/cart')).toBeUndefined();
  expect(read('GET /orders', '/orders')).toBeUndefined();
  expect(read('POST /newsletter/subscribe', '/newsletter/subscribe')).toBeUndefined();
});

test('it refuses as over HTTP does: what is not there, what can not be read, what is too much', async () => {
  await expect(read('GET /products/{id}', '/products/rien', { id: 'rien' })).rejects.toMatchObject({
    status: 404,
    code: 'product_not_found',
  });
  await expect(read('GET /products', '/products?page=abc')).rejects.toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: { page: [expect.any(String)] },
  });
  expect(lines).toEqual([]);
});

test('a fault is told in no words of its own, and stands in the log of whoever asked', async () => {
  await platform.db.schema.alterTable('categories').renameTo('categories_away').execute();
  try {
    await expect(read('GET /categories', '/categories?limit=7')).rejects.toMatchObject({
      status: 500,
      code: 'internal_error',
      message: 'Erreur lors du chargement des catégories',
    });
  } finally {
    await platform.db.schema.alterTable('categories_away').renameTo('categories').execute();
  }
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ page: 'one', msg: 'internal_error' });
});
