import { expect, it } from 'vitest';
import { pageOfData } from './page-of-data.ts';

it.each([
  ['/_root.data', '/'],
  ['/_root.data?_routes=routes%2Fhome', '/'],
  ['/products.data?page=2&_routes=routes%2Fproducts', '/products?page=2'],
  ['/product/miel-du-borgou.data', '/product/miel-du-borgou'],
  ['/products/_.data', '/products/'],
])('knows which page %s belongs to', (data, page) => {
  expect(pageOfData(new URL(data, 'https://boutique.bj'))).toBe(page);
});
