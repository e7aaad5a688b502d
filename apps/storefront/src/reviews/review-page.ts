import { fullNameOf } from '@tokpa/contract/full-name';
import type { Page } from '@tokpa/contract/page';
import type { Review } from '@tokpa/contract/reviews';

export type ShownReview = Pick<
  Review,
  'id' | 'rating' | 'title' | 'content' | 'createdAt' | 'verifiedPurchase' | 'reply'
> & {
  author: string;
};

export type ReviewPage = { reviews: ShownReview[]; total: number; pages: number; page: number };

/** What is drawn of one page of reviews. */
export function toReviewPage({ data, meta }: Page<Review>): ReviewPage {
  const reviews = data.map(({ id, rating, title, content, createdAt, verifiedPurchase, reply, user }) => ({
    id,
    rating,
    title,
    content,
    createdAt,
    verifiedPurchase,
    reply,
    author: fullNameOf(user),
  }));
  return { reviews, total: meta.total, pages: meta.pages, page: meta.page };
}
