import type { Review, StaffReview } from '@tokpa/contract';

/** The public reads a first name and an initial: a shopper's whole name next to what they bought is nobody's business. */
export function withPublicAuthor(review: StaffReview): Review {
  const { userId: _userId, product: _product, user, ...shown } = review;
  const [initial] = user.lastName.trim();
  const lastName = initial === undefined ? '' : `${initial.toLocaleUpperCase('fr')}.`;
  return { ...shown, user: { firstName: user.firstName, lastName, avatar: user.avatar } };
}
