/** Why a code takes nothing off an order. */
export const COUPON_REFUSALS = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_expired',
  'coupon_used_up',
  'coupon_already_used',
  'coupon_in_unpaid_order',
  'coupon_not_yours',
  'coupon_minimum',
  'coupon_not_applicable',
] as const;
