import { formatFcfa } from '@tokpa/contract';
import { expect, test } from 'vitest';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const desk = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
const owner = shop.client((await createStaff(shop)).token);

async function orderPaid() {
  const made = await createOrder(shop);
  const { id: attemptId } = await paymentAttemptOf(shop, made.orderId);
  await announcePayment(shop, { attemptId, orderId: made.orderId, status: 'PAID', amount: made.order.finalAmount });
  return { ...made, attemptId, params: { id: made.orderId }, client: shop.client(made.shopper.token) };
}

test('what the team notes on an order stays with the team', async () => {
  const { params, client } = await orderPaid();
  await desk.call('POST /orders/{id}/notes', { params, body: { content: 'A appelé : livrer après 17 h' } });
  const { data } = await desk.call('GET /orders/{id}/notes', { params });
  expect(data).toMatchObject([{ author: 'Codjo Agossou', content: 'A appelé : livrer après 17 h' }]);
  expect(await refusalOf(client.call('GET /orders/{id}/notes', { params }))).toMatchObject({ status: 403 });
  const seen = await client.call('GET /orders/{id}', { params });
  expect(JSON.stringify(seen)).not.toContain('17 h');
});

test('the team comes from an order to its customer; no answer to a shopper says which account it is of', async () => {
  const { params, shopper, client } = await orderPaid();
  expect((await desk.call('GET /orders/{id}', { params })).data.userId).toBe(shopper.userId);
  const own = [
    await client.call('GET /orders/{id}', { params }),
    await client.call('GET /orders'),
    await client.call('GET /orders/track', { query: { orderId: params.id } }),
  ];
  expect(JSON.stringify(own)).toContain(params.id);
  expect(JSON.stringify(own)).not.toContain(shopper.userId);
});

test('a mail is sent again only while it tells the truth', async () => {
  const { params, shopper } = await orderPaid();
  await desk.call('POST /orders/{id}/mails', { params, body: { kind: 'paid' } });
  const subjects = (await readMails(shop, { to: shopper.email })).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Paiement'))).toHaveLength(2);
  const untimely = await refusalOf(desk.call('POST /orders/{id}/mails', { params, body: { kind: 'shipped' } }));
  expect(untimely).toMatchObject({ status: 409, code: 'order_mail_untimely' });
});

test('mails about an order go to the address that its account has by now, whoever changed it', async () => {
  const { params, shopper, client } = await orderPaid();
  const read = async () => (await desk.call('GET /orders/{id}', { params })).data;
  const mailsTo = async (to: string) => (await readMails(shop, { to })).map(({ template }) => template);
  const before = await mailsTo(shopper.email);
  await client.call('PUT /auth/profile', { body: { email: `juste-${shopper.email}` } });
  // The order stays as it was on the day.
  expect(await read()).toMatchObject({
    customer: { email: shopper.email },
    mailAddress: `juste-${shopper.email}`,
  });
  await owner.call('PATCH /orders/{id}/status', { params, body: { status: 'SHIPPED' } });
  await desk.call('POST /orders/{id}/mails', { params, body: { kind: 'received' } });
  expect(await mailsTo(`juste-${shopper.email}`)).toEqual(['order-shipped', 'order-received']);

  const moved = { id: shopper.userId };
  await owner.call('PUT /users/{id}', { params: moved, body: { email: `rendue-${shopper.email}` } });
  expect((await read()).mailAddress).toBe(`rendue-${shopper.email}`);
  await owner.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Article abîmé' } });
  expect(await mailsTo(`rendue-${shopper.email}`)).toEqual(['refund-announced']);
  expect(await mailsTo(shopper.email)).toEqual([...before, 'email-changed']);
});

test('who was given everything back is not told again that the money came', async () => {
  const { params } = await orderPaid();
  await owner.call('POST /orders/{id}/refunds', { params, body: { reason: 'Article introuvable' } });
  const mail = desk.call('POST /orders/{id}/mails', { params, body: { kind: 'paid' } });
  expect(await refusalOf(mail)).toMatchObject({ status: 409, code: 'order_mail_untimely' });
});

