import type { Review, StaffReview } from '@tokpa/contract';
import { publicAuthor } from '#platform/public-author';

export function withPublicAuthor(review: StaffReview): Review {
  const { userId: _userId, product: _product, updatedAt: _updatedAt, user, ...shown } = review;
  return { ...shown, user: { ...publicAuthor(user), avatar: user.avatar } };
}
