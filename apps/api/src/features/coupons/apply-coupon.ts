import { formatFcfa, type ItemType, sayCouponStart } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { fieldProblem, type Problem } from '#platform/problem';
import {
  findCoupon,
  insertUse,
  lockCoupon,
  selectEligibleProducts,
  type UsableCoupon,
} from './apply-coupon.queries.ts';
import { discountOf } from './discount.ts';

/** What is in the basket, as far as a coupon looks at it. */
export type CouponBasket = {
  /** Null: somebody who has no account yet. */
  userId: string | null;
  subtotalAmount: number;
  shippingFee: number;
  lines: readonly { itemType: ItemType; itemId: string; price: number; quantity: number }[];
};

export type AppliedCoupon = { couponId: string; code: string; discountAmount: number };

type Refusal = Parameters<typeof fieldProblem>[0];
const refuse = (code: Refusal, values: Record<string, string> = {}): Problem =>
  fieldProblem(code, 'couponCode', values);

/** Used, unless what uses it is an order of this shopper that they may still end. */
const refuseAsUsed = (coupon: UsableCoupon, code: 'coupon_already_used' | 'coupon_used_up') =>
  coupon.waitingOrderNumber === null && refuse(code);

/** Once that order has ended, the code could be used. Looked at last: nobody is to give an order up for a code that would not be taken then. */
function refuseAsWaiting(coupon: UsableCoupon): Problem | false {
  const { waitingOrderNumber: number } = coupon;
  return number !== null && isUsed(coupon) && refuse('coupon_in_unpaid_order', { number });
}

const isGiftGone = ({ usageLimitPerUser, isPersonal, isGiftUsed }: UsableCoupon) =>
  usageLimitPerUser === null && isPersonal && isGiftUsed;
const isUsedByShopper = ({ usageLimitPerUser, usedByShopper, isUsedByHand }: UsableCoupon) =>
  usageLimitPerUser !== null && usedByShopper + (isUsedByHand ? 1 : 0) >= usageLimitPerUser;
const isUsedUp = ({ usageLimit, usedCount }: UsableCoupon) => usageLimit !== null && usedCount >= usageLimit;
const isUsed = (coupon: UsableCoupon) => isGiftGone(coupon) || isUsedByShopper(coupon) || isUsedUp(coupon);

type Check = (coupon: UsableCoupon, basket: CouponBasket, now: Date) => Problem | false;

/** Why a coupon is not for this shopper, this basket, this moment; in the order in which a person would want to hear it. */
const CHECKS: readonly Check[] = [
  ({ isActive }) => !isActive && refuse('coupon_unknown'),
  // Who was given it has read that day; whoever only tries codes learns of none that is to come.
  ({ startsAt, isGivenToShopper }, _, now) =>
    startsAt !== null &&
    new Date(startsAt) > now &&
    (isGivenToShopper ? refuse('coupon_not_yet', { start: sayCouponStart(startsAt) }) : refuse('coupon_unknown')),
  ({ isPersonal, isGivenToShopper }) => isPersonal && !isGivenToShopper && refuse('coupon_not_yours'),
  // A gift is for once, unless its coupon says how often.
  ({ usageLimitPerUser, isUsedByHand }) => usageLimitPerUser === null && isUsedByHand && refuse('coupon_already_used'),
  (coupon) => isGiftGone(coupon) && refuseAsUsed(coupon, 'coupon_already_used'),
  ({ endsAt }, _, now) => endsAt !== null && new Date(endsAt) <= now && refuse('coupon_expired'),
  (coupon) => isUsedByShopper(coupon) && refuseAsUsed(coupon, 'coupon_already_used'),
  (coupon) => isUsedUp(coupon) && refuseAsUsed(coupon, 'coupon_used_up'),
  ({ minOrderAmount }, { subtotalAmount }) =>
    minOrderAmount !== null &&
    subtotalAmount < minOrderAmount &&
    refuse('coupon_minimum', { min: formatFcfa(minOrderAmount) }),
  refuseAsWaiting,
];

async function eligibleAmount(db: Db, couponId: string, { lines }: CouponBasket): Promise<number> {
  const products = lines.filter(({ itemType }) => itemType === 'PRODUCT').map(({ itemId }) => itemId);
  const { isForEverything, productIds } = await selectEligibleProducts(db, couponId, products);
  const isEligible = new Set(productIds);
  return lines
    .filter(({ itemType, itemId }) => isForEverything || (itemType === 'PRODUCT' && isEligible.has(itemId)))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

async function check(
  db: Db,
  coupon: UsableCoupon | undefined,
  basket: CouponBasket,
  now: Date,
): Promise<AppliedCoupon> {
  if (!coupon) throw refuse('coupon_unknown');
  for (const findProblem of CHECKS) {
    const problem = findProblem(coupon, basket, now);
    if (problem) throw problem;
  }
  const discountAmount = discountOf(coupon, {
    eligibleAmount: await eligibleAmount(db, coupon.id, basket),
    shippingFee: basket.shippingFee,
  });
  if (discountAmount === 0) throw refuse('coupon_not_applicable');
  return { couponId: coupon.id, code: coupon.code, discountAmount };
}

/**
 * What a code would take off this basket now. Throws a refusal at `couponCode` that says why it would not. `endingOrders` are those of
 * this shopper that end as the basket is ordered: what they use is free for it.
 */
export async function quoteCoupon(
  db: Db,
  code: string,
  basket: CouponBasket & { endingOrders: readonly string[] },
  now: Date,
): Promise<AppliedCoupon> {
  return check(db, await findCoupon(db, code, basket), basket, now);
}

/**
 * The same inside the order's transaction, holding the coupon until its end: of two who want the last use, the second hears so.
 * Coupons are locked last, after orders, products and courses. `useCoupon` follows once the order is written.
 */
export async function claimCoupon(tx: Db, code: string, basket: CouponBasket, now: Date): Promise<AppliedCoupon> {
  return check(tx, await lockCoupon(tx, code, basket.userId), basket, now);
}

export async function useCoupon(
  tx: Db,
  coupon: AppliedCoupon,
  order: { orderId: string; userId: string; at: Date },
): Promise<void> {
  await insertUse(tx, { ...coupon, ...order });
}
