import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { findBoughtTogether, PAIRS_TAG } from './bought-together.ts';

export function bindBoughtTogetherRoutes({ reads }: Platform, route: Route): void {
  route('GET /products/{id}/bought-together', async ({ params, tag }) => {
    const { products, consideredIds } = await findBoughtTogether(reads, params.id);
    tag(PAIRS_TAG, 'categories', ...consideredIds.map((id) => `product:${id}`));
    return { data: products };
  });
}
