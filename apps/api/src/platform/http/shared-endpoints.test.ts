import { beforeEach, expect, test } from 'vitest';
import { contract, type Endpoint, type EndpointKey } from '@tokpa/contract';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { API_PREFIX } from './routes.ts';

const lines: string[] = [];
const shop = await useTestShop({ LOG_LEVEL: 'error' }, { logTo: (line) => lines.push(line) });
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
  const words = `/products?${new URLSearchParams({ search: 'karité 100 %', minPrice: '2000', maxPrice: '' }).toString()}`;
  const found = await read('GET /products', words);
  expect(found?.text()).toBe((await app.inject(API_PREFIX + words)).body);
  expect(await read('GET /products', `${words}&utm_source=x`)).toBe(await read('GET /products', words));
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
  await platform.db.schema.alterTable('recipes').renameTo('recipes_away').execute();
  try {
    await expect(read('GET /recipes', '/recipes')).rejects.toMatchObject({
      status: 500,
      code: 'internal_error',
      message: expect.not.stringContaining('recipes'),
    });
  } finally {
    await platform.db.schema.alterTable('recipes_away').renameTo('recipes').execute();
  }
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ page: 'one', msg: 'internal_error' });
});
