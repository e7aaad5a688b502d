import { sql } from 'kysely';
import type { Coupon } from '@tokpa/contract';
import type { Db } from '#db/connect';

export type UsableCoupon = Pick<
  Coupon,
  | 'id'
  | 'code'
  | 'type'
  | 'value'
  | 'minOrderAmount'
  | 'maxDiscountAmount'
  | 'startsAt'
  | 'endsAt'
  | 'usageLimit'
  | 'usageLimitPerUser'
  | 'usedCount'
  | 'isActive'
  | 'isPersonal'
> & {
  /** Standing orders of this shopper that use it. */
  usedByShopper: number;
  isGivenToShopper: boolean;
  /** It was given to them, and that is used: by an order that stands, or because staff wrote so. */
  isGiftUsed: boolean;
  /** Staff wrote that what was given to them is used, without an order: as good as one that uses it. */
  isUsedByHand: boolean;
  /** The oldest order of this shopper that uses it and waits for its payment online. */
  waitingOrderNumber: string | null;
};

type Asking = {
  userId: string | null;
  /** Orders of this shopper whose uses do not count. */
  endingOrders?: readonly string[];
};

const usable = ({ userId, endingOrders = [] }: Asking) => sql`
  select id, code, type, value, min_order_amount as "minOrderAmount", max_discount_amount as "maxDiscountAmount",
    starts_at as "startsAt", ends_at as "endsAt", usage_limit as "usageLimit", usage_limit_per_user as "usageLimitPerUser",
    used_count - (select count(*)::integer from coupon_uses
      where coupon_id = coupons.id and order_id = any(${[...endingOrders]}::uuid[]) and returned_at is null) as "usedCount",
    is_active as "isActive", is_personal as "isPersonal",
    (select count(*)::integer from coupon_uses
      where coupon_id = coupons.id and user_id = ${userId} and returned_at is null
        and order_id <> all(${[...endingOrders]}::uuid[])) as "usedByShopper",
    exists (select from user_coupons where coupon_id = coupons.id and user_id = ${userId}) as "isGivenToShopper",
    exists (select from user_coupons
      where coupon_id = coupons.id and user_id = ${userId} and used_at is not null
        and (order_id is null or order_id <> all(${[...endingOrders]}::uuid[]))) as "isGiftUsed",
    exists (select from user_coupons
      where coupon_id = coupons.id and user_id = ${userId} and used_at is not null and order_id is null) as "isUsedByHand",
    (select order_number from coupon_uses held join orders on orders.id = held.order_id
      where held.coupon_id = coupons.id and held.user_id = ${userId} and held.returned_at is null
        and held.order_id <> all(${[...endingOrders]}::uuid[])
        and orders.status in ('PENDING', 'PROCESSING') and orders.paid_at is null and orders.payment_method <> 'cod'
      order by orders.created_at, orders.id limit 1) as "waitingOrderNumber"
  from coupons`;

/** The coupon of this code, whatever its letters' case. */
export async function findCoupon(db: Db, code: string, asking: Asking): Promise<UsableCoupon | undefined> {
  const { rows } = await sql<UsableCoupon>`${usable(asking)} where upper(code) = upper(${code})`.execute(db);
  return rows[0];
}

/** Holds the coupon: whoever wants it too waits, and then counts what this one did. */
export async function lockCoupon(tx: Db, code: string, userId: string | null): Promise<UsableCoupon | undefined> {
  await sql`select from coupons where upper(code) = upper(${code}) for no key update`.execute(tx);
  return findCoupon(tx, code, { userId });
}

/**
 * The oldest order of this shopper whose payment failed and whose use of this code stands in the way of another one, once the orders
 * that end anyway have ended; undefined where the code is free to be used again.
 */
export async function findUseInTheWay(
  db: Db,
  code: string,
  { userId, endingOrders }: { userId: string; endingOrders: readonly string[] },
): Promise<string | undefined> {
  const ending = sql`${[...endingOrders]}::uuid[]`;
  const { rows } = await sql<{ orderId: string }>`
    select orders.id as "orderId" from coupons
    join coupon_uses held on held.coupon_id = coupons.id and held.user_id = ${userId} and held.returned_at is null
     and held.order_id <> all(${ending})
    join orders on orders.id = held.order_id and orders.status = 'FAILED'
    where upper(coupons.code) = upper(${code})
      and (used_count - (select count(*) from coupon_uses freed
              where freed.coupon_id = coupons.id and freed.order_id = any(${ending}) and freed.returned_at is null) >= usage_limit
        or usage_limit_per_user <= (
          select count(*) from coupon_uses own
           where own.coupon_id = coupons.id and own.user_id = held.user_id and own.returned_at is null
             and own.order_id <> all(${ending}))
          + (select count(*) from user_coupons gift
              where gift.coupon_id = coupons.id and gift.user_id = held.user_id
                and gift.used_at is not null and gift.order_id is null)
        -- A gift is for once, unless its coupon says how often.
        or (usage_limit_per_user is null and is_personal))
    order by orders.created_at, orders.id limit 1`.execute(db);
  return rows[0]?.orderId;
}

