import { sql } from 'kysely';
import { fullNameOf, type Page, type UserCoupon } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

type UserCouponList = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  userId?: string | undefined;
  couponId?: string | undefined;
};

export type UserCouponFields = {
  userId?: string | undefined;
  couponId?: string | undefined;
  assignedAt?: string | undefined;
  usedAt?: string | null | undefined;
  orderId?: string | null | undefined;
};

function selectGiven(db: Db) {
  return db
    .selectFrom('user_coupons as given')
    .innerJoin('users', 'users.id', 'given.user_id')
    .innerJoin('coupons', 'coupons.id', 'given.coupon_id')
    .select([
      'given.id',
      'given.user_id as userId',
      'given.coupon_id as couponId',
      'given.assigned_at as assignedAt',
      'given.used_at as usedAt',
      'given.order_id as orderId',
      'users.first_name as firstName',
      'users.last_name as lastName',
      knownEmail('users.email').as('email'),
      'coupons.code',
    ]);
}

type GivenRow = Omit<UserCoupon, 'user' | 'coupon'> & {
  firstName: string;
  lastName: string;
  email: string;
  code: string;
};

function toUserCoupon({ firstName, lastName, email, code, ...given }: GivenRow): UserCoupon {
  return { ...given, user: { name: fullNameOf({ firstName, lastName }), email }, coupon: { code } };
}

const words = sql<string>`(users.first_name || ' ' || users.last_name || ' ' || users.email || ' ' || coupons.code)`;

export async function selectUserCouponPage(db: Db, asked: UserCouponList): Promise<Page<UserCoupon>> {
  const { userId, couponId, search } = asked;
  let query = selectGiven(db);
  if (userId) query = query.where('given.user_id', '=', userId);
  if (couponId) query = query.where('given.coupon_id', '=', couponId);
  if (search) query = query.where(everyWordIn(words, search));
  const { data, ...page } = await selectPage(query, asked, {
    columns: { assignedAt: 'given.assigned_at', usedAt: 'given.used_at' },
    emptyLast: ['usedAt'],
    byDefault: '-assignedAt',
    id: 'given.id',
  });
  return { ...page, data: data.map(toUserCoupon) };
}

export async function selectUserCoupon(db: Db, id: string): Promise<UserCoupon | undefined> {
  const row = await selectGiven(db).where('given.id', '=', id).executeTakeFirst();
  return row && toUserCoupon(row);
}

export async function insertUserCoupon(tx: Db, given: { userId: string; couponId: string; at: Date }): Promise<string> {
  const { id } = await tx
    .insertInto('user_coupons')
    .values({ user_id: given.userId, coupon_id: given.couponId, assigned_at: given.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateUserCoupon(tx: Db, id: string, fields: UserCouponFields): Promise<void> {
  const columns = {
    user_id: fields.userId,
    coupon_id: fields.couponId,
    assigned_at: fields.assignedAt,
    used_at: fields.usedAt,
    order_id: fields.orderId,
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await tx.updateTable('user_coupons').set(columns).where('id', '=', id).execute();
}

/** Whether orders of this shopper that stand use the coupon as often as each shopper may. */
export async function hasUsedAllOf(
  tx: Db,
  { userId, couponId }: Pick<UserCoupon, 'userId' | 'couponId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from coupons where id = ${couponId} and usage_limit_per_user <= (
      select count(*) from coupon_uses where coupon_id = ${couponId} and user_id = ${userId} and returned_at is null)`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function deleteUserCoupon(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('user_coupons').where('id', '=', id).execute();
}

/** The codes that somebody was given or has used, each use by itself. */
export async function findCouponsOf(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select coupons.code, given.assigned_at as "assignedAt", coalesce(used.used_at, given.used_at) as "usedAt",
           used.returned_at as "returnedAt", used.discount_amount as "discountAmount", orders.order_number as "orderNumber"
      from (select coupon_id, assigned_at, used_at from user_coupons where user_id = ${userId}) given
      full join (select coupon_id, order_id, used_at, returned_at, discount_amount from coupon_uses where user_id = ${userId}) used
           on used.coupon_id = given.coupon_id
      join coupons on coupons.id = coalesce(given.coupon_id, used.coupon_id)
      left join orders on orders.id = used.order_id
     order by coupons.code, used.used_at`.execute(db);
  return rows;
}
