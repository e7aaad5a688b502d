import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { attentionTo } from '#testing/announce-payment';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { during } from '#testing/meanwhile';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { useTestShop } from '#testing/test-shop';
import { forgetKeysJob } from '#features/orders';
import {
  closeOpenAttempts,
  findAttempts,
  paymentFailed,
  paymentSucceeded,
  reconcilePaymentsJob,
  refreshAttempts,
  startPayment,
} from './index.ts';
import { addNotice } from './notices.queries.ts';
import { insertAttempt, lockOrderAndAttempt } from './payments.queries.ts';
import { signBody } from './signatures.ts';

const shop = await useTestShop();
const { platform } = shop;

const told: { event: string; attemptId: string }[] = [];
platform.events.on(paymentSucceeded, async (_tx, { attemptId }) => void told.push({ event: 'succeeded', attemptId }));
platform.events.on(paymentFailed, async (_tx, { attemptId, status }) => void told.push({ event: status, attemptId }));
beforeEach(() => void told.splice(0));

const toldAbout = (id: string) => told.filter(({ attemptId }) => attemptId === id).map(({ event }) => event);

async function begin(wishes: { amount?: number } = {}) {
  const order = await createUnpaidOrder(shop, wishes);
  const started = await startPayment(platform, {
    ...order,
    method: 'momo',
    customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '+2290197000000' },
    returnUrl: `http://localhost:3000/order/${order.orderId}?source=panier`,
  });
  return { ...order, ...started };
}

async function attemptOf(orderId: string) {
  const [attempt] = (await findAttempts(platform.db, [orderId])).get(orderId) ?? [];
  if (!attempt) throw new Error('no attempt');
  return attempt;
}

/** Decides at the provider without the shop hearing of it, as when the process dies or the network fails. */
async function decideUnheard(
  attemptId: string,
  status: 'approved' | 'declined' | 'canceled',
  change: { amount?: number } = {},
) {
  await platform.db
    .updateTable('sandbox_payments')
    .set({ status, method: 'moov', decided_at: shop.clock.now(), ...change })
    .where('merchant_reference', '=', attemptId)
    .execute();
}

async function newsOf(attemptId: string, name = 'payment.approved', id: string = crypto.randomUUID()): Promise<string> {
  const { reference } = await platform.db
    .selectFrom('sandbox_payments')
    .select('reference')
    .where('merchant_reference', '=', attemptId)
    .executeTakeFirstOrThrow();
  return JSON.stringify({
    id,
    name,
    payment: { reference, merchantReference: attemptId, status: name.slice(8), amount: 1, currency: 'XOF' },
  });
}

async function secret(): Promise<string> {
  const account = await platform.db.selectFrom('sandbox_account').select('webhook_secret').executeTakeFirstOrThrow();
  return account.webhook_secret;
}

