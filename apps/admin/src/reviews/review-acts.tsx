import { REVIEW_CONTENT_MAX } from '@tokpa/contract/limits';
import { REVIEW_STATUS_LABELS } from '@tokpa/contract/review-labels';
import type { StaffReview } from '@tokpa/contract/reviews';
import { api } from '../api.ts';
import { BulkJudgement, type Moderation, ModerationActs } from '../desk/index.ts';
import { JUDGEMENTS } from './review-status.tsx';

const toJudged = (review: StaffReview) => ({ ...review, answer: review.reply });

const MODERATION: Moderation<StaffReview['status']> = {
  resource: 'reviews',
  judgements: JUDGEMENTS,
  statusLabels: REVIEW_STATUS_LABELS,
  counted: (count) => `${count} avis`,
  answerTitle: 'Répondre à l’avis',
  answerHelp: 'Tout le monde la lit sous l’avis. Vide : pas de réponse',
  answerMax: REVIEW_CONTENT_MAX,
  find: async (id) => toJudged((await api.call('GET /reviews/{id}', { params: { id } })).data),
  judge: ({ id, updatedAt }, { answer, status }) =>
    api.call('PUT /reviews/{id}', {
      params: { id },
      body: { ...(status && { status }), ...(answer !== undefined && { reply: answer }), updatedAt },
    }),
};

export const bulkJudgement = <BulkJudgement moderation={MODERATION} />;

export function ReviewActs({ review }: { review: StaffReview }) {
  return <ModerationActs moderation={MODERATION} row={toJudged(review)} />;
}
