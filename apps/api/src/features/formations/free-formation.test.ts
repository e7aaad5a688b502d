import { expect, test } from 'vitest';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createFormation } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from '#features/orders';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

async function createLearner() {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  return {
    shopper,
    client,
    join: (id: string) => client.call('POST /formations/{id}/enroll', { params: { id } }),
    standing: async () => {
      const { data } = await client.call('GET /formation-enrollments');
      return data.map(({ status, orderId }) => [status, orderId]);
    },
    mails: async () => (await readMails(shop, { to: shopper.email, template: 'formation-open' })).length,
  };
}

/** Somebody has ordered a formation, which costs nothing since. */
async function createOrdered() {
  const learner = await createLearner();
  const { id } = await createFormation(shop, { title: 'Savons' });
  const order = await orderCourse(shop, learner.shopper, { itemType: 'FORMATION', itemId: id });
  await staff.call('PUT /formations/{id}', { params: { id }, body: { price: 0 } });
  const announce = async (status: 'PAID' | 'FAILED') => {
    const { id: attemptId } = await paymentAttemptOf(shop, order.id);
    const amount = order.finalAmount;
    await announcePayment(shop, { attemptId, orderId: order.id, status, ...(status === 'PAID' && { amount }) });
  };
  const look = async () => (await staff.call('GET /orders/{id}', { params: { id: order.id } })).data;
  const attention = async () => attentionTo(shop, (await paymentAttemptOf(shop, order.id)).id);
  return { ...learner, id, order, announce, look, attention };
}

async function runOutOfTime(): Promise<void> {
  shop.clock.pass(120);
  await shop.platform.jobs.run(expireOrdersJob, {});
}

test('a formation that costs nothing by now is joined by who has ordered it, whether its payment failed or not, and stays open when that order ends', async () => {
  for (const isFailed of [false, true]) {
    const learner = await createOrdered();
    if (isFailed) await learner.announce('FAILED');
    const { data } = await learner.join(learner.id);
    expect(data).toMatchObject({ status: 'ACTIVE', orderId: null });
    expect(await learner.mails()).toBe(1);
    await runOutOfTime();
    expect((await learner.look()).status).toBe('CANCELLED');
    expect(await learner.standing()).toEqual([['ACTIVE', null]]);
  }
});

test('the order that somebody pays all the same after joining is paid, and the team reads that it opened nothing', async () => {
  const learner = await createOrdered();
  await learner.join(learner.id);
  await learner.announce('PAID');
  expect((await learner.look()).status).toBe('PAID');
  expect(await learner.attention()).toBe(
    'La formation « Savons » était déjà ouverte : ce paiement n’ouvre rien de plus, remboursez-le.',
  );
  expect([await learner.standing(), await learner.mails()]).toEqual([[['ACTIVE', null]], 1]);
});

test('a free formation in the order of a parcel costs that order nothing: it is paid as any other, in time or late', async () => {
  for (const isLate of [false, true]) {
    const { client, shopper, join, standing } = await createLearner();
    const formation = await createFormation(shop, { price: 0 });
    const { id: productId } = await createProduct(shop);
    await client.call('POST /cart');
    await client.call('POST /cart/items', { body: { productId, quantity: 1 } });
    await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
    const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
    const { order } = await client.call('POST /orders', { body: { shippingAddressId, paymentMethod: 'momo' } });
    await join(formation.id);
    if (isLate) await runOutOfTime();
    const { id: attemptId } = await paymentAttemptOf(shop, order.id);
    await announcePayment(shop, { attemptId, orderId: order.id, status: 'PAID', amount: order.finalAmount });
    const { data } = await client.call('GET /orders/{id}', { params: { id: order.id } });
    expect(data).toMatchObject({ status: 'PAID', refunds: [] });
    expect(await attentionTo(shop, attemptId)).toBe('');
    expect(await standing()).toEqual([['ACTIVE', null]]);
  }
});

test('what the team keeps waiting is not opened by whoever waits', async () => {
  const byHand = await createLearner();
  const { id } = await createFormation(shop, { price: 0 });
  const body = { formationId: id, email: byHand.shopper.email, status: 'PENDING' as const };
  await staff.call('POST /formation-enrollments', { body });
  expect(await refusalOf(byHand.join(id))).toMatchObject({ status: 409, code: 'already_enrolled' });

  const paid = await createOrdered();
  await moveOrder(shop, paid.order.id, 'PAID');
  const { data } = await paid.client.call('GET /formation-enrollments');
  const params = { id: data[0]?.id ?? '' };
  await staff.call('PUT /formation-enrollments/{id}', { params, body: { status: 'PENDING' } });
  expect(await refusalOf(paid.join(paid.id))).toMatchObject({ status: 409, code: 'already_enrolled' });
  expect(await paid.standing()).toEqual([['PENDING', paid.order.id]]);
});
