import type { Review } from '@tokpa/contract';

/** The public reads a first name and an initial: a shopper's whole name next to what they bought is nobody's business. */
export function withPublicAuthor(review: Review): Review {
  const [initial] = review.user.lastName.trim();
  const lastName = initial === undefined ? '' : `${initial.toLocaleUpperCase('fr')}.`;
  return { ...review, user: { ...review.user, lastName } };
}
