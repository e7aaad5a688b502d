import { expect, it } from 'vitest';
import type { DetailProduct } from './detail-product.ts';
import { productSchema } from './structured-data.ts';

const honey: DetailProduct = {
  id: '1',
  slug: 'miel',
  sku: null,
  name: 'Miel',
  description: 'Un miel.',
  price: 3000,
  originalPrice: null,
  stock: 0,
  averageRating: 0,
  reviewsCount: 0,
  features: [],
  isNew: false,
  pictures: [],
  category: { name: 'Miel', slug: 'miel' },
  subcategory: null,
  variations: [],
};
const origin = 'https://shop.test';

it('tells search engines the price in FCFA and that nothing is left', () => {
  expect(productSchema(honey, origin)).toMatchObject({
    url: 'https://shop.test/product/miel',
    offers: { '@type': 'Offer', price: 3000, priceCurrency: 'XOF', availability: 'https://schema.org/OutOfStock' },
  });
});

it('says nothing of a rating that nobody gave', () => {
  expect(productSchema(honey, origin)).not.toHaveProperty('aggregateRating');
  expect(productSchema({ ...honey, averageRating: 4.5, reviewsCount: 2 }, origin)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

it('gives the range of prices where there are several sizes', () => {
  const size = (price: number) => ({ id: `${price}`, name: `${price}`, price, originalPrice: null, stock: 1 });
  expect(productSchema({ ...honey, variations: [size(3000), size(9000)] }, origin)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 3000, highPrice: 9000, offerCount: 2 },
  });
});