test('an order that is paid is not said to wait for its payment when its first mail is sent again', async () => {
  const { params, shopper } = await orderPaid();
  await desk.call('POST /orders/{id}/mails', { params, body: { kind: 'received' } });
  const mails = await readMails(shop, { to: shopper.email, template: 'order-received' });
  expect(mails.map(({ text, html }) => [text, html].map((words) => words.includes('À payer avant')))).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('an order shows what went back and what can still go back; never more than came', async () => {
  const { params, order } = await orderPaid();
  const read = async () => (await owner.call('GET /orders/{id}', { params })).data;
  expect(await read()).toMatchObject({
    refunds: [],
    refundableAmount: order.finalAmount,
    transactions: [{ isRefundedByHand: false }],
  });
  await owner.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Article abîmé' } });
  expect(await read()).toMatchObject({
    refunds: [{ amount: 500, reason: 'Article abîmé' }],
    refundableAmount: order.finalAmount - 500,
    refundedAmount: 500,
  });
  const tooMuch = owner.call('POST /orders/{id}/refunds', {
    params,
    body: { amount: order.finalAmount, reason: 'Tout' },
  });
  expect(await refusalOf(tooMuch)).toMatchObject({ status: 409, code: 'order_not_refundable' });
  const outdated = owner.call('POST /orders/{id}/refunds', {
    params,
    body: { agreedAmount: order.finalAmount, reason: 'Tout ce qui reste' },
  });
  const refusal = await refusalOf(outdated);
  expect(refusal).toMatchObject({ status: 409, code: 'refund_changed' });
  expect(refusal.message).toContain(formatFcfa(order.finalAmount - 500));
  const bySupport = desk.call('POST /orders/{id}/refunds', { params, body: { reason: 'Geste' } });
  expect(await refusalOf(bySupport)).toMatchObject({ status: 403 });
  const { data: all } = await owner.call('POST /orders/{id}/refunds', {
    params,
    body: { agreedAmount: order.finalAmount - 500, reason: 'Tout ce qui reste' },
  });
  expect(all.refundableAmount).toBe(0);
});

test('two of the team who mean to give the same part back give it once: the second hears what is left', async () => {
  const { params, order, shopper } = await orderPaid();
  const giveBack = (amount: number, agreedAmount: number) =>
    owner.call('POST /orders/{id}/refunds', { params, body: { amount, agreedAmount, reason: 'Article abîmé' } });
  await giveBack(500, order.finalAmount);
  const refusals = [
    await refusalOf(giveBack(500, order.finalAmount)),
    await refusalOf(giveBack(order.finalAmount, order.finalAmount)),
  ];
  expect(refusals).toMatchObject([{ code: 'refund_changed' }, { code: 'refund_changed' }]);
  expect(refusals[0]?.message).toContain(formatFcfa(order.finalAmount - 500));
  expect(await readMails(shop, { to: shopper.email, template: 'refund-announced' })).toHaveLength(1);

  const { data: again } = await giveBack(500, order.finalAmount - 500);
  expect(again.refundedAmount).toBe(1000);
});

test('cancelling what was paid gives money back, which support may not; what nobody paid it cancels', async () => {
  const { params } = await orderPaid();
  for (const cancel of [
    () => desk.call('PATCH /orders/{id}/status', { params, body: { status: 'CANCELLED' } }),
    () => desk.call('POST /orders/{id}/cancel', { params }),
  ]) {
    const refusal = await refusalOf(cancel());
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refusal.message).toContain('l’annuler rend l’argent');
  }
  const { data: still } = await owner.call('GET /orders/{id}', { params });
  expect(still).toMatchObject({ status: 'PAID', refunds: [] });
  await owner.call('PATCH /orders/{id}/status', { params, body: { status: 'CANCELLED' } });
  expect((await owner.call('GET /orders/{id}', { params })).data).toMatchObject({ status: 'CANCELLED' });

  const unpaid = { id: (await createOrder(shop)).orderId };
  await desk.call('POST /orders/{id}/cancel', { params: unpaid });
  expect((await owner.call('GET /orders/{id}', { params: unpaid })).data.status).toBe('CANCELLED');
});

test('nobody cancels an order whose money came after they had read it, until they read that', async () => {
  const { params, order } = await orderPaid();
  const cancel = (agreedAmount: number) =>
    owner.call('PATCH /orders/{id}/status', { params, body: { status: 'CANCELLED', agreedAmount } });
  const refusal = await refusalOf(cancel(0));
  expect(refusal).toMatchObject({ status: 409, code: 'refund_changed' });
  expect(refusal.message).toContain(formatFcfa(order.finalAmount));
  const { data: still } = await owner.call('GET /orders/{id}', { params });
  expect(still).toMatchObject({ status: 'PAID', refunds: [], refundableAmount: order.finalAmount });

  const { data: cancelled } = await cancel(order.finalAmount);
  expect(cancelled).toMatchObject({ status: 'CANCELLED', refundedAmount: order.finalAmount });
  const again = await refusalOf(cancel(order.finalAmount));
  expect(again).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect(again.message).toContain('déjà');
});

test('nobody sends off an order whose money has gone back since they read it; who knows may, as a gesture', async () => {
  const { params, order, shopper } = await orderPaid();
  await owner.call('POST /orders/{id}/refunds', { params, body: { reason: 'Article introuvable' } });
  const send = (agreedAmount: number) =>
    desk.call('PATCH /orders/{id}/status', { params, body: { status: 'SHIPPED', agreedAmount } });
  const refusal = await refusalOf(send(order.finalAmount));
  expect(refusal).toMatchObject({ status: 409, code: 'refund_changed' });
  expect(refusal.message).toContain(formatFcfa(0));
  expect(await readMails(shop, { to: shopper.email, template: 'order-shipped' })).toEqual([]);

  expect((await send(0)).data.status).toBe('SHIPPED');
});

test('a refund that a person gave by hand is noted once, with its reference', async () => {
  const { params, orderId } = await orderPaid();
  await owner.call('POST /orders/{id}/refunds', { params, body: { reason: 'Geste commercial' } });
  const { db } = shop.platform;
  const attempt = await paymentAttemptOf(shop, orderId);
  await db.updateTable('payment_refunds').set({ status: 'MANUAL' }).where('attempt_id', '=', attempt.id).execute();
  const [refund] = (await owner.call('GET /orders/{id}', { params })).data.refunds;
  const done = () =>
    owner.call('POST /orders/{id}/refunds/{refundId}/done', {
      params: { ...params, refundId: refund?.id ?? '' },
      body: { reference: 'MTN 4711' },
    });
  expect(await done()).toEqual({ message: 'Le remboursement est noté.' });
  expect(await refusalOf(done())).toMatchObject({ status: 409, code: 'refund_not_manual' });
  const { data } = await owner.call('GET /orders/{id}', { params });
  expect(data.refunds).toMatchObject([{ status: 'DONE' }]);
  expect(data.transactions).toMatchObject([{ status: 'REFUNDED' }]);
  expect(data.events.at(-1)?.note).toContain('MTN 4711');
});

test('an order tells what of its refunds is still to be given', async () => {
  const { params, orderId } = await orderPaid();
  const attempts = shop.platform.db.updateTable('payment_attempts').set({ provider: 'fedapay' });
  await attempts.where('order_id', '=', orderId).execute();
  const { data } = await owner.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Geste' } });
  expect(data).toMatchObject({ refundedAmount: 500, dueRefundAmount: 500 });
  const tracked = (await owner.call('GET /orders/track', { query: { orderId } })).data;
  expect(tracked.order).toMatchObject({ refundedAmount: 500, dueRefundAmount: 500 });
  await owner.call('POST /orders/{id}/refunds/{refundId}/done', {
    params: { ...params, refundId: data.refunds[0]?.id ?? '' },
    body: { reference: 'MTN 4711' },
  });
  const { data: done } = await owner.call('GET /orders/{id}', { params });
  expect(done).toMatchObject({ refundedAmount: 500, dueRefundAmount: 0 });
});

test('a refund by hand that was a mistake is withdrawn once: the money counts as kept again, and the right refund is entered', async () => {
  const { params, orderId, order, shopper } = await orderPaid();
  const { finalAmount } = order;
  await shop.platform.db
    .updateTable('payment_attempts')
    .set({ provider: 'fedapay' })
    .where('order_id', '=', orderId)
    .execute();
  const refund = (body: { amount?: number; reason: string }) =>
    owner.call('POST /orders/{id}/refunds', { params, body });
  const [payment] = (await owner.call('GET /orders/{id}', { params })).data.transactions;
  expect(payment).toMatchObject({ provider: 'fedapay', isRefundedByHand: true });
  const { data: mistaken } = await refund({ reason: 'Mauvaise commande' });
  expect(mistaken).toMatchObject({ refunds: [{ status: 'MANUAL', amount: finalAmount }], refundableAmount: 0 });
  const withdraw = (client = owner) =>
    client.call('POST /orders/{id}/refunds/{refundId}/withdraw', {
      params: { ...params, refundId: mistaken.refunds[0]?.id ?? '' },
    });
  expect(await refusalOf(withdraw(desk))).toMatchObject({ status: 403 });
  const answers = await Promise.allSettled([withdraw(), withdraw()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalOf(withdraw())).toMatchObject({ status: 409, code: 'refund_not_manual' });

  const { data } = await owner.call('GET /orders/{id}', { params });
  expect(data).toMatchObject({ refunds: [{ status: 'WITHDRAWN' }], refundableAmount: finalAmount, refundedAmount: 0 });
  expect(data.events.at(-1)?.note).toMatch(/^Remboursement de .*\sFCFA retiré\.$/u);
  const { data: payments } = await owner.call('GET /transactions', { query: { orderId } });
  expect(payments).toMatchObject([{ attention: null, status: 'PAID', refundedAmount: 0 }]);
  const acts = shop.platform.db.selectFrom('audit_log').select(['before']).where('act', '=', 'withdraw-refund');
  expect(await acts.where('row_id', '=', orderId).execute()).toEqual([
    { before: { amount: finalAmount, reason: 'Mauvaise commande' } },
  ]);
  // The mail that announced it is out: whoever waits for it is told, once.
  const told = await readMails(shop, { to: shopper.email, template: 'refund-withdrawn' });
  expect(told).toMatchObject([
    {
      subject: 'Le remboursement annoncé n’aura pas lieu',
      text: expect.stringContaining(`le remboursement de ${formatFcfa(finalAmount)} pour la commande`),
    },
  ]);
  const { data: right } = await refund({ amount: 500, reason: 'Bocal ébréché' });
  expect(right.refundableAmount).toBe(finalAmount - 500);
});

test('a refund that was given, or that the provider makes, is not withdrawn', async () => {
  const { params, orderId } = await orderPaid();
  const { data } = await owner.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Geste' } });
  const refundId = data.refunds[0]?.id ?? '';
  const withdraw = (id = orderId) =>
    refusalOf(owner.call('POST /orders/{id}/refunds/{refundId}/withdraw', { params: { id, refundId } }));
  expect(await withdraw()).toMatchObject({ code: 'refund_not_manual' });
  await shop.platform.db.updateTable('payment_refunds').set({ status: 'MANUAL' }).where('id', '=', refundId).execute();
  expect(await withdraw((await orderPaid()).orderId)).toMatchObject({ code: 'refund_not_manual' });
  await owner.call('POST /orders/{id}/refunds/{refundId}/done', {
    params: { ...params, refundId },
    body: { reference: 'MTN 4711' },
  });
  expect(await withdraw()).toMatchObject({ code: 'refund_not_manual' });
});

test('payments are listed for the desk, found by their order and by their state', async () => {
  const { order, attemptId } = await orderPaid();
  const { data } = await desk.call('GET /transactions', { query: { search: order.orderNumber.toLowerCase() } });
  expect(data).toMatchObject([
    { id: attemptId, orderNumber: order.orderNumber, status: 'PAID', amount: order.finalAmount, method: null },
  ]);
  const reference = data[0]?.providerId ?? '';
  expect(reference).not.toBe('');
  for (const search of [
    reference,
    reference.slice(0, -2),
    order.customer.email,
    `${order.customer.name} ${order.orderNumber}`,
  ]) {
    const found = await desk.call('GET /transactions', { query: { search } });
    expect(
      found.data.map(({ id }) => id),
      search,
    ).toContain(attemptId);
  }
  expect((await desk.call('GET /transactions', { query: { search: `${order.orderNumber} personne` } })).data).toEqual(
    [],
  );
  const { data: one } = await desk.call('GET /transactions/{id}', { params: { id: attemptId } });
  expect(one).toEqual(data[0]);
  const failed = await desk.call('GET /transactions', { query: { status: 'FAILED', orderId: order.id } });
  expect(failed.meta.total).toBe(0);
  const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
  expect(await refusalOf(editor.call('GET /transactions'))).toMatchObject({ status: 403 });
});

test('a payment names the invoice of its order, and is found by it however it is written', async () => {
  const { attemptId, params } = await orderPaid();
  const { invoiceNumber } = (await desk.call('GET /orders/{id}', { params })).data;
  const [, year = '', number = ''] = invoiceNumber?.split('-') ?? [];
  for (const search of [`FAC-${year}-${number}`, `fac ${year} ${Number(number)}`]) {
    const { data, meta } = await desk.call('GET /transactions', { query: { search } });
    expect(data, search).toMatchObject([{ id: attemptId, invoiceNumber }]);
    expect(meta.total).toBe(1);
  }
  expect((await desk.call('GET /transactions', { query: { search: `FAC-${year}-999999` } })).data).toEqual([]);
  const unpaid = await createOrder(shop);
  const { data } = await desk.call('GET /transactions', { query: { orderId: unpaid.orderId } });
  expect(data).toMatchObject([{ invoiceNumber: null }]);
});
