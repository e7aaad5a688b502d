import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createCategory } from '#testing/create-category';
import { createCoupon } from '#testing/create-coupon';
import { createFormation } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { expireOrders } from './expire-orders.ts';

const shop = await useTestShop();
// The first mail of a shop waits until the templates are compiled.
await createOrder(shop);

/** A shopper whose cart holds one product at this price. */
async function goToTill(price = 10_000, product: { categoryId?: string } = {}) {
  const shopper = await createShopper(shop);
  const address = await createAddress(shop, shopper.userId, { city: 'Cotonou' });
  const { id: productId } = await createProduct(shop, { price, stock: 50, ...product });
  const fill = () => fillCart(shop, shopper.userId, [{ productId }]);
  await fill();
  const client = shop.client(shopper.token);
  const place = (couponCode: string) => {
    const body = { shippingAddressId: address.id, paymentMethod: 'momo' as const, couponCode };
    return client.call('POST /orders', { body });
  };
  const order = async (couponCode: string) => (await place(couponCode)).order;
  const placeLate = async (couponCode: string) => {
    const { order: late } = await place(couponCode);
    shop.clock.pass(61);
    await expireOrders(shop.platform);
    const { id: attemptId } = await paymentAttemptOf(shop, late.id);
    const news = { attemptId, orderId: late.id, status: 'PAID' as const, amount: late.finalAmount };
    return { late, pay: () => announcePayment(shop, news) };
  };
  const quote = async (couponCode?: string) =>
    (
      await client.call('POST /orders/quote', {
        body: { paymentMethod: 'momo', ...(couponCode ? { couponCode } : {}) },
      })
    ).data;
  return { shopper, client, productId, order, placeLate, quote, fill };
}

const give = async (couponId: string, userId: string) =>
  shop.client((await createStaff(shop)).token).call('POST /user-coupons', { body: { userId, couponId } });

/** The code that was given to this shopper, as staff see it. */
async function givenTo(userId: string) {
  const staff = shop.client((await createStaff(shop)).token);
  return (await staff.call('GET /user-coupons', { query: { userId } })).data[0];
}

