import type { Feature } from '#platform/feature';
import { productManagementRoutes } from './product-management.routes.ts';
import { sumUpProductCounts } from './facets.queries.ts';
import { sumUpProductCountsJob } from './products.jobs.ts';
import { productRoutes } from './products.routes.ts';

export { productLeaving } from './products.events.ts';
export { findImported, lockImported, writeImported } from './import-products.ts';
export { readAllProducts } from './read-all-products.ts';
export type { ProductRow } from './products.queries.ts';
export { addPicture } from './save-product.ts';
export { sumUpProductCounts } from './facets.queries.ts';
export { findProducts } from './related-products.ts';
export { readPublishedWith, selectPublishedId as findPublishedProductId } from './products.queries.ts';
export { publishedProducts, readPublishedProducts } from './published-products.ts';

export const productsFeature: Feature = {
  name: 'products',
  constraints: {
    products_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    products_sku_unique: { refusal: 'sku_taken', fields: ['sku'] },
    product_variations_sku_unique: 'sku_taken',
    stock_movements_made_once: 'idempotency_key_reused',
  },
  register({ platform, route }) {
    productRoutes(platform, route);
    productManagementRoutes(platform, route);
    platform.jobs.handle(sumUpProductCountsJob, () => sumUpProductCounts(platform.db));
  },
};
