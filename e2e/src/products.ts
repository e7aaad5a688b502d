import type { ApiClient } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';

const MOST = 100;
export const PLENTY = 25;
const CHEAP_FCFA = 5000;
/** Tests that run at the same time take from different shelves, so that none empties another's. */
const SHELVES = 4;

/**
 * Told by its address: by its place in a list a product would change shelves with each one that other tests make before it. What two workers
 * take from holds nothing of the first category, where products are counted.
 */
function shelfOf({ slug }: Product): number {
  return Array.from(slug, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % SHELVES;
}

/** Products that no other test touches at the same moment, by the place where this one runs: at least `PLENTY` of each. Other tests make some without a picture. */
export async function ownProducts(api: ApiClient, place: number): Promise<Product[]> {
  const { data } = await api.call('GET /products', { query: { limit: MOST, sort: 'name' } });
  const simple = data.filter(
    ({ variations, price, image }) => variations.length === 0 && price <= CHEAP_FCFA && image !== null,
  );
  return simple.filter((product) => shelfOf(product) === place % SHELVES && product.stock >= PLENTY);
}

/** One of them, another one than `known`. */
export async function ownProduct(api: ApiClient, place: number, known?: Product): Promise<Product> {
  const others = (await ownProducts(api, place)).filter(({ id }) => id !== known?.id);
  const product = others[Math.floor(Math.random() * others.length)];
  if (!product) throw new Error('The demo shop has no product for this test');
  return product;
}
