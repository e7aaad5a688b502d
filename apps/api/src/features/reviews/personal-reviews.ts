import type { AccountExport } from '#features/auth';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { selectReviewsOf } from './reviews.queries.ts';

export async function exportReviews(tx: Db, account: AccountExport): Promise<void> {
  account.reviews = await selectReviewsOf(tx, account.userId);
}

/** The reviews stay, under another name or none: the pages that show the old one are out of date. */
export async function dropReviewsOf(platform: Platform, tx: Db, userId: string): Promise<void> {
  const reviews = await selectReviewsOf(tx, userId);
  if (reviews.length > 0) platform.dropTags(tx, ...reviews.map(({ itemId }) => `reviews:${itemId}`));
}
