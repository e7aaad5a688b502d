import type { Product } from '@tokpa/contract/products';
import { expect, it } from 'vitest';
import { productSchema } from './product-schema.ts';

const shelf = { id: '0', name: 'Miel', slug: 'miels' };
const honey: Product = {
  id: '1',
  slug: 'miel',
  sku: null,
  name: 'Miel',
  description: 'Un miel.',
  price: 3000,
  originalPrice: null,
  discountPercent: 0,
  image: null,
  images: [],
  pictures: [],
  category: shelf,
  categoryId: shelf.id,
  subcategory: null,
  stock: 0,
  averageRating: 0,
  reviewsCount: 0,
  features: [],
  variations: [],
  isNew: false,
  isFeatured: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};
const origin = 'https://shop.test';
const praise = {
  rating: 5,
  title: null,
  content: 'Très bon.',
  // Half past midnight of the next day in Benin.
  createdAt: '2026-11-11T23:30:00.000Z',
  user: { firstName: 'Afi', lastName: 'H.', avatar: null },
};

it('tells search engines the price in FCFA and that nothing is left', () => {
  expect(productSchema(honey, [], origin)).toMatchObject({
    url: 'https://shop.test/product/miel',
    sku: '1',
    offers: { '@type': 'Offer', price: 3000, priceCurrency: 'XOF', availability: 'https://schema.org/OutOfStock' },
  });
});

it('has a text and a picture to show, where the shop gave the product none', () => {
  expect(productSchema({ ...honey, description: '' }, [], origin)).toMatchObject({
    description: 'Miel',
    image: ['https://shop.test/partage.jpg'],
  });
});

it('says nothing of a rating that nobody gave', () => {
  const unrated = productSchema(honey, [], origin);
  expect(unrated).not.toHaveProperty('aggregateRating');
  expect(unrated).not.toHaveProperty('review');
});

it('tells the rating, and no more than the newest reviews', () => {
  const rated = productSchema(
    { ...honey, averageRating: 4.5, reviewsCount: 9 },
    [praise, praise, praise, praise],
    origin,
  );
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 9 } });
  expect(rated['review']).toHaveLength(3);
  expect(rated['review']).toMatchObject([
    { author: { name: 'Afi H.' }, datePublished: '2026-11-12', reviewRating: { ratingValue: 5 } },
    {},
    {},
  ]);
});

it('has the id of the feed for its sku, and the shop’s own reference beside it', () => {
  expect(productSchema(honey, [], origin)).not.toHaveProperty('productID');
  expect(productSchema({ ...honey, sku: 'MIE-001' }, [], origin)).toMatchObject({ sku: '1', productID: 'MIE-001' });
});

it('tells one size as the feed does, where the page was asked for it', () => {
  const kilo = { id: '2', sku: null, name: '1 kg', options: {}, price: 9000, originalPrice: null, stock: 4 };
  const sized = { ...honey, sku: 'MIE-001', variations: [{ ...kilo, id: '3', price: 3000 }, kilo] };
  const told = productSchema(sized, [], origin, kilo);
  expect(told).toMatchObject({
    name: 'Miel — 1 kg',
    url: 'https://shop.test/product/miel',
    sku: '2',
    inProductGroupWithID: '1',
    offers: {
      '@type': 'Offer',
      price: 9000,
      availability: 'https://schema.org/InStock',
      url: 'https://shop.test/product/miel?option=2',
    },
  });
  expect(told).not.toHaveProperty('productID');
});

it('gives the range of prices where there are several sizes', () => {
  const size = (price: number) => ({
    id: `${price}`,
    sku: null,
    name: `${price}`,
    options: {},
    price,
    originalPrice: null,
    stock: 1,
  });
  expect(productSchema({ ...honey, variations: [size(3000), size(9000)] }, [], origin)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 3000, highPrice: 9000, offerCount: 2 },
  });
});