async function usedCount(id: string): Promise<number> {
  const { used_count } = await shop.platform.db
    .selectFrom('coupons')
    .select('used_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return used_count;
}

test('a code takes its part off the order, whatever the case and the spaces in which it was typed', async () => {
  const coupon = await createCoupon(shop, { code: 'Bienvenue10' });
  const till = await goToTill(10_000);
  expect(await till.quote('  bienvenue10 ')).toMatchObject({
    subtotalAmount: 10_000,
    totalAmount: 11_000,
    discountAmount: 1000,
    finalAmount: 10_000,
    coupon: { code: 'Bienvenue10' },
  });
  const order = await till.order('  bienvenue10 ');
  expect(order).toMatchObject({ discountAmount: 1000, finalAmount: 10_000, coupon: { code: 'Bienvenue10' } });
  expect(await usedCount(coupon.id)).toBe(1);
  const tracked = await till.client.call('GET /orders/track', { query: { orderId: order.id } });
  expect(tracked.data.order).toMatchObject({ discountAmount: 1000, finalAmount: 10_000 });
  const [mail] = await readMails(shop, { to: till.shopper.email, template: 'order-received' });
  expect(mail?.text).toContain(`Remise (Bienvenue10)\u00a0: ${formatFcfa(-1000)}`);
});

test('without a code a quote is what the order will cost', async () => {
  const till = await goToTill(2500);
  expect(await till.quote()).toMatchObject({
    subtotalAmount: 2500,
    shippingFee: 1000,
    finalAmount: 3500,
    coupon: null,
  });
});

test('free delivery takes off the delivery, a fixed amount never more than the articles', async () => {
  const free = await createCoupon(shop, { type: 'FREE_SHIPPING' });
  expect(await (await goToTill(500)).order(free.code)).toMatchObject({ discountAmount: 1000, finalAmount: 500 });
  const fixed = await createCoupon(shop, { type: 'FIXED', value: 5000 });
  expect(await (await goToTill(3000)).order(fixed.code)).toMatchObject({ discountAmount: 3000, finalAmount: 1000 });
});

test('a code for a category counts what stands below it, and nothing else', async () => {
  const parent = await createCategory(shop);
  const child = await createCategory(shop, { parentId: parent.id });
  const coupon = await createCoupon(shop, { categoryIds: [parent.id], value: 50 });
  const inside = await goToTill(2000, { categoryId: child.id });
  const other = await createProduct(shop, { price: 8000, stock: 5 });
  await fillCart(shop, inside.shopper.userId, [{ productId: other.id }]);
  expect(await inside.order(coupon.code)).toMatchObject({ subtotalAmount: 10_000, discountAmount: 1000 });
  const refusal = await refusalOf((await goToTill(2000)).order(coupon.code));
  expect(refusal).toMatchObject({ status: 422, code: 'coupon_not_applicable' });
});

test('every reason for which a code is refused is said next to it, and nothing is ordered', async () => {
  const { clock } = shop;
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
  const expired = await createCoupon(shop, { startsAt: inDays(-9), endsAt: inDays(-1) });
  const future = await createCoupon(shop, { startsAt: inDays(1) });
  const off = await createCoupon(shop, { isActive: false });
  const dear = await createCoupon(shop, { minOrderAmount: 20_000 });
  const personal = await createCoupon(shop, { isPersonal: true });
  const till = await goToTill(10_000);
  const reasons = [
    ['INCONNU', 'coupon_unknown', "Ce code promo n'existe pas ou n'est plus valable."],
    [expired.code, 'coupon_expired', 'Ce code promo a expiré.'],
    [future.code, 'coupon_unknown', "Ce code promo n'existe pas ou n'est plus valable."],
    [off.code, 'coupon_unknown', "Ce code promo n'existe pas ou n'est plus valable."],
    [dear.code, 'coupon_minimum', 'Ce code promo est valable à partir de 20\u202f000\u00a0FCFA d’achats.'],
    [personal.code, 'coupon_not_yours', 'Ce code promo est réservé à d’autres clients.'],
  ] as const;
  for (const [code, refusalCode, message] of reasons) {
    for (const refusal of [await refusalOf(till.quote(code)), await refusalOf(till.order(code))]) {
      expect(refusal).toMatchObject({ status: 422, code: refusalCode, errors: { couponCode: [message] } });
    }
  }
  expect((await till.client.call('GET /cart')).items).toHaveLength(1);
  expect((await till.client.call('GET /orders')).meta.total).toBe(0);
});

test('who was given a code that begins later hears from when, and a stranger nothing of it', async () => {
  const [ahead, soon] = await Promise.all(
    ['2126-12-01T00:00:00+01:00', '2126-12-01T08:30:00+01:00'].map((startsAt) =>
      createCoupon(shop, { isPersonal: true, startsAt }),
    ),
  );
  const [till, stranger] = [await goToTill(), await goToTill()];
  for (const [coupon, start] of [
    [ahead, '1er décembre 2126'],
    [soon, '1er décembre 2126 à 08:30'],
  ] as const) {
    await give(coupon?.id ?? '', till.shopper.userId);
    const code = coupon?.code ?? '';
    for (const refusal of [await refusalOf(till.quote(code)), await refusalOf(till.order(code))]) {
      expect(refusal).toMatchObject({
        status: 422,
        code: 'coupon_not_yet',
        errors: { couponCode: [`Ce code promo vaut à partir du ${start}.`] },
      });
    }
    expect(await refusalOf(stranger.quote(code))).toMatchObject({ code: 'coupon_unknown' });
  }
});

test('a personal code works for who was given it, once where it is limited, and shows where it was used', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true, usageLimitPerUser: 1 });
  const till = await goToTill(4000);
  const staff = shop.client((await createStaff(shop)).token);
  const body = { userId: till.shopper.userId, couponId: coupon.id };
  const { data: given } = await staff.call('POST /user-coupons', { body });
  const order = await till.order(coupon.code);
  const { data: used } = await staff.call('GET /user-coupons/{id}', { params: { id: given.id } });
  expect(used).toMatchObject({ orderId: order.id, usedAt: shop.clock.now().toISOString() });
  await till.fill();
  expect(await refusalOf(till.order(coupon.code))).toMatchObject({ status: 409, code: 'coupon_in_unpaid_order' });
});

