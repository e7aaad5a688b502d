import type { ApiClient } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';

const MOST = 100;
const PLENTY = 25;
const CHEAP_FCFA = 5000;

async function onSale(api: ApiClient): Promise<Product[]> {
  const { data } = await api.call('GET /products', { query: { limit: MOST, inStock: true } });
  return data.filter(({ variations, price }) => variations.length === 0 && price <= CHEAP_FCFA);
}

/** How many tests run at the same time, at most: each has its own shelf, so that none empties another's. */
const SHELVES = 8;

/**
 * A product that no other test touches at the same moment, by the place where this one runs. There are more than a
 * test could buy, unless the test is about the last pieces.
 */
export async function ownProduct(api: ApiClient, shelf: number): Promise<Product> {
  const products = (await onSale(api)).filter(({ stock }) => stock >= PLENTY);
  const own = products.filter((_, position) => position % SHELVES === shelf % SHELVES);
  const product = own[Math.floor(Math.random() * own.length)];
  if (!product) throw new Error('The demo shop has no product for this test');
  return product;
}
