import { FAVOURITES_MAX } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { deleteFavouritesBeyond, insertFavourites, selectFavourites } from './favourites.queries.ts';

/** Puts products, the newest first, before those of the account; what is there already keeps its place. Answers all of them. */
export function joinFavourites(platform: Platform, userId: string, productIds: readonly string[]): Promise<string[]> {
  return platform.transact(async (tx) => {
    await insertFavourites(tx, userId, productIds);
    await deleteFavouritesBeyond(tx, userId, FAVOURITES_MAX);
    return selectFavourites(tx, userId);
  });
}