test('a personal code without a number serves once, and not when staff wrote that it was used', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true, usageLimitPerUser: null });
  const staff = shop.client((await createStaff(shop)).token);
  const till = await goToTill(4000);
  const body = { userId: till.shopper.userId, couponId: coupon.id };
  const { data: given } = await staff.call('POST /user-coupons', { body });
  const order = await till.order(coupon.code);
  await till.fill();
  expect(await refusalOf(till.order(coupon.code))).toMatchObject({ code: 'coupon_in_unpaid_order' });
  await till.client.call('POST /orders/{id}/cancel', { params: { id: order.id } });
  await staff.call('PUT /user-coupons', { body: { id: given.id, usedAt: shop.clock.now().toISOString() } });
  expect(await refusalOf(till.quote(coupon.code))).toMatchObject({ code: 'coupon_already_used' });
  await staff.call('PUT /user-coupons', { body: { id: given.id, usedAt: null } });
  expect(await till.quote(coupon.code)).toMatchObject({ discountAmount: 400 });
});

test('of fifty shoppers who want the last use of a code, one gets it', async () => {
  const coupon = await createCoupon(shop, { usageLimit: 1 });
  const tills = await Promise.all(Array.from({ length: 50 }, () => goToTill(1000)));
  const results = await Promise.allSettled(tills.map((till) => till.order(coupon.code)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(results.length - refused.length).toBe(1);
  for (const result of refused) expect(result).toMatchObject({ reason: { status: 409, code: 'coupon_used_up' } });
  expect(await usedCount(coupon.id)).toBe(1);
});

test('the use comes back with a cancelled order, for the same shopper too', async () => {
  const coupon = await createCoupon(shop, { usageLimit: 1, usageLimitPerUser: 1 });
  const till = await goToTill(1000);
  const order = await till.order(coupon.code);
  await till.client.call('POST /orders/{id}/cancel', { params: { id: order.id } });
  expect(await usedCount(coupon.id)).toBe(0);
  await till.fill();
  expect(await till.order(coupon.code)).toMatchObject({ discountAmount: 100 });
  expect(await usedCount(coupon.id)).toBe(1);
});

test('a payment that comes too late takes the use again, and is given back when others have used the code up', async () => {
  const coupon = await createCoupon(shop, { usageLimit: 1 });
  const first = await goToTill(1000);
  const { late, pay } = await first.placeLate(coupon.code);
  expect(await usedCount(coupon.id)).toBe(0);
  await pay();
  expect(await usedCount(coupon.id)).toBe(1);
  expect((await first.client.call('GET /orders/{id}', { params: { id: late.id } })).data.status).toBe('PAID');

  const other = await createCoupon(shop, { usageLimit: 1 });
  const slow = await goToTill(1000);
  const slowly = await slow.placeLate(other.code);
  await (await goToTill(1000)).order(other.code);
  await slowly.pay();
  const { data } = await slow.client.call('GET /orders/{id}', { params: { id: slowly.late.id } });
  expect(data.status).toBe('CANCELLED');
  expect(data.events.at(-1)?.note).toContain('le code promo a été utilisé');
  expect(await usedCount(other.id)).toBe(1);
  const { data: product } = await slow.client.call('GET /products/{id}', { params: { id: slow.productId } });
  expect(product.stock).toBe(50);
});

test('a late payment takes no second use of a code that its shopper may use once', async () => {
  const coupon = await createCoupon(shop, { usageLimitPerUser: 1 });
  const till = await goToTill(1000);
  const { late, pay } = await till.placeLate(coupon.code);
  await till.fill();
  await till.order(coupon.code);
  await pay();
  expect((await till.client.call('GET /orders/{id}', { params: { id: late.id } })).data.status).toBe('CANCELLED');
  expect(await usedCount(coupon.id)).toBe(1);
});

test('a late payment takes no second use of a code that was given for once', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true });
  const till = await goToTill(1000);
  await give(coupon.id, till.shopper.userId);
  const { late, pay } = await till.placeLate(coupon.code);
  await till.fill();
  const standing = await till.order(coupon.code);
  await pay();
  expect((await till.client.call('GET /orders/{id}', { params: { id: late.id } })).data.status).toBe('CANCELLED');
  expect(await givenTo(till.shopper.userId)).toMatchObject({ orderId: standing.id });
});

