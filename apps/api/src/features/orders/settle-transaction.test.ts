import { expect, test } from 'vitest';
import { reconcilePaymentsJob } from '#features/payments';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token: ownerToken } = await createStaff(shop);
const owner = shop.client(ownerToken);

async function countFlagged() {
  const listed = await owner.call('GET /transactions', { query: { needsAttention: 'true' } });
  const stats = await owner.call('GET /dashboard/stats');
  const system = await owner.call('GET /system/info');
  return {
    listed: listed.meta.total,
    waiting: stats.data.payments.waiting,
    attention: system.data.payments.attention,
  };
}

/** Every count, so many more than before. */
async function countingFromHere() {
  const { listed: before } = await countFlagged();
  return (more: number) => ({ listed: before + more, waiting: before + more, attention: before + more });
}

/** An order that somebody saw the cash of. */
async function orderInCash() {
  const { orderId, order } = await createOrder(shop, { paymentMethod: 'cod' });
  const params = { id: orderId };
  for (const status of ['SHIPPED', 'DELIVERED'])
    await owner.call('PATCH /orders/{id}/status', { params, body: { status } });
  return { params, order, attemptId: (await paymentAttemptOf(shop, orderId)).id };
}

/** A payment that came through the provider after somebody had marked its order as paid. */
async function paymentToLookAt() {
  const { orderId, order } = await createOrder(shop);
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await owner.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'PAID' } });
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: order.finalAmount });
  return { orderId, params: { id: attemptId } };
}

async function actsOn(orderId: string) {
  return shop.platform.db
    .selectFrom('audit_log')
    .select(['act', 'before', 'after'])
    .where('row_id', '=', orderId)
    .where('act', '=', 'settle')
    .execute();
}

test('whoever takes more than a minute to pay raises no alarm', async () => {
  const all = await countingFromHere();
  await createOrder(shop);
  shop.clock.pass(2);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  expect(await countFlagged()).toEqual(all(0));
});

test('a refund by hand waits for somebody until it is noted as done, and two of one amount are two', async () => {
  const all = await countingFromHere();
  const { params, attemptId } = await orderInCash();
  const refund = async () =>
    owner.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Bocal ébréché' } });
  await refund();
  const { data: order } = await refund();
  expect(await countFlagged()).toEqual(all(1));
  const row = async () => (await owner.call('GET /transactions/{id}', { params: { id: attemptId } })).data;
  const finish = (refundId = '') =>
    owner.call('POST /orders/{id}/refunds/{refundId}/done', {
      params: { ...params, refundId },
      body: { reference: 'Reçu 12' },
    });
  expect((await row()).attention?.match(/À rembourser à la main, en espèces/gu)).toHaveLength(2);
  expect((await row()).isSettleable).toBe(false);
  const early = owner.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: {} });
  expect(await refusalOf(early)).toMatchObject({ status: 409, code: 'transaction_not_settleable' });

  await finish(order.refunds[0]?.id);
  expect((await row()).attention).toMatch(/^À rembourser à la main, en espèces : 500\sFCFA\.$/u);
  expect(await countFlagged()).toEqual(all(1));
  await finish(order.refunds[1]?.id);
  expect((await row()).attention).toBeNull();
  expect(await countFlagged()).toEqual(all(0));
});

