import { sql } from 'kysely';
import type { Page, Review, StaffReview } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

type ReviewFields = Omit<StaffReview, 'itemType'>;
export type NewReview = {
  productId: string;
  userId: string;
  rating: number;
  title: string | null;
  content: string;
  isVerified: boolean;
  createdAt: Date;
};

export type AskedReviews = {
  page: number;
  limit: number;
  sort?: string | undefined;
  productId?: string | undefined;
  /** Undefined: whatever its status. */
  status?: Review['status'] | undefined;
  rating?: number | undefined;
  userId?: string | undefined;
  search?: string | undefined;
  /** Whether `search` finds customers by their address. */
  byEmail?: boolean;
};

function toReview(fields: ReviewFields): StaffReview {
  return { ...fields, itemType: 'PRODUCT' };
}

function selectReviews(db: Db) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.id',
      'r.product_id as itemId',
      'r.rating',
      'r.title',
      'r.content',
      'r.status',
      'r.verified_purchase as verifiedPurchase',
      'r.reply',
      'r.replied_at as repliedAt',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
      'r.user_id as userId',
      sql<StaffReview['user']>`json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'avatar', null,
        'email', ${knownEmail('u.email')})`.as('user'),
      sql<StaffReview['product']>`json_build_object('id', p.id, 'name', p.name, 'slug', p.slug)`.as('product'),
    ]);
}

/** Newest first, unless asked otherwise. */
export async function selectReviewPage(db: Db, asked: AskedReviews): Promise<Page<StaffReview>> {
  const { productId, status, rating, userId, search, byEmail = false } = asked;
  let reviews = selectReviews(db);
  if (productId !== undefined) reviews = reviews.where('r.product_id', '=', productId);
  if (status !== undefined) reviews = reviews.where('r.status', '=', status);
  if (rating !== undefined) reviews = reviews.where('r.rating', '=', rating);
  if (userId !== undefined) reviews = reviews.where('r.user_id', '=', userId);
  if (search !== undefined)
    reviews = reviews.where(
      everyWordIn(
        sql`coalesce(r.title, '') || ' ' || r.content || ' ' || u.first_name || ' ' || u.last_name || ' ' ||
          ${byEmail ? sql`u.email || ' ' ||` : sql``} p.name`,
        search,
      ),
    );
  const page = await selectPage(reviews, asked, {
    columns: { createdAt: 'r.created_at', rating: 'r.rating', status: 'r.status' },
    byDefault: '-createdAt',
    id: 'r.id',
  });
  return { ...page, data: page.data.map(toReview) };
}

export async function selectReview(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StaffReview | undefined> {
  const row = await selectReviews(db)
    .where('r.id', '=', id)
    .$if(lock, (reviews) => reviews.forUpdate('r'))
    .executeTakeFirst();
  return row && toReview(row);
}

/** The one that a shopper gave of a product, whatever its status. */
export async function selectReviewBy(db: Db, userId: string, productId: string): Promise<StaffReview | undefined> {
  const row = await selectReviews(db)
    .where('r.user_id', '=', userId)
    .where('r.product_id', '=', productId)
    .executeTakeFirst();
  return row && toReview(row);
}

/** All that a shopper wrote, newest first, whatever its status. */
export async function selectReviewsOf(db: Db, userId: string): Promise<StaffReview[]> {
  const rows = await selectReviews(db)
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(toReview);
}

export async function insertReview(db: Db, review: NewReview): Promise<StaffReview> {
  const { id } = await db
    .insertInto('reviews')
    .values({
      product_id: review.productId,
      user_id: review.userId,
      rating: review.rating,
      title: review.title,
      content: review.content,
      status: review.isVerified ? 'APPROVED' : 'PENDING',
      verified_purchase: review.isVerified,
      created_at: review.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toReview(await selectReviews(db).where('r.id', '=', id).executeTakeFirstOrThrow());
}

type Judgement = { status: Review['status']; reply: string | null; repliedAt: Date | string | null };

/** `averageRating` and `reviewsCount` of the product follow by a trigger, in the same transaction. */
export async function updateReview(tx: Db, id: string, { status, reply, repliedAt }: Judgement): Promise<void> {
  await tx.updateTable('reviews').set({ status, reply, replied_at: repliedAt }).where('id', '=', id).execute();
}

export async function deleteReview(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

/** Whether an order with the product has reached the shopper. */
export async function hasReceived(db: Db, userId: string, productId: string): Promise<boolean> {
  const { rows } = await sql<{ received: boolean }>`
    select exists (
      select from orders o join order_items i on i.order_id = o.id
       where o.user_id = ${userId} and o.status = 'DELIVERED' and i.product_id = ${productId}
    ) as received`.execute(db);
  return rows[0]?.received ?? false;
}