test('a code that was given counts as used while one of the orders that used it stands', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true, usageLimitPerUser: 2 });
  const till = await goToTill(1000);
  await give(coupon.id, till.shopper.userId);
  const first = await till.order(coupon.code);
  await till.fill();
  const second = await till.order(coupon.code);
  const cancel = (id: string) => till.client.call('POST /orders/{id}/cancel', { params: { id } });
  await cancel(second.id);
  expect(await givenTo(till.shopper.userId)).toMatchObject({ orderId: first.id, usedAt: expect.any(String) });
  await cancel(first.id);
  expect(await givenTo(till.shopper.userId)).toMatchObject({ orderId: null, usedAt: null });
});

test.each([
  ['a gift for once', { isPersonal: true, usageLimitPerUser: 1 }],
  ['a gift', { isPersonal: true, usageLimitPerUser: null }],
  ['a code for once', { isPersonal: false, usageLimitPerUser: 1 }],
  ['a code', { isPersonal: false, usageLimitPerUser: null }],
])('%s that staff noted as used is used', async (_, limits) => {
  const coupon = await createCoupon(shop, limits);
  const { shopper, order, quote } = await goToTill();
  const { data: given } = await give(coupon.id, shopper.userId);
  const staff = shop.client((await createStaff(shop)).token);
  const usedAt = '2026-11-20T10:00:00.000Z';
  await staff.call('PUT /user-coupons', { body: { id: given.id, usedAt } });
  expect(await refusalOf(quote(coupon.code))).toMatchObject({ code: 'coupon_already_used' });
  expect(await refusalOf(order(coupon.code))).toMatchObject({ code: 'coupon_already_used' });
});

test('what staff noted as used counts as one use of several, and stays when an order is cancelled', async () => {
  const coupon = await createCoupon(shop, { usageLimitPerUser: 2 });
  const { shopper, client, order, fill } = await goToTill();
  const { data: given } = await give(coupon.id, shopper.userId);
  const staff = shop.client((await createStaff(shop)).token);
  const usedAt = '2026-11-20T10:00:00.000Z';
  await staff.call('PUT /user-coupons', { body: { id: given.id, usedAt } });
  const { id } = await order(coupon.code);
  await fill();
  expect(await refusalOf(order(coupon.code))).toMatchObject({ code: 'coupon_in_unpaid_order' });
  await client.call('POST /orders/{id}/cancel', { params: { id } });
  expect(await givenTo(shopper.userId)).toMatchObject({ usedAt, orderId: null });
  await order(coupon.code);
});

