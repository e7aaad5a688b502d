import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteFavouritesOf, selectFavouritesToExport } from './favourites.queries.ts';
import { bindFavouriteRoutes } from './favourites.routes.ts';

export const favouritesFeature: Feature = {
  name: 'favourites',
  register({ platform, route }) {
    bindFavouriteRoutes(platform, route);
    platform.events.on(accountExporting, async (tx, account) => {
      account.favourites = await selectFavouritesToExport(tx, account.userId);
    });
    platform.events.on(accountClosing, (tx, { userId }) => deleteFavouritesOf(tx, userId));
  },
};
