import type { Coupon, CouponChange, CouponInput } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import {
  deleteCoupon,
  hasUnknown,
  hasUses,
  insertCoupon,
  lockCouponById,
  lockCouponsNaming,
  selectCodesLeftWithout,
  selectCoupon,
  updateCoupon,
} from './coupons.queries.ts';

const RESOURCE = 'coupons';

type Rule = Pick<Coupon, 'type' | 'value' | 'startsAt' | 'endsAt'>;

/** What holds between the fields of a coupon, whichever of them were sent. */
function checkRule({ type, value, startsAt, endsAt }: Rule): void {
  if (type === 'PERCENT' && (value < 1 || value > 100)) {
    throw invalidField('value', 'Un pourcentage va de 1 à 100');
  }
  if (type === 'FIXED' && value < 1) throw invalidField('value', 'La remise est d’au moins 1 FCFA');
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt)) {
    throw invalidField('endsAt', 'La fin doit suivre le début');
  }
}

type Goods = Pick<CouponChange, 'productIds' | 'categoryIds'>;

const addedTo = (before: readonly string[] = [], ids: readonly string[] = []) =>
  ids.filter((id) => !before.includes(id));

/**
 * A coupon for things that are not there would fit nothing. What it named before may be gone since: forms do not show that any more, and
 * nobody could take it out.
 */
async function checkGoods(tx: Db, { productIds, categoryIds }: Goods, before: Goods = {}): Promise<void> {
  if (await hasUnknown(tx, 'products', addedTo(before.productIds, productIds)))
    throw invalidField('productIds', 'Produit inconnu');
  if (await hasUnknown(tx, 'categories', addedTo(before.categoryIds, categoryIds)))
    throw invalidField('categoryIds', 'Catégorie inconnue');
}

/** Whether the code is given for nothing: switched off, past its end, or used as often as it may be. */
export function isOver({ isActive, endsAt, usageLimit, usedCount }: Coupon, now: Date): boolean {
  if (!isActive || (endsAt !== null && new Date(endsAt) <= now)) return true;
  return usageLimit !== null && usedCount >= usageLimit;
}

/** A code that was made for some goods alone would go on being given, and be refused in every cart. */
export async function refuseLeavingCodesWithout(platform: Platform, tx: Db, { id }: { id: string }): Promise<void> {
  await lockCouponsNaming(tx, id);
  const codes = await selectCodesLeftWithout(tx, id, platform.clock.now());
  if (codes.length > 0) throw new Problem('coupons_left_without_goods', { values: { codes: codes.join(', ') } });
}

export async function findCouponOrThrow(platform: Platform, id: string): Promise<Coupon> {
  const coupon = await selectCoupon(platform.db, id);
  if (!coupon) throw new Problem('coupon_not_found');
  return coupon;
}

export function createCoupon(platform: Platform, by: StaffSession, fields: CouponInput): Promise<Coupon> {
  checkRule({
    type: fields.type,
    value: fields.value ?? 0,
    startsAt: fields.startsAt ?? null,
    endsAt: fields.endsAt ?? null,
  });
  return platform.transact(async (tx) => {
    await checkGoods(tx, fields);
    const id = await insertCoupon(tx, fields);
    const after = await selectCoupon(tx, id);
    if (!after) throw new Problem('coupon_not_found');
    await recordAct(tx, by, { act: 'create', resource: RESOURCE, id, after });
    return after;
  });
}

export function changeCoupon(platform: Platform, by: StaffSession, id: string, fields: CouponChange): Promise<Coupon> {
  return platform.transact(async (tx) => {
    const before = await lockCouponById(tx, id);
    if (!before) throw new Problem('coupon_not_found');
    checkRule({
      type: fields.type ?? before.type,
      value: fields.value ?? before.value,
      startsAt: fields.startsAt === undefined ? before.startsAt : fields.startsAt,
      endsAt: fields.endsAt === undefined ? before.endsAt : fields.endsAt,
    });
    await checkGoods(tx, fields, before);
    await updateCoupon(tx, id, fields);
    const after = (await selectCoupon(tx, id)) ?? before;
    await recordAct(tx, by, { act: 'update', resource: RESOURCE, id, before, after });
    return after;
  });
}

/** A coupon that orders name stays for the accounts, switched off. */
export function removeCoupon(platform: Platform, by: StaffSession, id: string): Promise<string> {
  return platform.transact(async (tx) => {
    const before = await lockCouponById(tx, id);
    if (!before) throw new Problem('coupon_not_found');
    if (await hasUses(tx, id)) {
      await updateCoupon(tx, id, { isActive: false });
      await recordAct(tx, by, { act: 'update', resource: RESOURCE, id, before, after: { ...before, isActive: false } });
      return 'Ce code a servi à des commandes : il est désactivé et reste dans les comptes.';
    }
    await deleteCoupon(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: RESOURCE, id, before });
    return 'Le code promo est supprimé.';
  });
}
