import type { z } from 'zod';
import type { contract } from '@tokpa/contract';
import { findCartOf } from '#features/cart';
import { quoteCoupon } from '#features/coupons';
import { findSettings } from '#features/settings';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { priceBasket, withDiscount } from './price-basket.ts';

type Endpoint = (typeof contract)['POST /orders/quote'];
type Asked = z.output<Endpoint['body']>;
type Quote = z.input<Endpoint['response']>['data'];

/** What the order of this shopper's cart would cost now. The order itself is priced again when it is placed. */
export async function quoteOrder({ db, clock }: Platform, userId: string, asked: Asked): Promise<Quote> {
  const now = clock.now();
  const lines = (await findCartOf(db, userId, now)) ?? [];
  if (lines.length === 0) throw new Problem('cart_empty');
  const before = priceBasket(lines, asked.paymentMethod, await findSettings(db));
  const { couponCode } = asked;
  const coupon = couponCode ? await quoteCoupon(db, couponCode, { ...before, userId, lines }, now) : null;
  const { itemsCount: _, ...amounts } = withDiscount(before, coupon?.discountAmount ?? 0);
  return { ...amounts, coupon: coupon && { code: coupon.code } };
}
