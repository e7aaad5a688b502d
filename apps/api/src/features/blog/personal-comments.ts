import type { AccountExport } from '#features/auth';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { selectCommentsOf } from './blog-comments.queries.ts';

export async function exportComments(tx: Db, account: AccountExport): Promise<void> {
  const comments = await selectCommentsOf(tx, account.userId);
  account.blogComments = comments.map(({ id, post, content, status, answer, createdAt }) => ({
    id,
    post: post.title,
    content,
    status,
    answer,
    createdAt,
  }));
}

/** The comments stay, under another name or none: the pages that show the old one are out of date. */
export async function dropCommentsOf(platform: Platform, tx: Db, userId: string): Promise<void> {
  const comments = await selectCommentsOf(tx, userId);
  if (comments.length > 0) platform.dropTags(tx, ...comments.map(({ postId }) => `blog-comments:${postId}`));
}
