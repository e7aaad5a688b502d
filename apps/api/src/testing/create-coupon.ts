import type { Coupon, CouponInput } from '@tokpa/contract';
import { createStaff } from './create-staff.ts';
import { nextNumber } from './numbering.ts';
import type { TestShop } from './test-shop.ts';

/** A coupon made by an owner: ten per cent on everything unless said. */
export async function createCoupon(shop: TestShop, wishes: Partial<CouponInput> = {}): Promise<Coupon> {
  const { token } = await createStaff(shop);
  const body = { code: `PROMO${nextNumber()}`, type: 'PERCENT' as const, value: 10, ...wishes };
  const { data } = await shop.client(token).call('POST /coupons', { body });
  return data;
}
