import { expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { SEARCHES } from './limit-searches.ts';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

async function search(words: string, from: string): Promise<number> {
  const url = `/api/v1/products?search=${encodeURIComponent(words)}`;
  return (await shop.app.inject({ url, remoteAddress: from })).statusCode;
}

it('nobody makes the shop look for ever other words, and nobody else pays for it', async () => {
  await createProduct(shop, { name: 'Beurre de karité' });
  const statuses: number[] = [];
  // One connection, another address of its network each time.
  const addresses = Array.from({ length: SEARCHES.points + 10 }, (_, number) => `2001:db9:1:2::${number.toString(16)}`);
  for (const from of addresses.splice(0, SEARCHES.points - 10)) await shop.platform.throttle.countHere(SEARCHES, from);
  for (const [number, from] of addresses.entries()) statuses.push(await search(`mot ${number}`, from));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 10 }, () => 429)]);
  const disguised = await shop.app.inject({
    url: '/%61pi/v1/products?search=encore',
    remoteAddress: '2001:db9:1:2::1',
  });
  expect(disguised.statusCode).toBe(429);
  expect(await search('mot 1', '2001:db9:1:2::1')).toBe(200);
  expect(await search('karité', '2001:db9:1:3::1')).toBe(200);
  expect((await shop.app.inject({ url: '/api/v1/products', remoteAddress: '2001:db9:1:2::1' })).statusCode).toBe(200);
  const inThisProcess = (words: string, ip: string) =>
    shop.app.readShared('GET /products', {
      address: `/api/v1/products?search=${words}`,
      params: {},
      asker: { ip, log: shop.app.log },
    });
  await expect(inThisProcess('pour-une-page', '2001:db9:1:2::1')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await inThisProcess('pour-une-page', '2001:db9:1:4::1')).toMatchObject({ status: 200 });
  // Found in memory, it costs nothing.
  expect(await inThisProcess('pour-une-page', '2001:db9:1:2::1')).toMatchObject({ status: 200 });
});