test('a manager says that a payment is settled: it waits no more, and the log says what stood there', async () => {
  const all = await countingFromHere();
  const { orderId, params } = await paymentToLookAt();
  expect(await countFlagged()).toEqual(all(1));
  const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
  const { data: flagged } = await manager.call('GET /transactions/{id}', { params });
  expect(flagged).toMatchObject({ isSettleable: true, attention: expect.stringContaining('déjà marquée payée') });
  const settle = () =>
    manager.call('POST /transactions/{id}/settle', { params, body: { note: 'Le virement était celui-ci' } });
  const answers = await Promise.allSettled([settle(), settle()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalOf(settle())).toMatchObject({ status: 409, code: 'transaction_not_settleable' });

  const { data: row } = await manager.call('GET /transactions/{id}', { params });
  expect(row).toMatchObject({ isSettleable: false, attention: null, status: 'PAID' });
  expect(await countFlagged()).toEqual(all(0));
  expect(await actsOn(orderId)).toEqual([
    {
      act: 'settle',
      before: { transactionId: params.id, attention: flagged.attention },
      after: {
        transactionId: params.id,
        attention: null,
        note: 'Le virement était celui-ci',
        withdrawnAmount: row.amount,
      },
    },
  ]);
});

test('money that a manager calls the very same is counted once, and goes back once', async () => {
  const { orderId, params } = await paymentToLookAt();
  const order = async () => (await owner.call('GET /orders/{id}', { params: { id: orderId } })).data;
  const { finalAmount } = await order();
  expect((await order()).refundableAmount).toBe(2 * finalAmount);
  await owner.call('POST /transactions/{id}/settle', { params, body: {} });
  expect(await order()).toMatchObject({ status: 'PAID', refundableAmount: finalAmount });
  expect((await order()).events.at(-1)?.note).toMatch(
    /^Même argent que le paiement en ligne : les .* notés à la main sont retirés\.$/u,
  );
  await owner.call('POST /orders/{id}/cancel', { params: { id: orderId } });
  expect((await order()).refunds.map(({ amount }) => amount)).toEqual([finalAmount]);
});

test.each([
  ['a part of it', 500],
  ['all of it', undefined],
] as const)(
  'of money that is the very same, %s that was given back by hand is not given back again',
  async (_, part) => {
    const {
      orderId,
      order: { finalAmount },
    } = await createOrder(shop);
    const params = { id: orderId };
    const { id: attemptId } = await paymentAttemptOf(shop, orderId);
    const read = async () => (await owner.call('GET /orders/{id}', { params })).data;
    await owner.call('PATCH /orders/{id}/status', { params, body: { status: 'PAID' } });
    await owner.call('POST /orders/{id}/refunds', {
      params,
      body: { reason: 'Bocal ébréché', ...(part !== undefined && { amount: part }) },
    });
    const finish = async () =>
      owner.call('POST /orders/{id}/refunds/{refundId}/done', {
        params: { id: orderId, refundId: (await read()).refunds[0]?.id ?? '' },
        body: { reference: 'Reçu 12' },
      });
    // Given before the payment comes, or only promised until after it.
    if (part !== undefined) await finish();
    await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: finalAmount });
    await owner.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: { isSameMoney: true } });

    const given = part ?? finalAmount;
    expect(await read()).toMatchObject({ refundableAmount: finalAmount - given, refundedAmount: given });
    const tooMuch = owner.call('POST /orders/{id}/refunds', {
      params,
      body: { amount: finalAmount - given + 1, reason: 'Deux fois' },
    });
    expect(await refusalOf(tooMuch)).toMatchObject({ code: 'order_not_refundable' });
    if (part === undefined) await finish();
    const { data: row } = await owner.call('GET /transactions/{id}', { params: { id: attemptId } });
    expect(row).toMatchObject({
      attention: null,
      refundedAmount: given,
      status: part === undefined ? 'REFUNDED' : 'PAID',
    });
  },
);

test('settling something else of the order withdraws nothing', async () => {
  const { orderId, params } = await paymentToLookAt();
  const { db } = shop.platform;
  await db.updateTable('payment_notices').set({ is_open: false }).where('attempt_id', '=', params.id).execute();
  const notice = { attempt_id: params.id, sentence: 'Le prestataire donne un état inconnu : gelé.' };
  await db.insertInto('payment_notices').values(notice).execute();
  await owner.call('POST /transactions/{id}/settle', { params, body: {} });
  const { data } = await owner.call('GET /orders/{id}', { params: { id: orderId } });
  expect(data.refundableAmount).toBe(2 * data.finalAmount);
});

