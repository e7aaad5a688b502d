import { expect, test } from 'vitest';
import { minutesAfter } from '#platform/clock';
import { createStaff } from '#testing/create-staff';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { useFedapayStandIn } from '#testing/fedapay-stand-in';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { reconcilePaymentsJob } from './index.ts';
import { signBody } from './signatures.ts';

const WEBHOOK_SECRET = 'wh_sandbox_essai';
const standIn = await useFedapayStandIn();
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_essai',
  FEDAPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  FEDAPAY_API_URL: standIn.url,
});
const { db, config } = shop.platform;
const owner = shop.client((await createStaff(shop)).token);

let lastId = 9000;

type Said = {
  status?: string;
  merchant_reference?: string | null;
  callback_url?: string | null;
  description?: string;
  http?: number;
};

/** A payment at FedaPay that the shop has no line of, and what FedaPay says of it when it is asked. */
function paymentThere({ http = 200, ...said }: Said = {}) {
  lastId += 1;
  const reference = String(lastId);
  const merchantReference = said.merchant_reference === undefined ? crypto.randomUUID() : said.merchant_reference;
  const transaction = {
    id: lastId,
    status: 'approved',
    amount: 12_500,
    mode: 'mtn',
    approved_at: '2026-11-28T21:00:00.000Z',
    callback_url: `${config.publicUrl}/order/${crypto.randomUUID()}`,
    ...said,
    merchant_reference: merchantReference,
  };
  const path = `/v1/transactions/${lastId}`;
  standIn.answers[`GET ${path}`] =
    http === 200 ? { body: { 'v1/transaction': transaction } } : { status: http, body: '' };
  async function tell(name = 'transaction.approved') {
    const entity = { id: lastId, status: transaction.status, merchant_reference: merchantReference };
    const payload = JSON.stringify({ name, entity: { ...entity, id: Number(reference) } });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhooks/fedapay',
      headers: {
        'content-type': 'application/json',
        'x-fedapay-signature': signBody(WEBHOOK_SECRET, payload, shop.clock.now()),
      },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  }
  return { reference, tell, path };
}

const listed = async () => (await owner.call('GET /unmatched-payments')).data;
const referencesListed = async () => (await listed()).map(({ providerId }) => providerId);

