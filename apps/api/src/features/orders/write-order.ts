import { randomInt } from 'node:crypto';
import { type Checkout, fullNameOf, type Order, type OrderStatus, type PublicSettings } from '@tokpa/contract';
import { findEmailInLink } from '#features/auth';
import type { CartLine } from '#features/cart';
import { claimCoupon, useCoupon } from '#features/coupons';
import type { Db } from '#db/connect';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { dropProducts } from './change-status.ts';
import { orderReceived } from './emails/order-received.ts';
import { endFailedOrders } from './end-failed-orders.ts';
import { orderMailData } from './order-mails.ts';
import { orderMoved } from './orders.events.ts';
import type { PayableOrder } from './pay-order.ts';
import type { Payer } from './payer.queries.ts';
import { type BasketAmounts, findFirstStart, insertOrder, type NewOrder } from './place-order.queries.ts';
import { checkCashOnDelivery, checkLines, checkNoSeatInCash, priceBasket, withDiscount } from './price-basket.ts';

/** Whose order it is: their name and where they are reached, as they are on the day. */
export type Customer = Payer & { userId: string };

/** What is ordered, its rows held by the transaction, and where it goes. */
export type Basket = { customer: Customer; lines: CartLine[]; address: Order['shippingAddress'] };

type Terms = Pick<Checkout, 'paymentMethod' | 'couponCode'>;
type PricedBasket = Basket & { amounts: BasketAmounts; coupon: Awaited<ReturnType<typeof claimCoupon>> | null };

/** Who writes the order down: the shopper, or somebody at the shop for them. */
export type OrderWriter = { actor: 'SHOPPER'; staffId: null } | { actor: 'STAFF'; staffId: string };

const MOST_NUMBERS = 5;

function makeOrderNumber(now: Date): string {
  return `ORD-${now.getTime()}-${randomInt(10_000).toString().padStart(4, '0')}`;
}

/** Nothing to pay: paid at once. Cash: staff may begin. Otherwise it waits for its payment to be started. */
function firstStatuses(paymentMethod: Checkout['paymentMethod'], { finalAmount }: BasketAmounts): OrderStatus[] {
  if (finalAmount === 0) return ['PENDING', 'PAID'];
  return paymentMethod === 'cod' ? ['PENDING', 'PROCESSING'] : ['PENDING'];
}

async function priceOrder(
  tx: Db,
  basket: Basket,
  { terms, settings, now }: { terms: Terms; settings: PublicSettings; now: Date },
): Promise<PricedBasket> {
  const { lines, address, customer } = basket;
  checkLines(lines);
  checkNoSeatInCash(lines, terms.paymentMethod);
  const before = priceBasket(lines, terms.paymentMethod, settings);
  const coupon = terms.couponCode
    ? await claimCoupon(tx, terms.couponCode, { ...before, userId: customer.userId, lines }, now)
    : null;
  const amounts = withDiscount(before, coupon?.discountAmount ?? 0);
  if (terms.paymentMethod === 'cod') checkCashOnDelivery(address, amounts.finalAmount, settings);
  return { ...basket, amounts, coupon };
}

/** Until when its payment is waited for: what has begun is not sold any more. */
async function findDeadline(
  tx: Db,
  lines: readonly CartLine[],
  { settings, now }: { settings: PublicSettings; now: Date },
): Promise<Date> {
  const deadline = minutesAfter(now, settings.unpaidOrderMinutes);
  const dated = lines.filter(({ itemType }) => itemType === 'SEMINAR' || itemType === 'COACHING_SESSION');
  if (dated.length === 0) return deadline;
  const ids = dated.map(({ itemId }) => itemId);
  const start = await findFirstStart(tx, ids);
  return start !== undefined && start < deadline ? start : deadline;
}

type Draft = Omit<NewOrder, 'orderNumber'>;