/** Of these products, those that the coupon is for: all of them when it names none; those below a named category too. */
export async function selectEligibleProducts(
  db: Db,
  couponId: string,
  productIds: readonly string[],
): Promise<{ isForEverything: boolean; productIds: string[] }> {
  const { rows } = await sql<{ isForEverything: boolean; productIds: string[] }>`
    with recursive coupon as (
      select product_ids, category_ids from coupons where id = ${couponId}
    ), branch as (
      select unnest(category_ids) as id from coupon
      union
      select categories.id from categories join branch on categories.parent_id = branch.id
    )
    select cardinality(product_ids) = 0 and cardinality(category_ids) = 0 as "isForEverything",
      coalesce((
        select array_agg(products.id) from products
        where products.id = any(${[...productIds]}::uuid[])
          and (products.id = any(product_ids) or products.category_id in (select id from branch))
      ), '{}') as "productIds"
    from coupon`.execute(db);
  return rows[0] ?? { isForEverything: false, productIds: [] };
}

type NewUse = { couponId: string; orderId: string; userId: string; discountAmount: number; at: Date };

export async function insertUse(tx: Db, { couponId, orderId, userId, discountAmount, at }: NewUse): Promise<void> {
  await sql`
    with used as (
      insert into coupon_uses (order_id, coupon_id, user_id, discount_amount, used_at)
      values (${orderId}, ${couponId}, ${userId}, ${discountAmount}, ${at})
    ), given as (
      update user_coupons set used_at = ${at}, order_id = ${orderId} where coupon_id = ${couponId} and user_id = ${userId}
        and (used_at is null or order_id is not null)
    )
    update coupons set used_count = used_count + 1 where id = ${couponId}`.execute(tx);
}

/** The cancelled order's use is free again. A code that was given still counts as used where another order of its owner stands. */
export async function returnUse(tx: Db, orderId: string, at: Date): Promise<void> {
  await sql`
    with returned as (
      update coupon_uses set returned_at = ${at} where order_id = ${orderId} and returned_at is null returning coupon_id
    ), given as (
      update user_coupons set (used_at, order_id) = (
        select other.used_at, other.order_id from coupon_uses other
         where other.coupon_id = user_coupons.coupon_id and other.user_id = user_coupons.user_id
           and other.order_id <> ${orderId} and other.returned_at is null
         order by other.used_at desc, other.order_id desc limit 1)
      where order_id = ${orderId}
    )
    update coupons set used_count = used_count - 1 where id in (select coupon_id from returned)`.execute(tx);
}

/** Takes the use of a revived order again; false when it was used up meanwhile, by others or by this shopper. True when it used none. */
export async function takeUseAgain(tx: Db, orderId: string, at: Date): Promise<boolean> {
  // Held first: only then are the uses of those who held it before all to be seen.
  await sql`
    select from coupons where id = (select coupon_id from coupon_uses where order_id = ${orderId})
    for no key update`.execute(tx);
  const { rows } = await sql<{ isTaken: boolean | null }>`
    with returned as (
      select coupon_id, user_id from coupon_uses where order_id = ${orderId} and returned_at is not null
    ), taken as (
      update coupons set used_count = used_count + 1
      from returned where coupons.id = returned.coupon_id and (usage_limit is null or used_count < usage_limit)
        and (usage_limit_per_user is null or usage_limit_per_user > (
          select count(*) from coupon_uses other
           where other.coupon_id = returned.coupon_id and other.user_id = returned.user_id and other.returned_at is null)
          + (select count(*) from user_coupons gift
              where gift.coupon_id = returned.coupon_id and gift.user_id = returned.user_id
                and gift.used_at is not null and gift.order_id is null))
        -- A gift is for once, unless its coupon says how often.
        and not (usage_limit_per_user is null and exists (
          select from user_coupons gift
           where gift.coupon_id = returned.coupon_id and gift.user_id = returned.user_id and gift.used_at is not null
             and (is_personal or gift.order_id is null)))
      returning coupons.id
    ), used as (
      update coupon_uses set returned_at = null where order_id = ${orderId} and coupon_id in (select id from taken)
    ), given as (
      update user_coupons set used_at = ${at}, order_id = ${orderId}
      from returned where user_coupons.coupon_id = returned.coupon_id and user_coupons.user_id = returned.user_id
        and returned.coupon_id in (select id from taken)
        and (user_coupons.used_at is null or user_coupons.order_id is not null)
    )
    select exists (select from taken) or not exists (select from returned) as "isTaken"`.execute(tx);
  return rows[0]?.isTaken ?? true;
}
