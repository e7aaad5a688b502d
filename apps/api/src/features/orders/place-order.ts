import { randomInt } from 'node:crypto';
import type { Checkout, Order, OrderStatus } from '@tokpa/contract';
import { type CartLine, findCartLines } from '#features/cart';
import { claimCoupon, useCoupon } from '#features/coupons';
import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { dropProducts } from './change-status.ts';
import { orderReceived } from './emails/order-received.ts';
import { setKeyOrder } from './idempotency.queries.ts';
import { takeKey } from './idempotency.ts';
import type { PayableOrder } from './pay-order.ts';
import { orderMailData } from './order-mails.ts';
import { orderMoved } from './orders.events.ts';
import {
  type BasketAmounts,
  type Buyer,
  insertOrder,
  lockBuyer,
  lockCoursesInCart,
  type NewOrder,
} from './place-order.queries.ts';
import { checkAddress, checkCashOnDelivery, checkLines, priceBasket, withDiscount } from './price-basket.ts';

export type Purchase = { userId: string; checkout: Checkout; idempotencyKey: string | undefined };

/** An order that is written down. */
export type PlacedOrder = {
  orderId: string;
  /** What its payment needs to know; undefined when the same call had placed the order before. */
  toPay: PayableOrder | undefined;
};

const ENDPOINT = 'POST /orders';
const MOST_NUMBERS = 5;

function makeOrderNumber(now: Date): string {
  return `ORD-${now.getTime()}-${randomInt(10_000).toString().padStart(4, '0')}`;
}

/** The lines with today's prices and stock. The products are held already; courses are held here, where there are any. */
async function readLines(tx: Db, cartId: string, now: Date): Promise<CartLine[]> {
  const lines = await findCartLines(tx, cartId, now);
  if (lines.every(({ itemType }) => itemType === 'PRODUCT' || itemType === 'FORMATION')) return lines;
  await lockCoursesInCart(tx, cartId);
  return findCartLines(tx, cartId, now);
}

/** Nothing to pay: paid at once. Cash: staff may begin. Otherwise it waits for its payment to be started. */
function firstStatuses(paymentMethod: Checkout['paymentMethod'], { finalAmount }: BasketAmounts): OrderStatus[] {
  if (finalAmount === 0) return ['PENDING', 'PAID'];
  return paymentMethod === 'cod' ? ['PENDING', 'PROCESSING'] : ['PENDING'];
}

type Basket = {
  buyer: Buyer;
  lines: CartLine[];
  address: Order['shippingAddress'];
  amounts: BasketAmounts;
  coupon: Awaited<ReturnType<typeof claimCoupon>> | null;
  unpaidOrderMinutes: number;
};

async function readBasket(tx: Db, { userId, checkout }: Purchase, now: Date): Promise<Basket> {
  const buyer = await lockBuyer(tx, userId, checkout.shippingAddressId ?? undefined);
  if (!buyer) throw new Problem('cart_empty');
  const settings = await findSettings(tx);
  const lines = await readLines(tx, buyer.cartId, now);
  checkLines(lines);
  const address = checkAddress(lines, checkout, buyer.address);
  const before = priceBasket(lines, checkout.paymentMethod, settings);
  const coupon = checkout.couponCode
    ? await claimCoupon(tx, checkout.couponCode, { ...before, userId, lines }, now)
    : null;
  const amounts = withDiscount(before, coupon?.discountAmount ?? 0);
  if (checkout.paymentMethod === 'cod') checkCashOnDelivery(address, amounts.finalAmount, settings);
  return { buyer, lines, address, amounts, coupon, unpaidOrderMinutes: settings.unpaidOrderMinutes };
}

function draftOrder({ userId, checkout }: Purchase, basket: Basket, now: Date): Omit<NewOrder, 'orderNumber'> {
  const { buyer, lines, address, amounts, coupon, unpaidOrderMinutes } = basket;
  const statuses = firstStatuses(checkout.paymentMethod, amounts);
  const status = statuses.at(-1) ?? 'PENDING';
  return {
    ...amounts,
    userId,
    status,
    statuses,
    paymentMethod: checkout.paymentMethod,
    shippingAddress: address,
    customerName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    customerEmail: buyer.email,
    customerPhone: buyer.phone,
    couponCode: coupon?.code ?? null,
    payableUntil: status === 'PENDING' ? minutesAfter(now, unpaidOrderMinutes) : null,
    paidAt: status === 'PAID' ? now : null,
    createdAt: now,
    lines,
  };
}

async function insertNumbered(
  tx: Db,
  draft: Omit<NewOrder, 'orderNumber'>,
): Promise<{ id: string; orderNumber: string }> {
  for (let attempt = 1; attempt <= MOST_NUMBERS; attempt += 1) {
    const orderNumber = makeOrderNumber(draft.createdAt);
    const id = await insertOrder(tx, { ...draft, orderNumber });
    if (id !== undefined) return { id, orderNumber };
  }
  throw new Problem('conflict');
}

async function writeOrder(
  platform: Platform,
  tx: Db,
  draft: Omit<NewOrder, 'orderNumber'>,
): Promise<{ id: string; orderNumber: string }> {
  const { id, orderNumber } = await insertNumbered(tx, draft);
  dropProducts(platform, tx, [
    ...new Set(draft.lines.filter(({ itemType }) => itemType === 'PRODUCT').map(({ itemId }) => itemId)),
  ]);
  const data = orderMailData(platform, {
    ...draft,
    id,
    orderNumber,
    createdAt: draft.createdAt.toISOString(),
    payableUntil: draft.payableUntil?.toISOString() ?? null,
    lines: draft.lines.map(({ name, variationName, quantity, price }) => ({
      name,
      variation: variationName,
      quantity,
      price,
    })),
  });
  await platform.mailer.send(tx, orderReceived, { to: draft.customerEmail, data });
  return { id, orderNumber };
}

async function tellOfOrder(
  platform: Platform,
  tx: Db,
  orderId: string,
  { status, paidAt, lines }: Pick<NewOrder, 'status' | 'paidAt' | 'lines'>,
): Promise<void> {
  const hasCourses = lines.some(({ itemType }) => itemType !== 'PRODUCT');
  await platform.events.emit(tx, orderMoved, { orderId, from: null, to: status, isPaid: paidAt !== null, hasCourses });
}

/**
 * Turns the shopper's cart into an order, in one transaction: key, cart, stock, prices, coupon, order, mail. All of it or nothing.
 * The payment is started afterwards, because a provider can not be asked inside a transaction.
 */
export async function placeOrder(platform: Platform, purchase: Purchase): Promise<PlacedOrder> {
  const { userId, checkout, idempotencyKey: key } = purchase;
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    if (key !== undefined) {
      const orderId = await takeKey(tx, { ownerId: userId, key, endpoint: ENDPOINT, body: checkout, at: now });
      if (orderId !== undefined) return { orderId, toPay: undefined };
    }
    const basket = await readBasket(tx, purchase, now);
    const draft = draftOrder(purchase, basket, now);
    const placed = await writeOrder(platform, tx, draft);
    if (basket.coupon) await useCoupon(tx, basket.coupon, { orderId: placed.id, userId, at: now });
    if (key !== undefined) await setKeyOrder(tx, { ownerId: userId, key }, placed.id);
    await tellOfOrder(platform, tx, placed.id, draft);
    const { status, paymentMethod, finalAmount } = draft;
    const payableUntil = draft.payableUntil?.toISOString() ?? null;
    return {
      orderId: placed.id,
      toPay: { ...placed, status, paymentMethod, finalAmount, payableUntil, payer: basket.buyer },
    };
  });
}
