import { sql } from 'kysely';
import type { Review } from '@tokpa/contract';
import type { Db } from '#db/connect';

type ReviewFields = Omit<Review, 'user' | 'itemType'> & { firstName: string; lastName: string };
export type NewReview = {
  productId: string;
  userId: string;
  rating: number;
  title: string | null;
  content: string;
  isVerified: boolean;
  createdAt: Date;
};

function toReview({ firstName, lastName, ...fields }: ReviewFields): Review {
  return { ...fields, itemType: 'PRODUCT', user: { firstName, lastName, avatar: null } };
}

function selectReviews(db: Db) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select([
      'r.id',
      'r.product_id as itemId',
      'r.rating',
      'r.title',
      'r.content',
      'r.status',
      'r.verified_purchase as verifiedPurchase',
      'r.created_at as createdAt',
      'u.first_name as firstName',
      'u.last_name as lastName',
    ]);
}

/** Newest first. `status` undefined: whatever its status. */
export async function selectProductReviews(
  db: Db,
  productId: string,
  status: Review['status'] | undefined,
  range: { limit: number; offset: number },
): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('r.product_id', '=', productId)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'APPROVED'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(toReview);
}

/** All that a shopper wrote, newest first, whatever its status. */
export async function selectReviewsOf(db: Db, userId: string): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(toReview);
}

export async function countProductReviews(
  db: Db,
  productId: string,
  status: Review['status'] | undefined,
): Promise<number> {
  const { count } = await db
    .selectFrom('reviews as r')
    .select(db.fn.countAll<number>().as('count'))
    .where('r.product_id', '=', productId)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'APPROVED'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReview(db: Db, review: NewReview): Promise<Review> {
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

/** Whether an order with the product has reached the shopper. */
export async function hasReceived(db: Db, userId: string, productId: string): Promise<boolean> {
  const { rows } = await sql<{ received: boolean }>`
    select exists (
      select from orders o join order_items i on i.order_id = o.id
       where o.user_id = ${userId} and o.status = 'DELIVERED' and i.product_id = ${productId}
    ) as received`.execute(db);
  return rows[0]?.received ?? false;
}
