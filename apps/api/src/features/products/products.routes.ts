import { toPage } from '@tokpa/contract';
import { tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { staffWith } from '#platform/session';
import { countFacets } from './count-facets.ts';
import { listForStaff } from './list-for-staff.ts';
import { listProducts } from './list-products.ts';
import { toProductPage, toStaffProduct } from './present-product.ts';
import { selectPublished } from './products.queries.ts';
import { findProducts, findRelatedProducts } from './related-products.ts';
import { selectAny } from './staff-products.queries.ts';

export function productRoutes({ db, reads }: Platform, route: Route): void {
  route('GET /products', async ({ query, session, tag }) => {
    if (staffWith(session, 'products.read')) return listForStaff(db, query);
    if (query.ids) {
      const ids = [...new Set(query.ids)];
      // Made of these alone: a sale of anything else leaves it fresh.
      tag('categories', ...ids.map((id) => `product:${id}`));
      const products = await findProducts(reads, ids);
      return toPage(products, products.length, { page: 1, limit: ids.length });
    }
    tag('products', 'categories');
    return listProducts(reads, query);
  });

  route('GET /products/facets', async ({ query, tag }) => {
    tag('products', 'categories');
    return { data: await countFacets(reads, query) };
  });

  route('GET /products/{id}', async ({ params, session, tag }) => {
    if (staffWith(session, 'products.read')) {
      const any = await selectAny(db, params.id);
      if (any) return { data: toStaffProduct(any) };
    }
    const row = await selectPublished(reads, params.id);
    if (!row) throw new Problem('product_not_found');
    tag(`product:${row.id}`, 'categories', ...tagsOfAddress(params.id, row, 'products'));
    return { data: toProductPage(row) };
  });

  route('GET /products/{id}/related', async ({ params, tag }) => {
    const { id, topCategoryId, related } = await findRelatedProducts(reads, params.id);
    // A product that comes, goes or moves changes its category's count and with it « categories »; the last piece of one and the first
    // again, its « shelf » (migration 0206). « products » would drop every product's page at each sale.
    tag('categories', `shelf:${topCategoryId}`, `product:${id}`, ...related.map((product) => `product:${product.id}`));
    return { data: related };
  });
}
