import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { deleteFavourite, selectFavourites } from './favourites.queries.ts';
import { joinFavourites } from './join-favourites.ts';

export function bindFavouriteRoutes(platform: Platform, route: Route): void {
  route('GET /favorites', async ({ session: { userId } }) => ({ data: await selectFavourites(platform.db, userId) }));

  route('POST /favorites', async ({ body, session: { userId } }) => ({
    data: await joinFavourites(platform, userId, body.productIds),
  }));

  route('DELETE /favorites/{productId}', async ({ params, session: { userId } }) => {
    await deleteFavourite(platform.db, userId, params.productId);
    return { data: await selectFavourites(platform.db, userId) };
  });
}
