import { accountExporting } from '#features/auth';
import { categoryLeaving } from '#features/categories';
import { productLeaving } from '#features/products';
import type { Db } from '#db/connect';
import type { Feature } from '#platform/feature';
import { refuseLeavingCodesWithout } from './coupons.ts';
import { bindCouponRoutes } from './coupons.routes.ts';
import { findCouponsOf } from './user-coupons.queries.ts';

export { findUseInTheWay, returnUse, takeUseAgain } from './apply-coupon.queries.ts';
export { claimCoupon, quoteCoupon, useCoupon } from './apply-coupon.ts';

export const couponsFeature: Feature = {
  name: 'coupons',
  constraints: {
    coupons_code_unique: 'coupon_code_taken',
    coupons_used_within_limit: 'coupon_limit_below_uses',
    user_coupons_once: 'user_coupon_given',
    user_coupons_user_id_fkey: 'user_not_found',
    user_coupons_coupon_id_fkey: 'coupon_not_found',
    user_coupons_order_id_fkey: 'order_not_found',
  },
  register({ platform, route }) {
    bindCouponRoutes(platform, route);
    const refuse = (tx: Db, goods: { id: string }) => refuseLeavingCodesWithout(platform, tx, goods);
    platform.events.on(categoryLeaving, refuse);
    platform.events.on(productLeaving, refuse);
    platform.events.on(accountExporting, async (tx, account) => {
      account.coupons = await findCouponsOf(tx, account.userId);
    });
  },
};
