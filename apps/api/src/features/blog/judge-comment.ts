import type { BlogComment, BlogCommentStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import { refuseIfHandledMeanwhile } from '#platform/handled-meanwhile';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { deleteComment, selectComment, updateComment } from './blog-comments.queries.ts';
import { dropPost } from './write-post.ts';

type Judgement = {
  status?: BlogCommentStatus | undefined;
  answer?: string | null | undefined;
  /** Of the comment that was read before. */
  updatedAt?: string | undefined;
};

export async function findCommentOrThrow(db: Db, id: string, options = { lock: false }): Promise<BlogComment> {
  const comment = await selectComment(db, id, options);
  if (!comment) throw new Problem('blog_comment_not_found');
  return comment;
}

/** The post shows how many there are. */
function dropComments(platform: Platform, tx: Db, postId: string): void {
  platform.dropTags(tx, `blog-comments:${postId}`);
  dropPost(platform, tx, postId);
}

function stateAfter(before: BlogComment, { status = before.status, answer: asked }: Judgement, now: Date) {
  const answer = asked === undefined ? before.answer : asked || null;
  // What decides the same again is the same call again.
  const isNew = status !== before.status || answer !== before.answer;
  if (answer === before.answer) return { status, answer, answeredAt: before.answeredAt, isNew };
  return { status, answer, answeredAt: answer === null ? null : now, isNew };
}

export async function judgeComment(
  platform: Platform,
  by: StaffSession,
  { id, judgement }: { id: string; judgement: Judgement },
): Promise<BlogComment> {
  return platform.transact(async (tx) => {
    const before = await findCommentOrThrow(tx, id, { lock: true });
    const { isNew, ...state } = stateAfter(before, judgement, platform.clock.now());
    if (isNew) refuseIfHandledMeanwhile(before, judgement.updatedAt);
    await updateComment(tx, id, state);
    const after = await findCommentOrThrow(tx, id);
    await recordAct(tx, by, { act: 'update', resource: 'blog-comments', id, before, after });
    dropComments(platform, tx, before.postId);
    return after;
  });
}

export async function removeComment(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findCommentOrThrow(tx, id, { lock: true });
    await deleteComment(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'blog-comments', id, before });
    dropComments(platform, tx, before.postId);
  });
}
