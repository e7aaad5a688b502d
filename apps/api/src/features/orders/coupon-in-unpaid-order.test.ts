import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createCoupon } from '#testing/create-coupon';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const USED = 'Vous avez déjà utilisé ce code promo.';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

/** A shopper who was given this code and ordered with it, and whose cart is full again. */
async function orderWith(coupon: { id: string; code: string }, paymentMethod: 'momo' | 'cod' = 'momo') {
  const { userId, token } = await createShopper(shop);
  await staff.call('POST /user-coupons', { body: { userId, couponId: coupon.id } });
  const { id: shippingAddressId } = await createAddress(shop, userId, { city: 'Cotonou' });
  const { id: productId } = await createProduct(shop, { price: 10_000, stock: 50 });
  const fill = () => fillCart(shop, userId, [{ productId }]);
  const client = shop.client(token);
  const asked = { paymentMethod, couponCode: coupon.code };
  const order = () => client.call('POST /orders', { body: { shippingAddressId, ...asked } });
  await fill();
  const { order: first, checkout_url: checkoutUrl = '' } = await order();
  await fill();
  const refusals = async () => [
    await refusalOf(client.call('POST /orders/quote', { body: { paymentMethod: 'momo', couponCode: coupon.code } })),
    await refusalOf(order()),
  ];
  return { first, checkoutUrl, client, order, refusals };
}

test.each([
  ['once for each', { usageLimitPerUser: 1 }],
  ['once in all', { usageLimit: 1 }],
  ['as a gift', { isPersonal: true, usageLimitPerUser: null }],
])(
  'a code that serves %s is said to wait in the order that is not paid yet, until that is cancelled',
  async (_, limits) => {
    const { first, client, order, refusals } = await orderWith(await createCoupon(shop, limits));
    const message = `Ce code promo est déjà dans la commande ${first.orderNumber} qui n’est pas encore payée : payez-la, ou annulez-la.`;
    const refused = { status: 409, code: 'coupon_in_unpaid_order', message, errors: { couponCode: [message] } };
    for (const refusal of await refusals()) expect(refusal).toMatchObject(refused);
    await client.call('POST /orders/{id}/cancel', { params: { id: first.id } });
    expect((await order()).order.discountAmount).toBeGreaterThan(0);
  },
);

test('nobody is asked to give up an order for a code that would not be taken then', async () => {
  const coupon = await createCoupon(shop, { isPersonal: true, usageLimitPerUser: null });
  const { refusals } = await orderWith(coupon);
  const params = { id: coupon.id };
  await staff.call('PUT /coupons/{id}', { params, body: { minOrderAmount: 20_000 } });
  for (const refusal of await refusals()) expect(refusal).toMatchObject({ code: 'coupon_minimum' });
  const endsAt = new Date(shop.clock.now().getTime() + 60_000).toISOString();
  await staff.call('PUT /coupons/{id}', { params, body: { endsAt } });
  shop.clock.pass(2);
  for (const refusal of await refusals()) expect(refusal).toMatchObject({ code: 'coupon_expired' });
});

test('a code of an order that is paid, or is paid at the door, was used', async () => {
  const paid = await orderWith(await createCoupon(shop, { usageLimitPerUser: 1 }));
  await payOnSandbox(shop, paid.checkoutUrl, 'approve');
  const atTheDoor = await orderWith(await createCoupon(shop, { usageLimitPerUser: 1 }), 'cod');
  for (const { refusals } of [paid, atTheDoor])
    for (const refusal of await refusals())
      expect(refusal).toMatchObject({ code: 'coupon_already_used', message: USED });
});

test('who finds a code used up by others reads nothing of their orders', async () => {
  const coupon = await createCoupon(shop, { usageLimit: 1 });
  await orderWith(coupon);
  const { userId, token } = await createShopper(shop);
  await fillCart(shop, userId, [{ productId: (await createProduct(shop)).id }]);
  const asked = { paymentMethod: 'momo' as const, couponCode: coupon.code };
  const refusal = await refusalOf(shop.client(token).call('POST /orders/quote', { body: asked }));
  expect(refusal).toMatchObject({ code: 'coupon_used_up' });
});
