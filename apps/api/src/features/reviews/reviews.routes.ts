import { REVIEW_STATUSES, toPage, type Review } from '@tokpa/contract';
import { findPublishedProductId } from '#features/products';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import type { Session } from '#platform/session';
import { withPublicAuthor } from './public-author.ts';
import { countProductReviews, selectProductReviews } from './reviews.queries.ts';
import { submitReview, thanksFor } from './submit-review.ts';

/** Only staff may ask for other reviews than the approved ones. */
function visibleStatus(asked: string | undefined, session: Session | undefined): Review['status'] | undefined {
  if (session?.kind !== 'staff') return 'APPROVED';
  return REVIEW_STATUSES.find((status) => status === asked?.toUpperCase());
}

export function reviewRoutes(platform: Platform, route: Route): void {
  const { db } = platform;

  route('GET /reviews', async ({ query, session, tag }) => {
    const productId = await findPublishedProductId(db, query.itemId);
    if (productId === undefined) return toPage<Review>([], 0, query);
    tag(`reviews:${productId}`, `product:${productId}`);
    const status = visibleStatus(query.status, session);
    const total = await countProductReviews(db, productId, status);
    const rows = await selectProductReviews(db, productId, status, {
      limit: query.limit,
      offset: (query.page - 1) * query.limit,
    });
    return toPage(session?.kind === 'staff' ? rows : rows.map(withPublicAuthor), total, query);
  });

  route('POST /reviews', async ({ body, session }) => {
    const review = await submitReview(platform, session.userId, body);
    return { data: withPublicAuthor(review), message: thanksFor(review) };
  });
}
