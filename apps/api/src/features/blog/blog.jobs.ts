import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { minutesAfter } from '#platform/clock';
import { announceDuePosts, findJustPublished } from './blog-posts.queries.ts';

// The clocks of two machines may differ by seconds: one that is behind may have kept a list without what the other has published.
const LOOK_BACK_MINUTES = 10;

/** Each minute: scheduled posts whose moment has come appear in what the caches hold. */
export const announcePosts = defineJob('announce-posts', { retryLimit: 1, schedule: EVERY_MINUTE });

export async function announceScheduledPosts(platform: Platform): Promise<void> {
  await platform.transact(async (tx) => {
    const now = platform.clock.now();
    const due = await announceDuePosts(tx, now);
    const ids = new Set([...due, ...(await findJustPublished(tx, minutesAfter(now, -LOOK_BACK_MINUTES), now))]);
    if (ids.size > 0) platform.dropTags(tx, 'blog-posts', ...[...ids].map((id) => `blog-post:${id}`));
  });
}