function draftOrder(
  { customer, lines, address, amounts, coupon }: PricedBasket,
  { terms, deadline, now }: { terms: Terms; deadline: Date; now: Date },
  writer: OrderWriter,
): Draft {
  const statuses = firstStatuses(terms.paymentMethod, amounts);
  const status = statuses.at(-1) ?? 'PENDING';
  return {
    ...amounts,
    ...writer,
    userId: customer.userId,
    status,
    statuses,
    paymentMethod: terms.paymentMethod,
    shippingAddress: address,
    customerName: fullNameOf(customer),
    customerEmail: customer.email,
    customerPhone: customer.phone,
    couponCode: coupon?.code ?? null,
    payableUntil: status === 'PENDING' ? deadline : null,
    paidAt: status === 'PAID' ? now : null,
    createdAt: now,
    lines,
  };
}

async function insertNumbered(tx: Db, draft: Draft): Promise<{ id: string; orderNumber: string }> {
  for (let attempt = 1; attempt <= MOST_NUMBERS; attempt += 1) {
    const orderNumber = makeOrderNumber(draft.createdAt);
    const id = await insertOrder(tx, { ...draft, orderNumber });
    if (id !== undefined) return { id, orderNumber };
  }
  throw new Problem('conflict');
}

async function mailOrder(
  platform: Platform,
  tx: Db,
  order: Draft & { id: string; orderNumber: string },
  settings: PublicSettings,
): Promise<void> {
  if (order.customerEmail === '') return;
  const mailed = {
    ...order,
    createdAt: order.createdAt.toISOString(),
    payableUntil: order.payableUntil?.toISOString() ?? null,
    coupon: order.couponCode === null ? null : { code: order.couponCode },
    lines: order.lines.map(({ name, variationName, quantity, price }) => ({
      name,
      variation: variationName,
      quantity,
      price,
    })),
  };
  // Who orders by themselves has logged in.
  const emailInLink = order.actor === 'STAFF' ? await findEmailInLink(tx, order.userId) : null;
  const data = { ...orderMailData(platform, mailed, settings), emailInLink };
  await platform.mailer.send(tx, orderReceived, { to: order.customerEmail, data });
}

async function tellOfOrder(
  platform: Platform,
  tx: Db,
  orderId: string,
  { status, paidAt, lines }: Draft,
): Promise<void> {
  const products = lines.filter(({ itemType }) => itemType === 'PRODUCT').map(({ itemId }) => itemId);
  dropProducts(platform, tx, [...new Set(products)]);
  const hasCourses = products.length < lines.length;
  const move = { orderId, from: null, to: status, isPaid: paidAt !== null, wasPaid: false, hasCourses };
  await platform.events.emit(tx, orderMoved, move);
}

/**
 * Prices the basket and writes the order, its lines, its coupon's use and its mail, and takes the stock, in the caller's
 * transaction, which holds the rows of what is ordered. Throws the refusal of the first thing that can not be sold so.
 */
export async function writeOrder(
  platform: Platform,
  tx: Db,
  basket: Basket,
  { writer, ...conditions }: { terms: Terms; settings: PublicSettings; now: Date; writer: OrderWriter },
): Promise<PayableOrder> {
  const { userId } = basket.customer;
  const { couponCode } = conditions.terms;
  await endFailedOrders(platform, tx, { userId, lines: basket.lines, couponCode });
  const priced = await priceOrder(tx, basket, conditions);
  const deadline = await findDeadline(tx, basket.lines, conditions);
  const draft = draftOrder(priced, { ...conditions, deadline }, writer);
  const placed = await insertNumbered(tx, draft);
  await mailOrder(platform, tx, { ...draft, ...placed }, conditions.settings);
  if (priced.coupon) await useCoupon(tx, priced.coupon, { orderId: placed.id, userId, at: conditions.now });
  await tellOfOrder(platform, tx, placed.id, draft);
  const { status, paymentMethod, finalAmount } = draft;
  const payableUntil = draft.payableUntil?.toISOString() ?? null;
  return { ...placed, status, paymentMethod, finalAmount, payableUntil, payer: basket.customer };
}
