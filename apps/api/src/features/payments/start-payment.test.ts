import { beforeEach, describe, expect, test } from 'vitest';
import { attentionTo } from '#testing/announce-payment';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { useFedapayStandIn } from '#testing/fedapay-stand-in';
import { useTestShop } from '#testing/test-shop';
import { findAttempts, reconcilePaymentsJob, requestRefund, startPayment } from './index.ts';
import { signBody } from './signatures.ts';

const standIn = await useFedapayStandIn();
const webhookSecret = 'wh_sandbox_for_this_test';
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_for_this_test',
  FEDAPAY_WEBHOOK_SECRET: webhookSecret,
  FEDAPAY_API_URL: standIn.url,
});
const { platform } = shop;

let lastId = 500;
let transactionId = 0;
beforeEach(() => {
  lastId += 1;
  transactionId = lastId;
  standIn.answers = {
    'POST /v1/transactions': { body: { 'v1/transaction': { id: transactionId, status: 'pending', amount: 12_500 } } },
    [`POST /v1/transactions/${transactionId}/token`]: { body: { token: 'abc', url: 'https://process.example/abc' } },
  };
});

async function begin() {
  const order = await createUnpaidOrder(shop, { amount: 12_500 });
  const start = () =>
    startPayment(platform, {
      ...order,
      method: 'momo',
      customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '+2290197000000' },
      returnUrl: `http://localhost:3000/order/${order.orderId}`,
    });
  return { ...order, start };
}

async function attemptOf(orderId: string) {
  const [attempt] = (await findAttempts(platform.db, [orderId])).get(orderId) ?? [];
  if (!attempt) throw new Error('no attempt');
  return attempt;
}

const approved = (attemptId: string) => ({
  body: {
    'v1/transaction': {
      id: transactionId,
      status: 'approved',
      amount: 12_500,
      merchant_reference: attemptId,
      mode: 'sbin',
      approved_at: shop.clock.now().toISOString(),
    },
  },
});

/** FedaPay's webhook about the transaction, signed. */
function callWebhook(news: { name: string; entity?: object }) {
  const payload = JSON.stringify({ ...news, object_id: transactionId });
  const headers = {
    'content-type': 'application/json',
    'x-fedapay-signature': signBody(webhookSecret, payload, shop.clock.now()),
  };
  return shop.app.inject({ method: 'POST', url: '/api/v1/payments/webhooks/fedapay', headers, payload });
}

async function pay(attemptId: string) {
  standIn.answers[`GET /v1/transactions/${transactionId}`] = approved(attemptId);
  return callWebhook({ name: 'transaction.approved', entity: { id: transactionId, status: 'approved' } });
}

