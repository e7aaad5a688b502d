import { expect, test, vi } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from './orders.jobs.ts';

// The payments go to a provider on the network, and the network is away.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_essai',
  FEDAPAY_WEBHOOK_SECRET: 'wh_sandbox_essai',
});

test('an order is kept when the payment service is away, and can be paid later', async () => {
  const { id: productId } = await createProduct(shop, { stock: 3 });
  const { order, orderId, shopper, checkoutUrl } = await createOrder(shop, { lines: [{ productId }] });
  expect(checkoutUrl).toBeUndefined();
  expect(order).toMatchObject({ status: 'PENDING', isPayable: true });
  expect(await readMails(shop, { to: shopper.email, template: 'order-received' })).toHaveLength(1);
  const client = shop.client(shopper.token);
  const params = { id: orderId };
  const refusal = await refusalOf(client.call('POST /orders/{id}/payments', { params, body: {} }));
  expect(refusal).toMatchObject({ status: 503, code: 'payment_unavailable' });
  expect((await client.call('GET /orders/{id}/payment', { params })).data).toMatchObject({
    orderStatus: 'PENDING',
    checkoutUrl: null,
    isRefused: false,
    isPayable: true,
  });
});

test('an order whose time is over waits for its provider for a quarter of an hour, and no longer', async () => {
  const { orderId } = await createOrder(shop);
  const { id: attemptId } = await shop.platform.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  // Begun before the network went away: the shopper has its page.
  await shop.platform.db
    .updateTable('payment_attempts')
    .set({ status: 'PENDING' })
    .where('id', '=', attemptId)
    .execute();
  const statusAfter = async (minutes: number) => {
    shop.clock.pass(minutes);
    await shop.platform.jobs.run(expireOrdersJob, {});
    const { status } = await shop.platform.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return status;
  };
  expect(await statusAfter(60)).toBe('PENDING');
  expect(await statusAfter(14)).toBe('PENDING');
  expect(await statusAfter(1)).toBe('CANCELLED');
});
