import type { Feature } from '#platform/feature';
import { productRoutes } from './products.routes.ts';

export { findProducts } from './related-products.ts';
export { selectPublishedId as findPublishedProductId } from './products.queries.ts';

export const productsFeature: Feature = {
  name: 'products',
  register({ platform, route }) {
    productRoutes(platform, route);
  },
};
