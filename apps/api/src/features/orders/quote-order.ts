import type { z } from 'zod';
import type { CallerQuote, contract } from '@tokpa/contract';
import { type CartLine, findCartOf } from '#features/cart';
import { quoteCoupon } from '#features/coupons';
import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { refuseQuoteWithoutEmail } from './caller-email.ts';
import { findCallerLines } from './caller-lines.ts';
import { findOrdersToEnd } from './end-failed-orders.ts';
import { checkLines, checkNoSeatInCash, priceBasket, withDiscount } from './price-basket.ts';

type Endpoint = (typeof contract)['POST /orders/quote'];
type Asked = z.output<Endpoint['body']>;
type Quote = z.input<Endpoint['response']>['data'];

type Asking = Pick<Asked, 'paymentMethod' | 'couponCode'> & { userId: string | null };

/** What these orders hold is free once this one is placed. */
async function findEndingOrders(
  db: Db,
  { userId, ...ordered }: { userId: string | null; lines: readonly CartLine[]; couponCode: string },
): Promise<string[]> {
  const ending = userId === null ? [] : await findOrdersToEnd(db, { ...ordered, userId });
  return ending.map(({ id }) => id);
}

async function quote({ db }: Platform, lines: readonly CartLine[], asking: Asking, now: Date): Promise<Quote> {
  const { userId, couponCode, paymentMethod } = asking;
  checkNoSeatInCash(lines, paymentMethod);
  const before = priceBasket(lines, paymentMethod, await findSettings(db));
  const basket = { ...before, userId, lines };
  const coupon = couponCode
    ? await quoteCoupon(
        db,
        couponCode,
        { ...basket, endingOrders: await findEndingOrders(db, { ...basket, couponCode }) },
        now,
      )
    : null;
  const { itemsCount: _, ...amounts } = withDiscount(before, coupon?.discountAmount ?? 0);
  return { ...amounts, coupon: coupon && { code: coupon.code } };
}

/** What the order of this shopper's cart would cost now, of what is still sold, as the cart counts it. The order itself is priced again when it is placed. */
export async function quoteOrder(platform: Platform, userId: string, asked: Asked): Promise<Quote> {
  const now = platform.clock.now();
  const lines = (await findCartOf(platform.db, userId, now)) ?? [];
  if (lines.length === 0) throw new Problem('cart_empty');
  const sold = lines.filter(({ isAvailable }) => isAvailable);
  return quote(platform, sold, { ...asked, userId }, now);
}

/** What an order taken on the telephone would cost now; what can not be sold is refused as the order would be. */
export async function quoteCallerOrder(platform: Platform, { items, ...asked }: CallerQuote): Promise<Quote> {
  const now = platform.clock.now();
  const lines = await findCallerLines(platform.db, items, now);
  checkLines(lines);
  await refuseQuoteWithoutEmail(platform.db, lines, asked);
  return quote(platform, lines, { ...asked, userId: asked.userId ?? null }, now);
}
