import { type Product, RELATED_PRODUCTS } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { toProduct } from './present-product.ts';
import { selectPublishedAmong, selectPublishedId } from './products.queries.ts';
import { selectRelated } from './related.queries.ts';

type Related = {
  /** The product asked for. */
  id: string;
  /** The main category that they are all from; undefined where there are none. */
  topCategoryId: string | undefined;
  related: Product[];
};

/** What resembles a product: from its own shelf first, then from the rest of its main category. */
export async function findRelatedProducts(db: Db, idOrSlug: string): Promise<Related> {
  const id = await selectPublishedId(db, idOrSlug);
  if (id === undefined) throw new Problem('product_not_found');
  const rows = await selectRelated(db, id, RELATED_PRODUCTS);
  return { id, topCategoryId: rows[0]?.topCategory.id, related: rows.map(toProduct) };
}

/** What is still for sale of these, in the order given, each once. */
export async function findProducts(db: Db, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectPublishedAmong(db, [...new Set(ids)]);
  return rows.map(toProduct);
}
