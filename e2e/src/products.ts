import type { ApiClient } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';

const MOST = 100;
const PLENTY = 25;
const CHEAP_FCFA = 5000;
/** Tests that run at the same time take from different shelves, so that none empties another's. */
const SHELVES = 4;

/** Always the same products in the same order, whatever is left of them. Other tests add some without a picture. */
async function simpleProducts(api: ApiClient): Promise<Product[]> {
  const { data } = await api.call('GET /products', { query: { limit: MOST, sort: 'name' } });
  return data.filter(
    ({ variations, price, image }) => variations.length === 0 && price <= CHEAP_FCFA && image !== null,
  );
}

/** A product that no other test touches at the same moment, by the place where this one runs; another one than `known`. */
export async function ownProduct(api: ApiClient, place: number, known?: Product): Promise<Product> {
  const shelf = (await simpleProducts(api)).filter((_, position) => position % SHELVES === place % SHELVES);
  const inStock = shelf.filter(({ id, stock }) => stock >= PLENTY && id !== known?.id);
  const product = inStock[Math.floor(Math.random() * inStock.length)];
  if (!product) throw new Error('The demo shop has no product for this test');
  return product;
}
