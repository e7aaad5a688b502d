import { expect, it } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart } from '#testing/fill-cart';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await act();
}

async function expectTooMany(call: Promise<unknown>): Promise<void> {
  const refusal = await refusalOf(call);
  expect(refusal).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  });
  expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(600);
}

/** A shopper who may order, with one product in the cart or nothing yet. */
async function createBuyer({ hasFullCart }: { hasFullCart: boolean }) {
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId);
  const fill = async () => fillCart(shop, userId, [{ productId: (await createProduct(shop)).id }]);
  if (hasFullCart) await fill();
  const body = { shippingAddressId, paymentMethod: 'momo' } as const;
  return {
    fill,
    order: () => shop.client(token).call('POST /orders', { body }),
    quote: () => shop.client(token).call('POST /orders/quote', { body: { paymentMethod: 'momo' } }),
  };
}

it('after thirty attempts to order in ten minutes even a good one must wait, and other shoppers need not', async () => {
  const hasty = await createBuyer({ hasFullCart: false });
  await repeat(30, async () => expect(await refusalOf(hasty.order())).toMatchObject({ code: 'cart_empty' }));
  await hasty.fill();
  await expectTooMany(hasty.order());
  const other = await createBuyer({ hasFullCart: true });
  await expect(other.order()).resolves.toBeDefined();
  // What is counted is ordering: the price can still be asked.
  await expect(hasty.quote()).resolves.toBeDefined();
});

it('nobody goes through coupon codes by asking for prices: sixty in ten minutes, for each shopper', async () => {
  const [curious, other] = [await createBuyer({ hasFullCart: true }), await createBuyer({ hasFullCart: true })];
  await repeat(60, curious.quote);
  await expectTooMany(curious.quote());
  await expect(other.quote()).resolves.toBeDefined();
});

it('a payment is tried twenty times in ten minutes at most, and another shopper’s is none of them', async () => {
  const [insisting, other] = [await createOrder(shop), await createOrder(shop)];
  const pay = ({ orderId, shopper }: typeof other) =>
    shop.client(shopper.token).call('POST /orders/{id}/payments', { params: { id: orderId }, body: {} });
  await repeat(20, () => pay(insisting));
  await expectTooMany(pay(insisting));
  await expect(pay(other)).resolves.toMatchObject({ order: { id: other.orderId } });
});