async function outcomesOf(reference: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('payment_webhooks')
    .select('outcome')
    .where('provider_reference', '=', reference)
    .orderBy('id')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

test('money whose payment the shop does not know waits for somebody, once, until it is settled', async () => {
  const waiting = async () => (await owner.call('GET /dashboard/stats', { query: {} })).data.payments.waiting;
  const before = await waiting();
  const { reference, tell } = paymentThere();
  await tell();
  await tell('transaction.transferred');
  const found = (await listed()).filter(({ providerId }) => providerId === reference);
  expect(found).toEqual([
    expect.objectContaining({
      provider: 'fedapay',
      method: 'mtn',
      amount: 12_500,
      currency: 'XOF',
      paidAt: '2026-11-28T21:00:00.000Z',
    }),
  ]);
  expect(await waiting()).toBe(before + 1);
  expect(await outcomesOf(reference)).toEqual(['unmatched', 'unmatched']);

  const id = found[0]?.id ?? '';
  const settle = (client = owner) => client.call('POST /unmatched-payments/{id}/settle', { params: { id } });
  const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
  expect(await refusalOf(settle(support))).toMatchObject({ status: 403 });
  expect(await settle()).toEqual({ message: 'Ce paiement est réglé.' });
  expect(await refusalOf(settle())).toMatchObject({ status: 404, code: 'transaction_not_found' });
  const acts = db.selectFrom('audit_log').select('before').where('act', '=', 'settle').where('row_id', '=', id);
  expect(await acts.execute()).toMatchObject([{ before: { providerId: reference, amount: 12_500 } }]);
  await tell('transaction.updated');
  expect(await referencesListed()).not.toContain(reference);
  expect(await waiting()).toBe(before);
});

test('money names its order in the words that the shop gave the provider, and in no others', async () => {
  const { orderId, orderNumber } = await createUnpaidOrder(shop);
  const spoken = {
    [`Commande ${orderNumber}`]: { orderId, orderNumber },
    'Don de Noël': { orderId: null, orderNumber: null },
  };
  for (const [description, named] of Object.entries(spoken)) {
    const { reference, tell } = paymentThere({ description });
    await tell();
    expect((await listed()).find(({ providerId }) => providerId === reference)).toMatchObject(named);
  }
});

test('payments of others who take money by the same account wait for nobody here', async () => {
  const others = [
    paymentThere({ merchant_reference: 'facture 4711' }),
    paymentThere({ merchant_reference: null }),
    paymentThere({ callback_url: 'https://autre-boutique.example/order/1' }),
  ];
  for (const { tell } of others) await tell();
  const found = await referencesListed();
  for (const { reference } of others) {
    expect(found).not.toContain(reference);
    expect(await outcomesOf(reference)).toEqual(['unknown_reference']);
  }
});

test('where the provider does not say where the payer was sent back, the shop’s kind of reference is enough', async () => {
  const { reference, tell } = paymentThere({ callback_url: null });
  await tell();
  expect(await referencesListed()).toContain(reference);
});

test('what was not paid, or what the provider does not confirm, waits for nobody', async () => {
  for (const payment of [
    paymentThere({ status: 'declined' }),
    paymentThere({ http: 404 }),
    paymentThere({ http: 403 }),
  ]) {
    await payment.tell();
    expect(await referencesListed()).not.toContain(payment.reference);
    expect(await outcomesOf(payment.reference)).toEqual(['unknown_reference']);
  }
});

async function receivedBefore(reference: string, days: number): Promise<void> {
  const news = db.updateTable('payment_webhooks').where('provider_reference', '=', reference);
  await news.set({ received_at: minutesAfter(shop.clock.now(), -days * 24 * 60) }).execute();
}

test.each([503, 401])(
  'while the provider answers %i, such news are kept, and looked at when it speaks',
  async (status) => {
    const { reference, tell, path } = paymentThere();
    const said = standIn.answers[`GET ${path}`];
    standIn.answers[`GET ${path}`] = { status, body: '' };
    await tell();
    expect(await outcomesOf(reference)).toEqual([null]);
    await receivedBefore(reference, 30);
    await shop.platform.jobs.run(reconcilePaymentsJob, {});
    expect(await outcomesOf(reference)).toEqual([null]);
    if (said) standIn.answers[`GET ${path}`] = said;
    shop.clock.pass(1);
    await shop.platform.jobs.run(reconcilePaymentsJob, {});
    expect(await outcomesOf(reference)).toEqual(['unmatched']);
    expect(await referencesListed()).toContain(reference);
  },
);

test('news that nobody can read are given up after a week, and keep no later ones waiting', async () => {
  const { reference, tell, path } = paymentThere();
  standIn.answers[`GET ${path}`] = { body: { 'v1/transaction': { id: 'douze' } } };
  await tell();
  for (const [days, outcome] of [
    [6, null],
    [8, 'unknown_reference'],
  ] as const) {
    await receivedBefore(reference, days);
    await shop.platform.jobs.run(reconcilePaymentsJob, {});
    expect(await outcomesOf(reference)).toEqual([outcome]);
  }
});

test('a payment that the shop knows is no such payment', async () => {
  const { orderId, amount, expiresAt } = await createUnpaidOrder(shop, { amount: 12_500 });
  const attempts = db.insertInto('payment_attempts').returning('id');
  const { reference, tell } = paymentThere({ merchant_reference: null });
  await attempts
    .values({ order_id: orderId, provider: 'fedapay', provider_reference: reference, amount, expires_at: expiresAt })
    .executeTakeFirstOrThrow();
  await tell();
  expect(await outcomesOf(reference)).toEqual(['changed']);
  expect(await referencesListed()).not.toContain(reference);
});
