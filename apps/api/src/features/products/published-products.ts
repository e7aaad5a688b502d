import type { Product } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Published } from '#platform/published';
import { toProduct } from './present-product.ts';
import { countPublishedProducts, selectPublishedAfter, selectPublishedSlugs } from './published-products.queries.ts';

export const publishedProducts: Published = { count: countPublishedProducts, list: selectPublishedSlugs };

/** All published products, oldest first, so many at a time: never are more of them in memory. */
export async function* readPublishedProducts(db: Db, atATime: number): AsyncGenerator<Product[]> {
  let last: string | undefined;
  do {
    const rows = await selectPublishedAfter(db, last, atATime);
    if (rows.length > 0) yield rows.map(toProduct);
    last = rows.length === atATime ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}
