import { describeCoupon, type UserCoupon } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { isOver } from './coupons.ts';
import { selectCoupon } from './coupons.queries.ts';
import { couponGivenMail } from './emails/coupon-given.ts';
import {
  deleteUserCoupon,
  hasUsedAllOf,
  insertUserCoupon,
  selectUserCoupon,
  updateUserCoupon,
  type UserCouponFields,
} from './user-coupons.queries.ts';

const RESOURCE = 'user-coupons';

export async function findUserCouponOrThrow(db: Db, id: string): Promise<UserCoupon> {
  const given = await selectUserCoupon(db, id);
  if (!given) throw new Problem('user_coupon_not_found');
  return given;
}

/** Nobody else tells them of it. What they could not use is not announced. */
async function tellOf(
  platform: Platform,
  tx: Db,
  { userId, couponId, usedAt, user }: UserCoupon,
  before?: UserCoupon,
): Promise<void> {
  if (userId === before?.userId && couponId === before.couponId) return;
  const coupon = await selectCoupon(tx, couponId);
  if (!coupon || isOver(coupon, platform.clock.now()) || usedAt !== null || user.email === '') return;
  const data = { name: user.name, code: coupon.code, gift: describeCoupon(coupon) };
  await platform.mailer.send(tx, couponGivenMail, { to: user.email, data });
}

/** Gives a code to a shopper. An unknown shopper or code, and a second time, are refused by the database's constraints. */
export function giveCoupon(
  platform: Platform,
  by: StaffSession,
  { userId, couponId }: { userId: string; couponId: string },
): Promise<UserCoupon> {
  return platform.transact(async (tx) => {
    const id = await insertUserCoupon(tx, { userId, couponId, at: platform.clock.now() });
    const after = await findUserCouponOrThrow(tx, id);
    await recordAct(tx, by, { act: 'create', resource: RESOURCE, id, after });
    await tellOf(platform, tx, after);
    return after;
  });
}

/** « Not used yet » promises another use: not where orders that stand have taken every one. */
async function checkStillUsable(tx: Db, given: Pick<UserCoupon, 'userId' | 'couponId'>): Promise<void> {
  if (!(await hasUsedAllOf(tx, given))) return;
  throw invalidField(
    'usedAt',
    'Les commandes de ce client utilisent déjà le code autant de fois que permis : augmentez d’abord les utilisations par client',
  );
}

export function changeUserCoupon(
  platform: Platform,
  by: StaffSession,
  { id, ...fields }: UserCouponFields & { id: string },
): Promise<UserCoupon> {
  return platform.transact(async (tx) => {
    const before = await findUserCouponOrThrow(tx, id);
    const isFreed = before.usedAt !== null && fields.usedAt === null;
    if (isFreed) {
      const { userId = before.userId, couponId = before.couponId } = fields;
      await checkStillUsable(tx, { userId, couponId });
    }
    // No order took a use that is noted by hand, and the end of none takes it away.
    const isByHand = fields.usedAt !== undefined && (before.usedAt === null || isFreed);
    await updateUserCoupon(tx, id, isByHand ? { ...fields, orderId: fields.orderId ?? null } : fields);
    const after = await findUserCouponOrThrow(tx, id);
    await recordAct(tx, by, { act: 'update', resource: RESOURCE, id, before, after });
    await tellOf(platform, tx, after, before);
    return after;
  });
}

export function takeCouponBack(platform: Platform, by: StaffSession, id: string): Promise<void> {
  return platform.transact(async (tx) => {
    const before = await findUserCouponOrThrow(tx, id);
    await deleteUserCoupon(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: RESOURCE, id, before });
  });
}
