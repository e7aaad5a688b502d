import { expect, test } from 'vitest';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createFormation } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from '#features/orders';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();

async function orderFormation() {
  const { id: itemId } = await createFormation(shop);
  const shopper = await createShopper(shop);
  const { id: orderId, finalAmount: amount } = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });
  const staff = async () => shop.client((await createStaff(shop)).token);
  const enrollments = async () => (await shop.client(shopper.token).call('GET /formation-enrollments')).data;
  const announce = async (status: 'PAID' | 'FAILED') => {
    const { id: attemptId } = await paymentAttemptOf(shop, orderId);
    await announcePayment(shop, { attemptId, orderId, status, ...(status === 'PAID' && { amount }) });
  };
  return {
    orderId,
    announce,
    status: async () => (await enrollments()).map(({ status }) => status),
    look: async () => (await (await staff()).call('GET /orders/{id}', { params: { id: orderId } })).data,
    async openByHand() {
      const params = { id: (await enrollments())[0]?.id ?? '' };
      await (await staff()).call('PUT /formation-enrollments/{id}', { params, body: { status: 'ACTIVE' } });
    },
  };
}

async function runOutOfTime(): Promise<void> {
  shop.clock.pass(120);
  await shop.platform.jobs.run(expireOrdersJob, {});
}

test('a formation that staff open before its order is paid is not closed by the clock: the order waits for its payment', async () => {
  const ordered = await orderFormation();
  await ordered.openByHand();
  await runOutOfTime();
  expect(await ordered.status()).toEqual(['ACTIVE']);
  const order = await ordered.look();
  expect(order).toMatchObject({ status: 'PROCESSING', payableUntil: null, isPayable: true });
  expect(order.events.at(-1)).toMatchObject({ actor: 'STAFF', note: 'L’équipe a ouvert l’accès avant le paiement.' });
  await ordered.announce('PAID');
  expect((await ordered.look()).status).toBe('PAID');
  await moveOrder(shop, ordered.orderId, 'CANCELLED');
  expect(await ordered.status()).toEqual(['CANCELLED']);
});

test('a formation that staff open after its payment failed has its order in hand too', async () => {
  const ordered = await orderFormation();
  await ordered.announce('FAILED');
  await ordered.openByHand();
  await runOutOfTime();
  expect(await ordered.look()).toMatchObject({ status: 'PROCESSING', payableUntil: null });
  expect(await ordered.status()).toEqual(['ACTIVE']);
});
