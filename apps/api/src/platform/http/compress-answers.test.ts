import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart } from '#testing/fill-cart';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function askOwnCart(products: number) {
  const { userId, token } = await createShopper(shop);
  const lines: { productId: string }[] = [];
  for (let at = 0; at < products; at += 1) lines.push({ productId: (await createProduct(shop, {})).id });
  if (lines.length > 0) await fillCart(shop, userId, lines);
  return (acceptEncoding?: string) =>
    shop.app.inject({
      url: '/api/v1/cart',
      headers: { authorization: `Bearer ${token}`, ...(acceptEncoding && { 'accept-encoding': acceptEncoding }) },
    });
}

test.each([
  ['small', 8],
  ['large', 30],
])('what is one reader’s own is compressed as they read it, a %s one too', async (_, products) => {
  const ask = await askOwnCart(products);
  const plain = await ask();
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await ask('gzip, deflate, br');
  const gzip = await ask('gzip;q=0.5, br;q=0');
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  for (const { headers, rawPayload } of [br, gzip]) {
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-store' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  }
});

test.each([
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['br;q=1.0, gzip;q=0.9', 'br'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['br ; q=0.001', 'br'],
])('who asks for %s gets what they like best', async (acceptEncoding, encoding) => {
  await createProduct(shop, { description: 'Miel de la forêt. '.repeat(200) });
  const kept = await shop.app.inject({ url: '/api/v1/products', headers: { 'accept-encoding': acceptEncoding } });
  const own = await (await askOwnCart(8))(acceptEncoding);
  expect([kept, own].map(({ headers }) => headers['content-encoding'])).toEqual([encoding, encoding]);
});

test('what fits into a packet goes as it is', async () => {
  const answer = await (await askOwnCart(0))('gzip, br');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
