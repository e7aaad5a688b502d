import { sql } from 'kysely';
import type { BlogComment, BlogCommentStatus, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

type Asked = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  /** Whether `search` finds readers by their address. */
  byEmail: boolean;
  status?: BlogCommentStatus | undefined;
  postId?: string | undefined;
  userId?: string | undefined;
};

function selectComments(db: Db) {
  return db
    .selectFrom('blog_comments as comment')
    .innerJoin('blog_posts as post', 'post.id', 'comment.post_id')
    .innerJoin('users as reader', 'reader.id', 'comment.user_id')
    .select([
      'comment.id',
      'comment.post_id as postId',
      'comment.user_id as userId',
      'comment.content',
      'comment.status',
      'comment.answer',
      'comment.answered_at as answeredAt',
      'comment.created_at as createdAt',
      'comment.updated_at as updatedAt',
      sql<BlogComment['user']>`json_build_object('firstName', reader.first_name, 'lastName', reader.last_name,
        'email', ${knownEmail('reader.email')})`.as('user'),
      sql<BlogComment['post']>`json_build_object('id', post.id, 'title', post.title, 'slug', post.slug)`.as('post'),
    ]);
}

export function selectCommentPage(db: Db, asked: Asked): Promise<Page<BlogComment>> {
  const { search, byEmail, status, postId, userId } = asked;
  let comments = selectComments(db);
  if (status !== undefined) comments = comments.where('comment.status', '=', status);
  if (postId !== undefined) comments = comments.where('comment.post_id', '=', postId);
  if (userId !== undefined) comments = comments.where('comment.user_id', '=', userId);
  if (search !== undefined)
    comments = comments.where(
      everyWordIn(
        sql`comment.content || ' ' || reader.first_name || ' ' || reader.last_name || ' ' ||
          ${byEmail ? sql`reader.email || ' ' ||` : sql``} post.title`,
        search,
      ),
    );
  return selectPage(comments, asked, {
    columns: { createdAt: 'comment.created_at', status: 'comment.status' },
    byDefault: '-createdAt',
    id: 'comment.id',
  });
}

/** What readers of a post see, the oldest first: a conversation reads downwards. */
export function selectApprovedComments(
  db: Db,
  postId: string,
  asked: { page: number; limit: number },
): Promise<Page<BlogComment>> {
  const approved = selectComments(db).where('comment.post_id', '=', postId).where('comment.status', '=', 'APPROVED');
  return selectPage(approved, asked, {
    columns: { createdAt: 'comment.created_at' },
    byDefault: 'createdAt',
    id: 'comment.id',
  });
}

export async function selectComment(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<BlogComment | undefined> {
  return selectComments(db)
    .where('comment.id', '=', id)
    .$if(lock, (comments) => comments.forUpdate('comment'))
    .executeTakeFirst();
}

/** All that a person wrote, newest first, whatever became of it. */
export async function selectCommentsOf(db: Db, userId: string): Promise<BlogComment[]> {
  return selectComments(db)
    .where('comment.user_id', '=', userId)
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .execute();
}

type NewComment = { postId: string; userId: string; content: string; createdAt: Date };

export async function insertComment(tx: Db, comment: NewComment): Promise<string> {
  const { postId, userId, content, createdAt } = comment;
  const { id } = await tx
    .insertInto('blog_comments')
    .values({ post_id: postId, user_id: userId, content, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Judgement = { status: BlogCommentStatus; answer: string | null; answeredAt: Date | string | null };

export async function updateComment(tx: Db, id: string, { status, answer, answeredAt }: Judgement): Promise<void> {
  await tx.updateTable('blog_comments').set({ status, answer, answered_at: answeredAt }).where('id', '=', id).execute();
}

export async function deleteComment(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('blog_comments').where('id', '=', id).execute();
}
