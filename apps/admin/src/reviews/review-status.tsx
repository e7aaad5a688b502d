import { REVIEW_STATUS_LABELS, REVIEW_STATUSES } from '@tokpa/contract/review-labels';
import type { Review } from '@tokpa/contract/reviews';
import { Status, type Tone } from '../ui/index.ts';

type ReviewStatus = Review['status'];

const TONES: Readonly<Record<ReviewStatus, Tone>> = { PENDING: 'waiting', APPROVED: 'good', REJECTED: 'over' };

export const REVIEW_STATUS_CHOICES = REVIEW_STATUSES.map((id) => ({ id, name: REVIEW_STATUS_LABELS[id] }));
export const RATING_CHOICES = [5, 4, 3, 2, 1].map((id) => ({ id, name: `${id} sur 5` }));

/** What may be decided about a review, as a button says it, and what is said once it is done. */
export const JUDGEMENTS = [
  { status: 'APPROVED', act: 'Publier', done: 'Publié' },
  { status: 'REJECTED', act: 'Refuser', done: 'Refusé' },
] as const satisfies readonly { status: ReviewStatus; act: string; done: string }[];

export function ReviewStatusChip({ status }: { status: ReviewStatus }) {
  return <Status label={REVIEW_STATUS_LABELS[status]} tone={TONES[status]} />;
}
