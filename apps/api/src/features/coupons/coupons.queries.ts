import { sql } from 'kysely';
import type { Coupon, CouponChange, CouponInput, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';

type CouponList = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  type?: Coupon['type'] | undefined;
  isActive?: boolean | undefined;
};

function selectCoupons(db: Db) {
  return db
    .selectFrom('coupons')
    .select([
      'id',
      'code',
      'description',
      'type',
      'value',
      'min_order_amount as minOrderAmount',
      'max_discount_amount as maxDiscountAmount',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'usage_limit as usageLimit',
      'usage_limit_per_user as usageLimitPerUser',
      'used_count as usedCount',
      'product_ids as productIds',
      'category_ids as categoryIds',
      'is_active as isActive',
      'is_personal as isPersonal',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ]);
}

const words = sql<string>`(code || ' ' || description)`;

export async function selectCouponPage(db: Db, asked: CouponList): Promise<Page<Coupon>> {
  const { search, type, isActive } = asked;
  let query = selectCoupons(db);
  if (type) query = query.where('type', '=', type);
  if (isActive !== undefined) query = query.where('is_active', '=', isActive);
  if (search) query = query.where(everyWordIn(words, search));
  return selectPage(query, asked, {
    columns: { createdAt: 'created_at', code: 'code', usedCount: 'used_count', endsAt: 'ends_at', value: 'value' },
    byDefault: '-createdAt',
    id: 'id',
  });
}

export async function selectCoupon(db: Db, id: string): Promise<Coupon | undefined> {
  return selectCoupons(db).where('id', '=', id).executeTakeFirst();
}

/** Whether one of these ids is nobody's. */
export async function hasUnknown(db: Db, table: 'products' | 'categories', ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const known = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return known.length < new Set(ids).size;
}

/** Holds what names this product or category: who deletes another one that it names waits, and then counts what this one took away. */
export async function lockCouponsNaming(tx: Db, goodsId: string): Promise<void> {
  const named = sql`select from coupons where ${goodsId} = any(product_ids || category_ids)`;
  await sql`${named} order by id for no key update`.execute(tx);
}

/** The codes that still hold, and would fit nothing any more without this product or category: what else they name is gone already. */
export async function selectCodesLeftWithout(tx: Db, goodsId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from coupons
     where is_active and (ends_at is null or ends_at > ${now}) and (usage_limit is null or used_count < usage_limit)
       and ${goodsId} = any(product_ids || category_ids)
       and not exists (select from products where id = any(product_ids) and id <> ${goodsId})
       and not exists (select from categories where id = any(category_ids) and id <> ${goodsId})
     order by code`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Holds the row, so that nobody uses or changes the coupon meanwhile. */
export async function lockCouponById(tx: Db, id: string): Promise<Coupon | undefined> {
  await sql`select from coupons where id = ${id} for no key update`.execute(tx);
  return selectCoupon(tx, id);
}

function columnsOf(fields: CouponChange) {
  return {
    code: fields.code,
    description: fields.description,
    type: fields.type,
    value: fields.value,
    min_order_amount: fields.minOrderAmount,
    max_discount_amount: fields.maxDiscountAmount,
    starts_at: fields.startsAt,
    ends_at: fields.endsAt,
    usage_limit: fields.usageLimit,
    usage_limit_per_user: fields.usageLimitPerUser,
    product_ids: fields.productIds,
    category_ids: fields.categoryIds,
    is_active: fields.isActive,
    is_personal: fields.isPersonal,
  };
}

export async function insertCoupon(tx: Db, fields: CouponInput): Promise<string> {
  const { id } = await tx
    .insertInto('coupons')
    .values({ ...columnsOf(fields), code: fields.code, type: fields.type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is not named stays. */
export async function updateCoupon(tx: Db, id: string, fields: CouponChange): Promise<void> {
  const columns = columnsOf(fields);
  if (Object.values(columns).every((value) => value === undefined)) return;
  await tx.updateTable('coupons').set(columns).where('id', '=', id).execute();
}

export async function hasUses(tx: Db, id: string): Promise<boolean> {
  const uses = tx.selectFrom('coupon_uses').select('order_id').where('coupon_id', '=', id);
  const row = await uses.limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function deleteCoupon(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('coupons').where('id', '=', id).execute();
}
