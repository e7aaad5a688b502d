import { REVIEW_CONTENT_MAX } from '@tokpa/contract/limits';
import type { StaffReview } from '@tokpa/contract/reviews';
import { api } from '../api.ts';
import { BulkJudgement, type Moderation, ModerationActs } from '../desk/index.ts';
import { JUDGEMENTS } from './review-status.tsx';

export const MODERATION: Moderation<StaffReview['status']> = {
  resource: 'reviews',
  judgements: JUDGEMENTS,
  counted: (count) => `${count} avis`,
  answerTitle: 'Répondre à l’avis',
  answerHelp: 'Tout le monde la lit sous l’avis. Vide : pas de réponse',
  answerMax: REVIEW_CONTENT_MAX,
  judge: (id, { answer, status }) =>
    api.call('PUT /reviews/{id}', {
      params: { id },
      body: { ...(status && { status }), ...(answer !== undefined && { reply: answer }) },
    }),
};

export const bulkJudgement = <BulkJudgement moderation={MODERATION} />;

export function ReviewActs({ review }: { review: StaffReview }) {
  return <ModerationActs moderation={MODERATION} row={{ ...review, answer: review.reply }} />;
}
