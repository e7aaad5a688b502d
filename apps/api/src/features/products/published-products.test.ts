import { expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { publishedProducts, readPublishedProducts } from './published-products.ts';

const shop = await useTestShop();
const { db } = shop.platform;

it('what is for sale is read in parts, each product once and no draft', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => createProduct(shop)));
  // In the order of their ids, which within a millisecond is not that in which they were made.
  const slugs = made.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ slug }) => slug);
  await createProduct(shop, { status: 'DRAFT' });
  await createProduct(shop, { status: 'ARCHIVED' });
  for (const atATime of [2, 5, 9]) {
    const read: string[] = [];
    for await (const part of readPublishedProducts(db, atATime)) {
      expect(part.length).toBeLessThanOrEqual(atATime);
      read.push(...part.map(({ slug }) => slug));
    }
    expect(read).toEqual(slugs);
  }
  expect(await publishedProducts.count(db)).toBe(5);
  const pages = [
    await publishedProducts.list(db, { limit: 3, offset: 0 }),
    await publishedProducts.list(db, { limit: 3, offset: 3 }),
  ];
  expect(pages.flat().map(({ slug }) => slug)).toEqual(slugs);
});
