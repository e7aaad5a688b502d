import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { changeShopper, findShopperOrThrow } from './change-shopper.ts';
import { selectShoppers } from './users.queries.ts';

export function bindUserRoutes(platform: Platform, route: Route): void {
  route('GET /users', ({ query }) => selectShoppers(platform.db, query));
  route('GET /users/{id}', async ({ params }) => ({ data: await findShopperOrThrow(platform.db, params.id) }));
  route('PUT /users/{id}', async ({ session, params, body }) => ({
    data: await changeShopper(platform, session, params.id, body),
  }));
}
