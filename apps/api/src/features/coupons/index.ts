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
    coupons_code_unique: { refusal: 'coupon_code_taken', fields: ['code'] },
    coupons_used_within_limit: { refusal: 'coupon_limit_below_uses', fields: ['usageLimit'] },
    user_coupons_once: { refusal: 'user_coupon_given', fields: ['userId', 'couponId'] },
    user_coupons_user_id_fkey: { refusal: 'user_not_found', fields: ['userId'] },
    user_coupons_coupon_id_fkey: { refusal: 'coupon_not_found', fields: ['couponId'] },
    user_coupons_order_id_fkey: { refusal: 'order_not_found', fields: ['orderId'] },
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