test('until somebody says whether it is the same money, none of it goes back: twice would be too much', async () => {
  const { orderId, params } = await paymentToLookAt();
  const order = { params: { id: orderId } };
  const { data: row } = await owner.call('GET /transactions/{id}', { params });
  expect(row).toMatchObject({
    mayBeSameMoney: true,
    attention: expect.stringContaining('dites si c’est le même argent'),
  });
  for (const giveBack of [
    () => owner.call('POST /orders/{id}/refunds', { ...order, body: { amount: 500, reason: 'Bocal ébréché' } }),
    () => owner.call('POST /orders/{id}/refunds', { ...order, body: { reason: 'Tout' } }),
    () => owner.call('POST /orders/{id}/cancel', order),
    () => owner.call('PATCH /orders/{id}/status', { ...order, body: { status: 'CANCELLED' } }),
  ]) {
    const refusal = await refusalOf(giveBack());
    expect(refusal).toMatchObject({ status: 409, code: 'same_money_unsaid' });
    expect(refusal.message).toContain('« C’est réglé »');
  }
  const { data } = await owner.call('GET /orders/{id}', order);
  expect(data).toMatchObject({ status: 'PAID', refunds: [] });
});

test('money that a manager says came twice is withdrawn nowhere, and one of the two goes back', async () => {
  const { orderId, params } = await paymentToLookAt();
  const { finalAmount: amount } = (await owner.call('GET /orders/{id}', { params: { id: orderId } })).data;
  await owner.call('POST /transactions/{id}/settle', { params, body: { isSameMoney: false } });
  expect(await actsOn(orderId)).toMatchObject([{ after: { isSameMoney: false } }]);
  const body = { amount, reason: 'Reçu deux fois' };
  await owner.call('POST /orders/{id}/refunds', { params: { id: orderId }, body });
  const { data } = await owner.call('GET /orders/{id}', { params: { id: orderId } });
  expect(data.refundableAmount).toBe(amount);
  expect(data.transactions.map(({ status }) => status)).not.toContain('CANCELLED');
});

test('the question of a shop that asked it in other words waits for its answer too', async () => {
  const { orderId, params } = await paymentToLookAt();
  const sentence =
    'Paiement reçu pour une commande déjà marquée payée par le personnel : réglé si c’est le même argent, sinon remboursez l’un des deux.';
  const { db } = shop.platform;
  await db.updateTable('payment_notices').set({ sentence }).where('attempt_id', '=', params.id).execute();
  const cancel = () => owner.call('POST /orders/{id}/cancel', { params: { id: orderId } });
  expect(await refusalOf(cancel())).toMatchObject({ code: 'same_money_unsaid' });
  await owner.call('POST /transactions/{id}/settle', { params, body: { isSameMoney: true } });
  const { data } = await cancel();
  expect(data.refunds.map(({ amount }) => amount)).toEqual([data.finalAmount]);
});

test('settling a payment leaves the refund by hand that it still waits for', async () => {
  const { params, attemptId } = await orderInCash();
  await owner.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Bocal ébréché' } });
  await shop.platform.db
    .insertInto('payment_notices')
    .values({ attempt_id: attemptId, sentence: 'Commande payée deux fois' })
    .execute();
  const { data } = await owner.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: {} });
  expect(data).toMatchObject({ isSettleable: false, attention: expect.stringMatching(/^À rembourser à la main/u) });
});

test.each(['SUPPORT', 'EDITOR'] as const)('%s may not say that a payment is settled', async (role) => {
  const { orderId, params } = await paymentToLookAt();
  const client = shop.client((await createStaff(shop, { role })).token);
  const settle = client.call('POST /transactions/{id}/settle', { params, body: {} });
  expect(await refusalOf(settle)).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await owner.call('GET /transactions/{id}', { params })).data.attention).not.toBeNull();
  expect(await actsOn(orderId)).toEqual([]);
});

test('a payment that nobody knows can not be settled', async () => {
  const settle = owner.call('POST /transactions/{id}/settle', { params: { id: crypto.randomUUID() }, body: {} });
  expect(await refusalOf(settle)).toMatchObject({ status: 404, code: 'transaction_not_found' });
});
