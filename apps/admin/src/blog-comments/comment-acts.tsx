import {
  BLOG_COMMENT_MAX,
  BLOG_COMMENT_STATUS_LABELS,
  type BlogComment,
  type BlogCommentStatus,
} from '@tokpa/contract/blog-comments';
import { api } from '../api.ts';
import { BulkJudgement, type Moderation, ModerationActs } from '../desk/index.ts';
import { JUDGEMENTS } from './comment-status.tsx';

const MODERATION: Moderation<BlogCommentStatus> = {
  resource: 'blog-comments',
  judgements: JUDGEMENTS,
  statusLabels: BLOG_COMMENT_STATUS_LABELS,
  counted: (count) => (count > 1 ? `${count} commentaires` : '1 commentaire'),
  answerTitle: 'Répondre au commentaire',
  answerHelp: 'Tout le monde la lit sous le commentaire. Vide : pas de réponse',
  answerMax: BLOG_COMMENT_MAX,
  find: async (id) => (await api.call('GET /blog-comments/{id}', { params: { id } })).data,
  judge: ({ id, updatedAt }, decision) =>
    api.call('PUT /blog-comments/{id}', { params: { id }, body: { ...decision, updatedAt } }),
};

export const bulkJudgement = <BulkJudgement moderation={MODERATION} />;

export function CommentActs({ comment }: { comment: BlogComment }) {
  return <ModerationActs moderation={MODERATION} row={comment} />;
}