describe('a payment at FedaPay', () => {
  test('is opened there, and paid when FedaPay confirms its own webhook', async () => {
    const { orderId, start } = await begin();
    const { attemptId, checkoutUrl } = await start();
    expect(checkoutUrl).toBe('https://process.example/abc');
    expect((await pay(attemptId)).statusCode).toBe(200);
    expect(await attemptOf(orderId)).toMatchObject({
      status: 'PAID',
      method: 'celtis',
      provider_reference: String(transactionId),
    });
  });

  test('whose webhook FedaPay does not confirm at that moment is paid by the next check', async () => {
    const { orderId, start } = await begin();
    const { attemptId } = await start();
    const confirm = approved(attemptId);
    standIn.answers[`GET /v1/transactions/${transactionId}`] = { status: 503, body: '' };
    const { statusCode } = await callWebhook({ name: 'transaction.approved' });
    expect([statusCode, (await attemptOf(orderId)).status]).toEqual([200, 'PENDING']);
    standIn.answers[`GET /v1/transactions/${transactionId}`] = confirm;
    shop.clock.pass(1);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('PAID');
  });

  test('that FedaPay refuses to open ends at once, and is shown to a person', async () => {
    const { orderId, start } = await begin();
    standIn.answers['POST /v1/transactions'] = {
      status: 422,
      body: { message: 'Invalide', errors: { amount: ['trop petit'] } },
    };
    await expect(start()).rejects.toMatchObject({ code: 'payment_refused' });
    const attempt = await attemptOf(orderId);
    expect(attempt).toMatchObject({
      status: 'FAILED',
      failure_reason: 'HTTP 422 · Invalide · amount',
      next_check_at: null,
    });
    expect(await attentionTo(shop, attempt.id)).toBe(
      'Le prestataire a refusé d’ouvrir ce paiement : HTTP 422 · Invalide · amount.',
    );
  });

  test('whose opening was never answered stays open, and is found paid later', async () => {
    const { orderId, start } = await begin();
    standIn.answers['POST /v1/transactions'] = 'hang up';
    await expect(start()).rejects.toMatchObject({ code: 'payment_unavailable' });
    const attempt = await attemptOf(orderId);
    expect(attempt).toMatchObject({ status: 'PENDING', provider_reference: null });
    standIn.answers[`GET /v1/transactions/merchant/${attempt.id}`] = approved(attempt.id);
    shop.clock.pass(1);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect(await attemptOf(orderId)).toMatchObject({ status: 'PAID', provider_reference: String(transactionId) });
  });

  test('whose opening was never answered and that FedaPay does not know expires', async () => {
    const { orderId, start } = await begin();
    standIn.answers['POST /v1/transactions'] = 'hang up';
    await expect(start()).rejects.toMatchObject({ code: 'payment_unavailable' });
    shop.clock.pass(30);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('PENDING');
    shop.clock.pass(31);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('EXPIRED');
  });

  test('in a state that nobody knows yet is left to a person', async () => {
    const { orderId, start } = await begin();
    const { attemptId } = await start();
    standIn.answers[`GET /v1/transactions/${transactionId}`] = {
      body: {
        'v1/transaction': { id: transactionId, status: 'frozen', amount: 12_500, merchant_reference: attemptId },
      },
    };
    shop.clock.pass(1);
    await platform.jobs.run(reconcilePaymentsJob, {});
    shop.clock.pass(2);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect(await attemptOf(orderId)).toMatchObject({ status: 'PENDING' });
    expect(await attentionTo(shop, attemptId)).toBe('Le prestataire donne un état inconnu : frozen.');
  });

  const refundsOf = (attemptId: string) =>
    platform.db
      .selectFrom('payment_refunds')
      .select(['status', 'amount'])
      .where('attempt_id', '=', attemptId)
      .orderBy('amount')
      .execute();

  /** FedaPay says that all of it went back. */
  async function tellRefunded(attemptId: string): Promise<void> {
    standIn.answers[`GET /v1/transactions/${transactionId}`] = {
      body: {
        'v1/transaction': { id: transactionId, status: 'refunded', amount: 12_500, merchant_reference: attemptId },
      },
    };
    await callWebhook({ name: 'transaction.refunded' });
  }

  test('that is refunded at FedaPay beyond what the shop wanted back is shown to a person', async () => {
    const { orderId, start } = await begin();
    const { attemptId } = await start();
    await pay(attemptId);
    await platform.transact((tx) =>
      requestRefund(platform, tx, { attemptId, amount: 4000, reason: 'Abîmé', staffId: null }),
    );
    await tellRefunded(attemptId);
    expect(await attemptOf(orderId)).toMatchObject({ status: 'REFUNDED', refunded_amount: 12_500 });
    expect(await refundsOf(attemptId)).toEqual([
      { status: 'DONE', amount: 4000 },
      { status: 'DONE', amount: 8500 },
    ]);
    expect(await attentionTo(shop, attemptId)).toMatch(/^Tout a été remboursé chez le prestataire, dont 8\s500\sFCFA/);
  });

  test('of which a part was given back at FedaPay, unknown to the shop, is shown to a person once', async () => {
    const { start } = await begin();
    const { attemptId } = await start();
    await pay(attemptId);
    const confirm = approved(attemptId).body['v1/transaction'];
    const status = 'approved_partially_refunded';
    standIn.answers[`GET /v1/transactions/${transactionId}`] = { body: { 'v1/transaction': { ...confirm, status } } };
    const tell = (name: string) => callWebhook({ name, entity: { id: transactionId, status } });
    await tell('transaction.updated');
    expect(await attentionTo(shop, attemptId)).toBe('Remboursé en partie chez le prestataire : notez le montant.');
    await platform.db
      .updateTable('payment_notices')
      .set({ is_open: false })
      .where('attempt_id', '=', attemptId)
      .execute();
    await tell('transaction.refunded');
    expect(await attentionTo(shop, attemptId)).toBe('');
  });

  test('of which a part is given back at FedaPay as the shop wanted needs nobody more', async () => {
    const { start } = await begin();
    const { attemptId } = await start();
    await pay(attemptId);
    await platform.transact((tx) =>
      requestRefund(platform, tx, { attemptId, amount: 4000, reason: 'Abîmé', staffId: null }),
    );
    const confirm = approved(attemptId).body['v1/transaction'];
    const status = 'approved_partially_refunded';
    standIn.answers[`GET /v1/transactions/${transactionId}`] = { body: { 'v1/transaction': { ...confirm, status } } };
    await callWebhook({ name: 'transaction.updated', entity: { id: transactionId, status } });
    expect(await attentionTo(shop, attemptId)).toMatch(/^À rembourser à la main chez fedapay : 4\s000\sFCFA\.$/);
  });

  test('is refunded by a person, because FedaPay has no refund call, and closed when FedaPay says so', async () => {
    const { orderId, start } = await begin();
    const { attemptId } = await start();
    await pay(attemptId);
    await platform.transact((tx) =>
      requestRefund(platform, tx, { attemptId, amount: 12_500, reason: 'Annulée', staffId: null }),
    );
    const attempt = await attemptOf(orderId);
    expect(attempt.status).toBe('PAID');
    expect(await attentionTo(shop, attemptId)).toMatch(/^À rembourser à la main chez fedapay : 12\s500\sFCFA\.$/);
    await tellRefunded(attemptId);
    expect(await attemptOf(orderId)).toMatchObject({ status: 'REFUNDED', refunded_amount: 12_500 });
    expect(await refundsOf(attemptId)).toEqual([{ status: 'DONE', amount: 12_500 }]);
    expect(await attentionTo(shop, attemptId)).toBe('');
  });

  test('leaves no way to the demonstration page or its webhook', async () => {
    expect((await shop.app.inject({ method: 'GET', url: '/sandbox-pay/pay_anything' })).statusCode).toBe(404);
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhooks/sandbox',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(statusCode).toBe(404);
  });
});
