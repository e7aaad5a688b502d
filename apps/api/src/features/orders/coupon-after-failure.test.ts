import { expect, test } from 'vitest';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createCoupon } from '#testing/create-coupon';
import { createFormation } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

/** A shopper who fills the cart and orders it with a code. */
async function goToTill() {
  const shopper = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
  const { id: productId } = await createProduct(shop, { price: 10_000, stock: 50 });
  const client = shop.client(shopper.token);
  const bodyOf = (couponCode: string) => ({ paymentMethod: 'momo' as const, couponCode });
  return {
    shopper,
    client,
    fill: () => fillCart(shop, shopper.userId, [{ productId }]),
    quote: async (code: string) => (await client.call('POST /orders/quote', { body: bodyOf(code) })).data,
    order: async (code: string) =>
      (await client.call('POST /orders', { body: { shippingAddressId, ...bodyOf(code) } })).order,
  };
}

/** A shopper whose order with this code, which was given to them, could not be paid, and whose cart is full again. */
async function failToPay(coupon: { id: string; code: string }) {
  const till = await goToTill();
  await staff.call('POST /user-coupons', { body: { userId: till.shopper.userId, couponId: coupon.id } });
  await till.fill();
  const failed = await till.order(coupon.code);
  const { id: attemptId } = await paymentAttemptOf(shop, failed.id);
  await announcePayment(shop, { attemptId, orderId: failed.id, status: 'FAILED' });
  await till.fill();
  const look = async () => (await till.client.call('GET /orders/{id}', { params: { id: failed.id } })).data;
  const payLate = () =>
    announcePayment(shop, { attemptId, orderId: failed.id, status: 'PAID', amount: failed.finalAmount });
  return { till, look, payLate };
}

const usedCount = async (id: string) => (await staff.call('GET /coupons/{id}', { params: { id } })).data.usedCount;

test.each([
  ['once in all', { usageLimit: 1 }],
  ['once for each', { usageLimitPerUser: 1 }],
  ['as a gift', { isPersonal: true }],
])('a code that serves %s serves again after a failed payment: the order that held it ends', async (_, limits) => {
  const coupon = await createCoupon(shop, { type: 'FIXED', value: 500, ...limits });
  const { till, look, payLate } = await failToPay(coupon);
  expect(await till.quote(coupon.code)).toMatchObject({ discountAmount: 500 });
  expect((await look()).status).toBe('FAILED');
  expect(await till.order(coupon.code)).toMatchObject({ status: 'PROCESSING', discountAmount: 500 });
  const ended = await look();
  expect(ended.status).toBe('CANCELLED');
  expect(ended.events.at(-1)?.note).toBe(`Le code promo ${coupon.code} sert à une autre commande.`);
  expect(await usedCount(coupon.id)).toBe(1);
  // The money of the one that ended goes back, should it come all the same.
  await payLate();
  expect((await look()).refunds).toHaveLength(1);
  expect(await usedCount(coupon.id)).toBe(1);
});

test('an order whose payment failed stays where its code serves once more, and where another one is given', async () => {
  const twice = await createCoupon(shop, { usageLimitPerUser: 2 });
  const [again, other] = [await failToPay(twice), await failToPay(await createCoupon(shop, { usageLimitPerUser: 1 }))];
  await again.till.order(twice.code);
  expect((await again.look()).status).toBe('FAILED');
  await other.till.order((await createCoupon(shop)).code);
  expect((await other.look()).status).toBe('FAILED');
});

test('of two failed orders with a code the one that ends for its formation frees enough', async () => {
  const coupon = await createCoupon(shop, { usageLimitPerUser: 2 });
  const { till, look } = await failToPay(coupon);
  const { id: itemId } = await createFormation(shop, { price: 20_000 });
  const enrol = () => till.client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId } });
  await enrol();
  const failed = await till.order(coupon.code);
  const { id: attemptId } = await paymentAttemptOf(shop, failed.id);
  await announcePayment(shop, { attemptId, orderId: failed.id, status: 'FAILED' });
  await enrol();
  await till.order(coupon.code);
  const ended = await till.client.call('GET /orders/{id}', { params: { id: failed.id } });
  expect([ended.data.status, (await look()).status]).toEqual(['CANCELLED', 'FAILED']);
});

test('nobody gets the last use of a code by the order of somebody else whose payment failed', async () => {
  const coupon = await createCoupon(shop, { usageLimit: 1 });
  const { look } = await failToPay(coupon);
  const stranger = await goToTill();
  await stranger.fill();
  for (const refusal of [await refusalOf(stranger.quote(coupon.code)), await refusalOf(stranger.order(coupon.code))])
    expect(refusal).toMatchObject({ code: 'coupon_used_up' });
  expect((await look()).status).toBe('FAILED');
});