test.each([
  ['once in all', { usageLimit: 1 }],
  ['once for each', { usageLimitPerUser: 1 }],
  ['as a gift', { isPersonal: true }],
])(
  'a code that serves %s is in the price beforehand where a formation is ordered anew after a failed payment',
  async (_, limits) => {
    const coupon = await createCoupon(shop, { type: 'FIXED', value: 500, ...limits });
    const shopper = await createShopper(shop);
    await give(coupon.id, shopper.userId);
    const { id: itemId } = await createFormation(shop);
    const client = shop.client(shopper.token);
    const body = { paymentMethod: 'momo' as const, couponCode: coupon.code };
    const fill = async () => {
      await client.call('POST /cart');
      await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId } });
    };
    await fill();
    const { order: failed } = await client.call('POST /orders', { body });
    await fill();
    // While that order may still be paid, the code is its own.
    expect(await refusalOf(client.call('POST /orders/quote', { body }))).toMatchObject({ status: 409 });
    const { id: attemptId } = await paymentAttemptOf(shop, failed.id);
    await announcePayment(shop, { attemptId, orderId: failed.id, status: 'FAILED' });
    const { data: quote } = await client.call('POST /orders/quote', { body });
    expect(quote).toMatchObject({ discountAmount: 500, coupon: { code: coupon.code } });
    const desk = shop.client((await createStaff(shop)).token);
    const items = [{ itemType: 'FORMATION' as const, itemId, quantity: 1 }];
    const told = await desk.call('POST /orders/caller/quote', { body: { ...body, userId: shopper.userId, items } });
    expect(told.data).toMatchObject({ discountAmount: 500 });
    const { order } = await client.call('POST /orders', { body });
    expect(order).toMatchObject({ discountAmount: 500, finalAmount: quote.finalAmount });
  },
);

test('a gift whose every use stands in an order is not noted as free; with one more use, it is', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true, usageLimitPerUser: 1 });
  const till = await goToTill();
  const { data: given } = await give(coupon.id, till.shopper.userId);
  await till.order(coupon.code);
  await till.fill();
  const staff = shop.client((await createStaff(shop)).token);
  const free = () => staff.call('PUT /user-coupons', { body: { id: given.id, usedAt: null } });
  expect(await refusalOf(free())).toMatchObject({
    status: 422,
    errors: { usedAt: [expect.stringContaining('augmentez d’abord les utilisations par client')] },
  });
  expect(await givenTo(till.shopper.userId)).toMatchObject({ usedAt: expect.any(String) });
  await staff.call('PUT /coupons/{id}', { params: { id: coupon.id }, body: { usageLimitPerUser: 2 } });
  expect((await free()).data).toMatchObject({ usedAt: null, orderId: null });
  expect(await till.quote(coupon.code)).toMatchObject({ coupon: { code: coupon.code } });
});

test('a use that staff note by hand on a gift that they freed from an order stays when that order is cancelled', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true });
  const till = await goToTill();
  const { data: given } = await give(coupon.id, till.shopper.userId);
  const { id } = await till.order(coupon.code);
  const staff = shop.client((await createStaff(shop)).token);
  const note = (usedAt: string | null) => staff.call('PUT /user-coupons', { body: { id: given.id, usedAt } });
  await note(null);
  const usedAt = '2026-11-20T10:00:00.000Z';
  await note(usedAt);
  await till.client.call('POST /orders/{id}/cancel', { params: { id } });
  expect(await givenTo(till.shopper.userId)).toMatchObject({ usedAt, orderId: null });
});

test('a use of which staff only correct the date stays its order’s, and goes with it', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true });
  const till = await goToTill();
  const { data: given } = await give(coupon.id, till.shopper.userId);
  const { id } = await till.order(coupon.code);
  const staff = shop.client((await createStaff(shop)).token);
  await staff.call('PUT /user-coupons', { body: { id: given.id, usedAt: '2026-11-20T10:00:00.000Z' } });
  expect(await givenTo(till.shopper.userId)).toMatchObject({ orderId: id });
  await till.client.call('POST /orders/{id}/cancel', { params: { id } });
  expect(await givenTo(till.shopper.userId)).toMatchObject({ usedAt: null, orderId: null });
});
