import { expect, test } from 'vitest';
import { paymentSucceeded, reconcilePaymentsJob } from '#features/payments';
import { minutesAfter } from '#platform/clock';
import { paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

/** An order whose payment the provider has approved, of which the shop has not heard. */
async function createOrderPaidInSilence() {
  const { orderId } = await createOrder(shop);
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  const paidAt = shop.clock.now();
  await shop.platform.db
    .updateTable('sandbox_payments')
    .set({ status: 'approved', method: 'mtn', decided_at: paidAt })
    .where('merchant_reference', '=', attemptId)
    .execute();
  return { orderId, attemptId, paidAt };
}

test('an order is paid when its payment is, however late the shop hears of it', async () => {
  const { orderId, attemptId, paidAt } = await createOrderPaidInSilence();
  shop.clock.pass(45);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  const { data: order } = await staff.call('GET /orders/{id}', { params: { id: orderId } });
  const { data: payment } = await staff.call('GET /transactions/{id}', { params: { id: attemptId } });
  expect([order.status, payment.status]).toEqual(['PAID', 'PAID']);
  expect([order.paidAt, payment.paidAt]).toEqual([paidAt.toISOString(), paidAt.toISOString()]);
});

test('an order that comes back with a late payment is paid when that was', async () => {
  const { orderId, order } = await createOrder(shop);
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  shop.clock.pass(61);
  await shop.platform.jobs.run(expireOrdersJob, {});
  const at = minutesAfter(shop.clock.now(), -3);
  await shop.platform.transact((tx) =>
    shop.platform.events.emit(tx, paymentSucceeded, {
      orderId,
      attemptId,
      amount: order.finalAmount,
      method: 'mtn',
      at,
    }),
  );
  const { data } = await staff.call('GET /orders/{id}', { params: { id: orderId } });
  expect(data).toMatchObject({ status: 'PAID', paidAt: at.toISOString() });
});

test('an order that the team had marked as paid is paid when the very same money came', async () => {
  const { orderId, attemptId, paidAt } = await createOrderPaidInSilence();
  shop.clock.pass(20);
  await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'PAID' } });
  shop.clock.pass(20);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  await staff.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: { isSameMoney: true } });
  const { data: order } = await staff.call('GET /orders/{id}', { params: { id: orderId } });
  expect(order.paidAt).toBe(paidAt.toISOString());
});
