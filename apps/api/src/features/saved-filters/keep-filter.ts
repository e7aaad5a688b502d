import { type SavedFilter, type SavedFilterInput, SAVED_FILTERS_PER_LIST } from '@tokpa/contract';
import { recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { countSavedFilters, upsertSavedFilter } from './saved-filters.queries.ts';

/** Under a name that is there already they take its place. How somebody looks at a list is no act on the shop: the log has no line of it. */
export function keepFilter(
  platform: Platform,
  { staffId }: StaffSession,
  wanted: SavedFilterInput,
): Promise<SavedFilter> {
  recordNothing();
  return platform.transact(async (tx) => {
    const kept = await upsertSavedFilter(tx, staffId, wanted);
    if ((await countSavedFilters(tx, staffId, wanted.list)) > SAVED_FILTERS_PER_LIST)
      throw new Problem('saved_filters_full');
    return kept;
  });
}
