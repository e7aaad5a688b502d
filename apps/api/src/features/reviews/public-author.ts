import type { Review, StaffReview } from '@tokpa/contract';

/** The public reads a first name and an initial: a shopper's whole name next to what they bought is nobody's business. */
export function withPublicAuthor({ userId: _, product: __, ...review }: StaffReview): Review {
  const { firstName, lastName, avatar } = review.user;
  const [initial] = lastName.trim();
  const shown = initial === undefined ? '' : `${initial.toLocaleUpperCase('fr')}.`;
  return { ...review, user: { firstName, lastName: shown, avatar } };
}
