import type { BlogComment, PublicComment } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { readEvenMoved } from '#db/read-even-moved';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { publicAuthor } from '#platform/public-author';
import type { Limit } from '#platform/throttle';
import { insertComment, selectComment } from './blog-comments.queries.ts';
import { selectReadable } from './blog-posts.queries.ts';

const COMMENTS_PER_READER: Limit = { name: 'blog-comments', points: 5, seconds: 600 };

type Words = { idOrSlug: string; userId: string; content: string };

/** The post as readers find it now. */
export async function findReadablePost(
  platform: Platform,
  db: Db,
  idOrSlug: string,
): Promise<{ id: string; slug: string }> {
  const post = await readEvenMoved(db, 'blog_post', idOrSlug, (named) =>
    selectReadable(db, named, platform.clock.now()),
  );
  if (!post) throw new Problem('blog_post_not_found');
  return post;
}

/** Keeps what a reader wrote; nobody else sees it before staff have read it. */
export async function commentOnPost(platform: Platform, { idOrSlug, userId, content }: Words): Promise<BlogComment> {
  const post = await findReadablePost(platform, platform.db, idOrSlug);
  await platform.throttle.count(COMMENTS_PER_READER, userId);
  return platform.transact(async (tx) => {
    const id = await insertComment(tx, { postId: post.id, userId, content, createdAt: platform.clock.now() });
    const comment = await selectComment(tx, id);
    if (!comment) throw new Problem('blog_post_not_found');
    return comment;
  });
}

export function toPublicComment(comment: BlogComment): PublicComment {
  const { id, postId, content, answer, answeredAt, createdAt, user } = comment;
  return { id, postId, content, answer, answeredAt, createdAt, user: publicAuthor(user) };
}
