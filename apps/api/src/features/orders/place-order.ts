import { type Checkout, formatFcfa } from '@tokpa/contract';
import { type CartLine, findCartLines } from '#features/cart';
import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { setKeyOrder } from './idempotency.queries.ts';
import { takeKey } from './idempotency.ts';
import type { PayableOrder } from './pay-order.ts';
import { type Buyer, lockBuyer, lockCoursesInCart } from './place-order.queries.ts';
import { checkAddress, checkCountry, checkLines } from './price-basket.ts';
import { type Basket, writeOrder } from './write-order.ts';

export type Purchase = { userId: string; checkout: Checkout; idempotencyKey: string | undefined };

/** An order that is written down. */
export type PlacedOrder = {
  orderId: string;
  /** What its payment needs to know; undefined when the same call had placed the order before. */
  toPay: PayableOrder | undefined;
};

const ENDPOINT = 'POST /orders';
const BY_SHOPPER = { actor: 'SHOPPER', staffId: null } as const;

/**
 * The lines with today's prices and stock. What was still on its way into the cart as its products were held is not held, and
 * stays there. Courses are held here, where there are any.
 */
async function readLines(tx: Db, { cartId, heldProducts }: Buyer, now: Date): Promise<CartLine[]> {
  const readHeld = async () =>
    (await findCartLines(tx, cartId, now)).filter(
      ({ itemType, itemId }) => itemType !== 'PRODUCT' || heldProducts.includes(itemId),
    );
  const lines = await readHeld();
  if (lines.every(({ itemType }) => itemType === 'PRODUCT' || itemType === 'FORMATION')) return lines;
  await lockCoursesInCart(tx, cartId);
  return readHeld();
}

async function readBasket(tx: Db, { userId, checkout }: Purchase, now: Date): Promise<Basket> {
  const buyer = await lockBuyer(tx, userId, checkout.shippingAddressId ?? undefined);
  if (!buyer) throw new Problem('cart_empty');
  const lines = await readLines(tx, buyer, now);
  // What can not be sold is said before where it should go.
  checkLines(lines);
  return { customer: { ...buyer, userId }, lines, address: checkAddress(lines, checkout, buyer.address) };
}

/** Fees and prices may have changed since the shopper saw the total; less than that is nobody's harm. */
function checkAgreed({ finalAmount }: PayableOrder, { agreedAmount }: Checkout): void {
  if (agreedAmount === undefined || finalAmount <= agreedAmount) return;
  throw new Problem('total_changed', { values: { total: formatFcfa(finalAmount) } });
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
    const settings = await findSettings(tx);
    checkCountry(basket.address, settings, 'shippingAddressId');
    const toPay = await writeOrder(platform, tx, basket, { terms: checkout, settings, now, writer: BY_SHOPPER });
    checkAgreed(toPay, checkout);
    if (key !== undefined) await setKeyOrder(tx, { ownerId: userId, key }, toPay.id);
    return { orderId: toPay.id, toPay };
  });
}
