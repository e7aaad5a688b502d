import { REVIEW_STATUSES, toPage, type Review, type StaffReview } from '@tokpa/contract';
import { isUuid } from '#db/is-uuid';
import { findPublishedProductId } from '#features/products';
import type { Call, Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { invalidField } from '#platform/problem';
import { type StaffSession, staffWith } from '#platform/session';
import { knowsEmails, withKnownEmail } from '#platform/with-known-email';
import { findReviewOrThrow, judgeReview, removeReview } from './judge-review.ts';
import { withPublicAuthor } from './public-author.ts';
import { selectReviewBy, selectReviewPage } from './reviews.queries.ts';
import { submitReview, thanksFor } from './submit-review.ts';

async function listPublished({ reads }: Platform, { query, tag }: Call<'GET /reviews'>) {
  if (query.itemId === undefined) throw invalidField('itemId', 'Dites de quel produit vous voulez les avis');
  const productId = await findPublishedProductId(reads, query.itemId);
  if (productId === undefined) {
    // There may be one tomorrow: « categories » is dropped by whatever changes a product's page.
    tag('categories');
    return toPage<Review>([], 0, query);
  }
  tag(`reviews:${productId}`, `product:${productId}`);
  // A slug may be given to another product.
  if (query.itemId !== productId) tag('categories');
  const { page, limit, rating } = query;
  const reviews = await selectReviewPage(reads, { page, limit, rating, productId, status: 'APPROVED' });
  return { ...reviews, data: reviews.data.map(withPublicAuthor) };
}

async function selectForStaff({ db }: Platform, query: Call<'GET /reviews'>['query'], byEmail: boolean) {
  const { itemId, status: asked, ...others } = query;
  const status = REVIEW_STATUSES.find((one) => one === asked?.toUpperCase());
  if (asked !== undefined && !status) throw invalidField('status', 'Statut inconnu');
  if (itemId === undefined) return selectReviewPage(db, { ...others, status, byEmail });
  // A draft is named by its id alone.
  const productId = (await findPublishedProductId(db, itemId)) ?? itemId;
  if (!isUuid(productId)) return toPage<StaffReview>([], 0, query);
  return selectReviewPage(db, { ...others, status, productId, byEmail });
}

async function listForStaff(platform: Platform, { query }: Call<'GET /reviews'>, by: StaffSession) {
  const page = await selectForStaff(platform, query, knowsEmails(by));
  return { ...page, data: page.data.map((review) => withKnownEmail(by, review)) };
}

export function reviewRoutes(platform: Platform, route: Route): void {
  const { db } = platform;

  // Only staff may ask for other reviews than the approved ones of a product.
  route('GET /reviews', async (call) => {
    const by = staffWith(call.session, 'reviews.read');
    return by ? listForStaff(platform, call, by) : listPublished(platform, call);
  });

  route('POST /reviews', async ({ body, session }) => {
    const review = await submitReview(platform, session.userId, body);
    return { data: withPublicAuthor(review), message: thanksFor(review) };
  });

  route('GET /reviews/mine', async ({ query, session }) => {
    const review = await selectReviewBy(db, session.userId, query.itemId);
    return { data: review ? withPublicAuthor(review) : null };
  });

  route('GET /reviews/{id}', async ({ params, session }) => ({
    data: withKnownEmail(session, await findReviewOrThrow(db, params.id)),
  }));

  route('PUT /reviews/{id}', async ({ params, body, session }) => ({
    data: withKnownEmail(session, await judgeReview(platform, session, { id: params.id, judgement: body })),
  }));

  route('DELETE /reviews/{id}', async ({ params, session }) => {
    await removeReview(platform, session, params.id);
    return { message: 'Avis supprimé' };
  });
}
