import type { Coupon } from '@tokpa/contract';

export type DiscountRule = Pick<Coupon, 'type' | 'value' | 'maxDiscountAmount'>;

/** What a coupon takes off: `eligibleAmount` is what its lines cost, `shippingFee` what the delivery costs. Whole FCFA, never more than either. */
export function discountOf(rule: DiscountRule, basket: { eligibleAmount: number; shippingFee: number }): number {
  const { eligibleAmount, shippingFee } = basket;
  const most = rule.maxDiscountAmount ?? Number.POSITIVE_INFINITY;
  if (rule.type === 'FREE_SHIPPING') return eligibleAmount > 0 ? Math.min(shippingFee, most) : 0;
  const wanted = rule.type === 'FIXED' ? rule.value : Math.floor((eligibleAmount * rule.value) / 100);
  return Math.min(wanted, eligibleAmount, most);
}
