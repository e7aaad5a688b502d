import { expect, test } from 'vitest';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

type WhatOfTheRefund = 'done' | 'waiting' | 'withdrawn';

/** Noted as paid by hand, cancelled, and its refund by hand brought to where the test wants it; only then the provider announces a payment. */
async function paidAfterCancelling(refund: WhatOfTheRefund) {
  const { orderId, order, shopper } = await createOrder(shop);
  const params = { id: orderId };
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  const amount = order.finalAmount;
  const read = async () => (await staff.call('GET /orders/{id}', { params })).data;
  await staff.call('PATCH /orders/{id}/status', { params, body: { status: 'PAID', receivedMethod: 'momo' } });
  await staff.call('PATCH /orders/{id}/status', { params, body: { status: 'CANCELLED' } });
  const named = { ...params, refundId: (await read()).refunds[0]?.id ?? '' };
  const finish = () =>
    staff.call('POST /orders/{id}/refunds/{refundId}/done', { params: named, body: { reference: 'Reçu 12' } });
  if (refund === 'done') await finish();
  if (refund === 'withdrawn') await staff.call('POST /orders/{id}/refunds/{refundId}/withdraw', { params: named });
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount });
  return {
    orderId,
    attemptId,
    amount,
    email: shopper.email,
    read,
    finish,
    payment: async () => (await staff.call('GET /transactions/{id}', { params: { id: attemptId } })).data,
    answer: (isSameMoney: boolean) =>
      staff.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: { isSameMoney } }),
    /** All that went back to the customer or is about to. */
    given: async () =>
      (await read()).refunds.filter(({ status }) => status !== 'WITHDRAWN').map((given) => given.amount),
  };
}

test.each(['done', 'waiting', 'withdrawn'] as const)(
  'money noted by hand of an order that was then cancelled, its refund %s, is not given back again before somebody says whether it is the same',
  async (refund) => {
    const late = await paidAfterCancelling(refund);
    expect(await late.given()).toEqual(refund === 'withdrawn' ? [] : [late.amount]);
    expect(await attentionTo(shop, late.attemptId)).toBe(
      'Paiement reçu pour une commande déjà marquée payée par le personnel : dites si c’est le même argent.',
    );
    expect((await late.read()).events.at(-1)).toMatchObject({ status: 'CANCELLED', actor: 'PAYMENT' });
    const body = { reason: 'Deux fois' };
    const refused = refusalOf(staff.call('POST /orders/{id}/refunds', { params: { id: late.orderId }, body }));
    expect(await refused).toMatchObject({ code: 'same_money_unsaid' });
  },
);

test.each([
  ['done', { refundableAmount: 0, back: 'all', status: 'REFUNDED' }],
  ['waiting', { refundableAmount: 0, back: 'all', status: 'REFUNDED' }],
  // Whoever withdrew it decided that the money stays.
  ['withdrawn', { refundableAmount: 'all', back: 0, status: 'PAID' }],
] as const)(
  'the same money, its refund %s, went back no more than once',
  async (refund, { refundableAmount, back, status }) => {
    const late = await paidAfterCancelling(refund);
    const sum = (of: 'all' | 0) => (of === 'all' ? late.amount : 0);
    await late.answer(true);
    if (refund === 'waiting') await late.finish();
    expect(await late.read()).toMatchObject({
      status: 'CANCELLED',
      refundedAmount: sum(back),
      refundableAmount: sum(refundableAmount),
    });
    expect(await late.given()).toEqual(back === 'all' ? [late.amount] : []);
    expect(await late.payment()).toMatchObject({ status, attention: null });
  },
);

test.each(['done', 'waiting', 'withdrawn'] as const)(
  'other money that came for a cancelled order, the refund of what was noted %s, goes back as soon as somebody says so',
  async (refund) => {
    const late = await paidAfterCancelling(refund);
    const mailed = async () => (await readMails(shop, { to: late.email, template: 'refund-announced' })).length;
    const before = await mailed();
    await late.answer(false);
    expect(await late.given()).toEqual(refund === 'withdrawn' ? [late.amount] : [late.amount, late.amount]);
    expect((await late.read()).events.at(-1)).toMatchObject({
      actor: 'STAFF',
      note: expect.stringContaining('Paiement reçu après l’annulation'),
    });
    expect(await mailed()).toBe(before + 1);
    expect(await late.payment()).toMatchObject({ attention: null, isSettleable: false });
  },
);

test('of an order that goes on, other money waits for whoever answers to give one of the two back', async () => {
  const { orderId, order } = await createOrder(shop);
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  const params = { id: orderId };
  await staff.call('PATCH /orders/{id}/status', { params, body: { status: 'PAID' } });
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: order.finalAmount });
  await staff.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: { isSameMoney: false } });
  expect((await staff.call('GET /orders/{id}', { params })).data).toMatchObject({ status: 'PAID', refunds: [] });
});
