import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { announceDuePosts } from './blog-posts.queries.ts';

/** Each minute: scheduled posts whose moment has come appear in what the caches hold. */
export const announcePosts = defineJob('announce-posts', { retryLimit: 1, schedule: '* * * * *' });

export async function announceScheduledPosts(platform: Platform): Promise<void> {
  await platform.transact(async (tx) => {
    const ids = await announceDuePosts(tx, platform.clock.now());
    if (ids.length > 0) platform.dropTags(tx, 'blog-posts', ...ids.map((id) => `blog-post:${id}`));
  });
}
