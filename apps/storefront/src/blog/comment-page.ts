import type { PublicComment } from '@tokpa/contract/blog-comments';
import { fullNameOf } from '@tokpa/contract/full-name';
import type { Page } from '@tokpa/contract/page';

export type ShownComment = Pick<PublicComment, 'id' | 'content' | 'answer' | 'createdAt'> & { author: string };
export type CommentPage = { comments: ShownComment[]; page: Page<PublicComment>['meta'] };

/** What is drawn of one page of comments. */
export function toCommentPage({ data, meta }: Page<PublicComment>): CommentPage {
  const comments = data.map(({ id, content, answer, createdAt, user }) => ({
    id,
    content,
    answer,
    createdAt,
    author: fullNameOf(user),
  }));
  return { comments, page: meta };
}