async function callWebhook(body: string, { signedWith = '', signedAt = shop.clock.now(), provider = 'sandbox' } = {}) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/v1/payments/webhooks/${provider}`,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signBody(signedWith || (await secret()), body, signedAt),
    },
    payload: body,
  });
}

describe('starting a payment', () => {
  test('gives the address of the payment page and leaves the attempt open', async () => {
    const { orderId, checkoutUrl, amount } = await begin();
    expect(checkoutUrl).toMatch(/^http:\/\/localhost:3000\/sandbox-pay\/pay_/);
    expect(await attemptOf(orderId)).toMatchObject({
      provider: 'sandbox',
      status: 'PENDING',
      amount,
      checkout_url: checkoutUrl,
    });
  });
});

describe('a webhook', () => {
  test('travels over HTTP and has arrived when the payer is back at the shop', async () => {
    const { orderId, attemptId, checkoutUrl } = await begin();
    const back = new URL(await payOnSandbox(shop, checkoutUrl, 'approve'));
    expect(back.pathname).toBe(`/order/${orderId}`);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ source: 'panier', status: 'approved' });
    expect(await attemptOf(orderId)).toMatchObject({ status: 'PAID', method: 'mtn' });
    expect(toldAbout(attemptId)).toEqual(['succeeded']);
  });

  test('tells of refused and of cancelled payments too', async () => {
    const refused = await begin();
    await payOnSandbox(shop, refused.checkoutUrl, 'decline');
    expect(await attemptOf(refused.orderId)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'Paiement refusé par l’opérateur',
    });
    const cancelled = await begin();
    await payOnSandbox(shop, cancelled.checkoutUrl, 'cancel');
    expect(await attemptOf(cancelled.orderId)).toMatchObject({ status: 'CANCELLED' });
    expect(toldAbout(refused.attemptId)).toEqual(['FAILED']);
    expect(toldAbout(cancelled.attemptId)).toEqual(['CANCELLED']);
  });

  test('sent twenty times, some at once, pays once', async () => {
    const { orderId, attemptId } = await begin();
    await decideUnheard(attemptId, 'approved');
    const body = await newsOf(attemptId);
    const together = await Promise.all(Array.from({ length: 15 }, () => callWebhook(body)));
    const after = [];
    for (let copy = 0; copy < 5; copy += 1) after.push(await callWebhook(body));
    expect([...together, ...after].map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await attemptOf(orderId)).status).toBe('PAID');
    expect(toldAbout(attemptId)).toEqual(['succeeded']);
  });

  test('in twenty versions, each with an id of its own, pays once', async () => {
    const { attemptId } = await begin();
    await decideUnheard(attemptId, 'approved');
    const bodies = await Promise.all(Array.from({ length: 20 }, () => newsOf(attemptId)));
    await Promise.all(bodies.map((body) => callWebhook(body)));
    expect(toldAbout(attemptId)).toEqual(['succeeded']);
  });

  test('that comes after a later one changes nothing', async () => {
    const { orderId, attemptId } = await begin();
    const early = await newsOf(attemptId, 'payment.declined');
    await decideUnheard(attemptId, 'approved');
    await callWebhook(await newsOf(attemptId));
    expect((await callWebhook(early)).statusCode).toBe(200);
    expect((await attemptOf(orderId)).status).toBe('PAID');
    expect(toldAbout(attemptId)).toEqual(['succeeded']);
  });

  test('that claims a payment which the provider does not confirm pays nothing', async () => {
    const { orderId, attemptId } = await begin();
    expect((await callWebhook(await newsOf(attemptId, 'payment.approved'))).statusCode).toBe(200);
    expect((await attemptOf(orderId)).status).toBe('PENDING');
  });

  test('forged, stale or from nobody known is refused, and nothing is written down', async () => {
    const { orderId, attemptId } = await begin();
    await decideUnheard(attemptId, 'approved');
    const body = await newsOf(attemptId);
    const minute = 60_000;
    const answers = [
      await callWebhook(body, { signedWith: 'guessed' }),
      await callWebhook(body, { signedAt: new Date(shop.clock.now().getTime() - 6 * minute) }),
      await callWebhook(body, { signedAt: new Date(shop.clock.now().getTime() + 6 * minute) }),
      await callWebhook(body, { provider: 'fedapay' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ error: string }>().error])).toEqual([
      [401, 'webhook_rejected'],
      [401, 'webhook_rejected'],
      [401, 'webhook_rejected'],
      [404, 'unknown_provider'],
    ]);
    const { count } = await platform.db
      .selectFrom('payment_webhooks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('merchant_reference', '=', attemptId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
    expect((await attemptOf(orderId)).status).toBe('PENDING');
  });

  test('about another amount flags the attempt for a person and does not pay it', async () => {
    const { orderId, attemptId } = await begin({ amount: 12_500 });
    await decideUnheard(attemptId, 'approved', { amount: 500 });
    await callWebhook(await newsOf(attemptId));
    expect((await attemptOf(orderId)).status).toBe('PENDING');
    expect(await attentionTo(shop, attemptId)).toMatch(/500\sFCFA au lieu de 12\s500\sFCFA/);
    expect(toldAbout(attemptId)).toEqual([]);
  });

  test('about a payment that nobody knows is accepted and noted, without the words that may name somebody', async () => {
    const id = crypto.randomUUID();
    const body = JSON.stringify({
      id,
      name: 'payment.approved',
      payment: { reference: 'sbx_nobody', merchantReference: 'nobody' },
    });
    expect((await callWebhook(body)).statusCode).toBe(200);
    const kept = await platform.db
      .selectFrom('payment_webhooks')
      .selectAll()
      .where('dedupe_key', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ outcome: 'unknown_reference', body: '' });
  });

  test('that is dealt with keeps nothing that the provider wrote of the payer', async () => {
    const { attemptId } = await begin();
    await decideUnheard(attemptId, 'approved');
    expect((await callWebhook(await newsOf(attemptId))).statusCode).toBe(200);
    const kept = await platform.db
      .selectFrom('payment_webhooks')
      .select(['outcome', 'body'])
      .where('merchant_reference', '=', attemptId)
      .execute();
    expect(kept).toEqual([{ outcome: 'changed', body: '' }]);
  });

  test('that a process of the version before dealt with keeps nothing of the payer beyond the night, what still waits keeps it', async () => {
    const { db } = platform;
    const news = { provider: 'sandbox', merchant_reference: 'Afiavi', received_at: shop.clock.now() };
    await db
      .insertInto('payment_webhooks')
      .values([
        { ...news, dedupe_key: 'done', body: 'Afiavi', processed_at: shop.clock.now(), outcome: 'changed' },
        { ...news, dedupe_key: 'waiting', body: 'Afiavi' },
      ])
      .execute();
    await platform.jobs.run(forgetKeysJob, {});
    const left = db.selectFrom('payment_webhooks').select(['dedupe_key', 'body']);
    const kept = await left.where('merchant_reference', '=', 'Afiavi').orderBy('dedupe_key').execute();
    expect(kept).toEqual([
      { dedupe_key: 'done', body: '' },
      { dedupe_key: 'waiting', body: 'Afiavi' },
    ]);
    await db.deleteFrom('payment_webhooks').where('merchant_reference', '=', 'Afiavi').execute();
  });

  test('that arrives before the shop has noted the reference still finds its attempt', async () => {
    const { orderId, attemptId } = await begin();
    await platform.db
      .updateTable('payment_attempts')
      .set({ provider_reference: null })
      .where('id', '=', attemptId)
      .execute();
    await decideUnheard(attemptId, 'approved');
    await callWebhook(await newsOf(attemptId));
    expect(await attemptOf(orderId)).toMatchObject({
      status: 'PAID',
      provider_reference: expect.stringMatching(/^sbx_/),
    });
  });
});

describe('when news are lost', () => {
  test('the regular check notices the payment within a minute', async () => {
    const { orderId, attemptId } = await begin();
    await decideUnheard(attemptId, 'approved');
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('PENDING');
    shop.clock.pass(1);
    await Promise.all([platform.jobs.run(reconcilePaymentsJob, {}), platform.jobs.run(reconcilePaymentsJob, {})]);
    expect(await attemptOf(orderId)).toMatchObject({ status: 'PAID', method: 'moov', checks: 1 });
    expect(toldAbout(attemptId)).toEqual(['succeeded']);
  });

  test('a shopper who waits sees the payment without any webhook', async () => {
    const { orderId, attemptId } = await begin();
    await refreshAttempts(platform, orderId);
    await decideUnheard(attemptId, 'approved');
    await refreshAttempts(platform, orderId);
    expect((await attemptOf(orderId)).status).toBe('PENDING');
    shop.clock.pass(0.1);
    await refreshAttempts(platform, orderId);
    expect((await attemptOf(orderId)).status).toBe('PAID');
  });

  test('news that were written down but not acted on are acted on later', async () => {
    const { orderId, attemptId } = await begin();
    await decideUnheard(attemptId, 'declined');
    const body = await newsOf(attemptId, 'payment.declined');
    await platform.db
      .insertInto('payment_webhooks')
      .values({
        provider: 'sandbox',
        dedupe_key: crypto.randomUUID(),
        merchant_reference: attemptId,
        provider_reference: null,
        body,
        received_at: shop.clock.now(),
      })
      .execute();
    await platform.db
      .updateTable('payment_attempts')
      .set({ next_check_at: null, provider_reference: null })
      .where('id', '=', attemptId)
      .execute();
    shop.clock.pass(1);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('FAILED');
  });

  test('a payment that nobody completes expires', async () => {
    const { orderId, attemptId } = await begin();
    shop.clock.pass(61);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('EXPIRED');
    expect(toldAbout(attemptId)).toEqual(['EXPIRED']);
  });

  test('money that comes after the order was closed is announced', async () => {
    const { orderId, attemptId } = await begin();
    await platform.transact((tx) => closeOpenAttempts(tx, orderId, shop.clock.now()));
    expect((await attemptOf(orderId)).status).toBe('CANCELLED');
    await decideUnheard(attemptId, 'approved');
    shop.clock.pass(1);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect((await attemptOf(orderId)).status).toBe('PAID');
    expect(toldAbout(attemptId)).toEqual(['succeeded']);
  });
});

test('what names an order or its payment is written while the payment is being settled', async () => {
  const { orderId, amount } = await begin();
  const { id: attemptId, provider, expires_at } = await attemptOf(orderId);
  await during(
    shop,
    (tx) => lockOrderAndAttempt(tx, attemptId),
    () =>
      platform.transact(async (tx) => {
        await sql`set local lock_timeout = '1s'`.execute(tx);
        await insertAttempt(tx, { order_id: orderId, provider, amount, expires_at });
        await addNotice(tx, { attemptId }, 'À regarder');
      }),
  );
  expect((await findAttempts(platform.db, [orderId])).get(orderId)).toHaveLength(2);
  expect(await attentionTo(shop, attemptId)).toBe('À regarder');
});
