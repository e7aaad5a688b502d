import { expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { products, reviews, shoppers } from './content/index.ts';
import { DEMO_PASSWORD, seedDemo } from './seed.ts';

const shop = await useTestShop();

it('an empty shop is filled with the demo shop, once', async () => {
  const both = await Promise.all([seedDemo(shop.platform, { pictures: 'none' }), seedDemo(shop.platform, { pictures: 'none' })]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await seedDemo(shop.platform, { pictures: 'none' })).toBe(false);

  const { call } = shop.client();
  const list = await call('GET /products', { query: { limit: 100 } });
  expect(list.meta.total).toBe(products.length);
  expect(list.meta.total).toBeGreaterThanOrEqual(60);
  const { data: categories } = await call('GET /categories');
  expect(categories).toHaveLength(8);
  expect(categories.reduce((sum, category) => sum + category.productsCount, 0)).toBe(products.length);
  for (const category of categories) expect(category.subcategories.length).toBeGreaterThan(0);
  expect(list.data.reduce((sum, product) => sum + product.reviewsCount, 0)).toBe(
    reviews.filter(({ productSlug }) => list.data.some(({ slug }) => slug === productSlug)).length,
  );
});

it('a shopper of the demo shop logs in and sees delivered orders', async () => {
  await seedDemo(shop.platform, { pictures: 'none' });
  const buyer = reviews.find(({ verifiedPurchase }) => verifiedPurchase)?.shopperEmail ?? shoppers[0]?.email ?? '';
  const { token } = await shop.client().call('POST /auth/login', { body: { email: buyer, password: DEMO_PASSWORD } });
  const client = shop.client(token);
  const { data: orders } = await client.call('GET /orders');
  expect(orders.length).toBeGreaterThan(0);
  for (const order of orders) expect(order).toMatchObject({ status: 'DELIVERED', transactions: [{ status: 'PAID' }] });
  const { data: addresses } = await client.call('GET /shipping-addresses');
  expect(addresses).toMatchObject([{ isDefault: true }]);
});
