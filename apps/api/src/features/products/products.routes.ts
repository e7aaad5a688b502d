import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { listProducts } from './list-products.ts';
import { toProduct } from './present-product.ts';
import { selectPublished } from './products.queries.ts';

export function productRoutes({ db }: Platform, route: Route): void {
  route('GET /products', async ({ query, tag }) => {
    tag('products', 'categories');
    return listProducts(db, query);
  });

  route('GET /products/{id}', async ({ params, tag }) => {
    const row = await selectPublished(db, params.id);
    if (!row) throw new Problem('product_not_found');
    tag(`product:${row.id}`, 'categories');
    return { data: toProduct(row) };
  });
}
