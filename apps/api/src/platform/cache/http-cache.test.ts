import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { cacheKey } from './http-cache.ts';

const shop = await useTestShop();

test('the second asker of a list is answered from memory, with the same bytes in every encoding', async () => {
  for (let at = 0; at < 5; at += 1) await createProduct(shop, {});
  const url = '/api/v1/products?sort=newest';
  const first = await shop.app.inject({ url });
  expect(shop.platform.cache.find(url)).toBeDefined();
  const plain = await shop.app.inject({ url });
  const br = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(plain.body).toBe(first.body);
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(first.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(first.body);
  expect(br.headers['vary']).toBe('Accept-Encoding');
  const encodingFor = async (accepted: string) =>
    (await shop.app.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(await encodingFor('gzip;q=0.0, br; q=0')).toBeUndefined();
  expect(await encodingFor('br;q=0.5, gzip;q=0')).toBe('br');
});

test.each([
  ['a short answer', 5],
  ['one that another thread compresses', 60],
])('the first asker of %s gets it compressed, as all others after them', async (_, products) => {
  for (let at = 0; at < products; at += 1) await createProduct(shop, {});
  const url = `/api/v1/products?sort=newest&limit=${products}`;
  const plain = await shop.app.inject({ url });
  expect(plain.body.length > 32_768).toBe(products === 60);
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    shop.platform.cache.clear();
    for (const origin of ['made anew', 'from memory']) {
      const answer = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([answer.statusCode, answer.headers['content-encoding']], origin).toEqual([200, encoding]);
      expect(Number(answer.headers['content-length']), origin).toBe(answer.rawPayload.length);
      expect(decompress(answer.rawPayload).toString(), origin).toBe(plain.body);
    }
  }
});

test('what is kept of an answer holds no more memory than it is long', async () => {
  for (let at = 0; at < 8; at += 1) await createProduct(shop, {});
  const url = '/api/v1/products?sort=newest&limit=8';
  const forms = [];
  for (const encoding of ['br', 'gzip'] as const) {
    await shop.app.inject({ url, headers: { 'accept-encoding': encoding } });
    forms.push(await shop.platform.cache.find(url)?.compressed.get(encoding));
  }
  forms.push(shop.platform.cache.find(url)?.identity);
  expect(forms.map((form) => form?.encoding)).toEqual(['br', 'gzip', undefined]);
  for (const form of forms) expect(form?.body.buffer.byteLength).toBe(form?.body.length);
});

test('who has the answer already is told so in a few bytes', async () => {
  const url = '/api/v1/categories';
  const { headers } = await shop.app.inject({ url });
  const strong = String(headers['etag']).replace('W/', '');
  // The first of each pair is made anew, the second comes from memory.
  for (const known of [String(headers['etag']), strong, `"autre", ${strong}`, '*']) {
    shop.platform.cache.clear();
    for (const origin of ['made anew', 'from memory']) {
      const again = await shop.app.inject({ url, headers: { 'if-none-match': known, 'accept-encoding': 'br' } });
      expect([again.statusCode, again.body], `${known}, ${origin}`).toEqual([304, '']);
      expect(again.headers, origin).toMatchObject({ etag: headers['etag'], vary: 'Accept-Encoding' });
      for (const name of ['content-length', 'content-encoding', 'content-type'])
        expect(again.headers[name], `${name}, ${origin}`).toBeUndefined();
    }
  }
  const other = await shop.app.inject({ url, headers: { 'if-none-match': `"autre${strong.slice(1)}` } });
  expect(other.statusCode).toBe(200);
});

test('a question for the headers alone is answered without a body, made anew and from memory', async () => {
  const url = '/api/v1/categories';
  const { headers } = await shop.app.inject({ url });
  shop.platform.cache.clear();
  for (const known of [{}, { 'if-none-match': String(headers['etag']) }])
    for (const origin of ['made anew', 'from memory']) {
      const asked = await shop.app.inject({ method: 'HEAD', url, headers: known });
      expect([asked.statusCode, asked.body, asked.headers['etag']], origin).toEqual([
        'if-none-match' in known ? 304 : 200,
        '',
        headers['etag'],
      ]);
      // RFC 9110, 8.6: the length is that of what GET would send, or is not said.
      expect(asked.headers['content-length'], origin).toBe(
        'if-none-match' in known ? undefined : headers['content-length'],
      );
      if (origin === 'from memory') shop.platform.cache.clear();
    }
});

test('a change shows at once, on the list and on the product', async () => {
  const product = await createProduct(shop, { stock: 9 });
  const ask = async () => {
    const one = await shop.client().call('GET /products/{id}', { params: { id: product.id } });
    return one.data.stock;
  };
  expect(await ask()).toBe(9);
  await shop.platform.transact(async (tx) => {
    await tx.updateTable('products').set({ stock: 4 }).where('id', '=', product.id).execute();
    shop.platform.dropTags(tx, 'products', `product:${product.id}`);
  });
  expect(await ask()).toBe(4);
});

test('a change that is undone drops nothing', async () => {
  const product = await createProduct(shop, {});
  const url = `/api/v1/products/${product.id}`;
  await shop.app.inject({ url });
  const work = shop.platform.transact(async (tx) => {
    shop.platform.dropTags(tx, `product:${product.id}`);
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(shop.platform.cache.find(url)).toBeDefined();
});

test('inventing parameters does not fill the cache', () => {
  expect(cacheKey('/a?page=2', ['page'])).toBe('/a?page=2');
  expect(cacheKey('/a?utm_source=x&page=2&fbclid=y', ['page'])).toBe('/a?page=2');
  expect(cacheKey('/a?fbclid=y', ['page'])).toBe('/a');
  expect(cacheKey('/a?x=&page=2?3', ['page'])).toBe('/a?page=2%3F3');
});

test('personal answers are never kept', async () => {
  const refused = await shop.app.inject({ url: '/api/v1/cart' });
  expect(refused.headers['cache-control']).toBe('no-store');
  const missing = await shop.app.inject({ url: '/api/v1/products/rien' });
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-store');
});
