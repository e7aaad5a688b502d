import type { Review, StaffReview } from '@tokpa/contract';
import { findPublishedProductId } from '#features/products';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Limit } from '#platform/throttle';
import { hasReceived, insertReview } from './reviews.queries.ts';

const REVIEWS_PER_ACCOUNT: Limit = { name: 'reviews', points: 20, seconds: 3600 };

type Submission = { itemId: string; rating: number; title?: string | null | undefined; content: string };

/** Published at once when the shopper has received the product, else read by staff first. Twice is refused by the database. */
export async function submitReview(platform: Platform, userId: string, submission: Submission): Promise<StaffReview> {
  await platform.throttle.count(REVIEWS_PER_ACCOUNT, userId);
  return platform.transact(async (tx) => {
    const productId = await findPublishedProductId(tx, submission.itemId);
    if (productId === undefined) throw new Problem('product_not_found');
    const review = await insertReview(tx, {
      productId,
      userId,
      rating: submission.rating,
      title: submission.title || null,
      content: submission.content,
      isVerified: await hasReceived(tx, userId, productId),
      createdAt: platform.clock.now(),
    });
    if (review.status === 'APPROVED') platform.dropTags(tx, `reviews:${productId}`, `product:${productId}`, 'products');
    return review;
  });
}

export function thanksFor(review: Review): string {
  return review.status === 'APPROVED'
    ? 'Merci ! Votre avis est publié.'
    : 'Merci ! Votre avis sera publié après relecture par notre équipe.';
}
