import { expect, test } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { type StandInAnswer, useFedapayStandIn } from '#testing/fedapay-stand-in';
import { useTestShop } from '#testing/test-shop';
import { paymentFailed, reconcilePaymentsJob, startPayment } from './index.ts';
import { signBody } from './signatures.ts';

const WEBHOOK_SECRET = 'wh_sandbox_essai';
const standIn = await useFedapayStandIn();
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_essai',
  FEDAPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  FEDAPAY_API_URL: standIn.url,
});
// Days pass, and nobody's session lasts so long.
const asOwner = async () => shop.client((await createStaff(shop)).token);
const AWAY: StandInAnswer = { status: 503, body: '' };
const WRONG_KEY: StandInAnswer = { status: 401, body: { message: 'Erreur d’authentification' } };
const REFUSED = 'Le prestataire refuse d’en dire l’état : à vérifier chez lui.';
const DAYS = 24 * 60;

let lastId = 700;

/** A payment that somebody has begun; what FedaPay says when it is asked about it is the test's to tell. */
async function beginPayment() {
  lastId += 1;
  const transaction = { id: lastId, status: 'pending', amount: 12_500 };
  const path = `/v1/transactions/${lastId}`;
  standIn.answers['POST /v1/transactions'] = { body: { 'v1/transaction': transaction } };
  standIn.answers[`POST ${path}/token`] = { body: { token: 'abc', url: 'https://process.example/abc' } };
  const order = await createUnpaidOrder(shop);
  const { attemptId } = await startPayment(shop.platform, {
    ...order,
    method: 'momo',
    customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '+2290197000000' },
    returnUrl: `http://localhost:3000/order/${order.orderId}`,
  });
  const saying = (status: string) => ({
    body: { 'v1/transaction': { ...transaction, merchant_reference: attemptId, status } },
  });
  const transactions = async (query: { needsAttention?: 'true' } = {}) =>
    (await (await asOwner()).call('GET /transactions', { query: { orderId: order.orderId, ...query } })).data;
  return {
    attemptId,
    open: saying('pending'),
    saying,
    timesAsked: () => standIn.heard.filter(({ url }) => url === path).length,
    /** As many minutes later. */
    async ask(minutes: number, said: StandInAnswer | (() => Promise<StandInAnswer>)) {
      standIn.answers[`GET ${path}`] = said;
      shop.clock.pass(minutes);
      await shop.platform.jobs.run(reconcilePaymentsJob, {});
    },
    /** FedaPay's own word that it was paid. */
    async callWebhook() {
      standIn.answers[`GET ${path}`] = saying('approved');
      const payload = JSON.stringify({ name: 'transaction.approved', object_id: transaction.id });
      const signature = signBody(WEBHOOK_SECRET, payload, shop.clock.now());
      const headers = { 'content-type': 'application/json', 'x-fedapay-signature': signature };
      await shop.app.inject({ method: 'POST', url: '/api/v1/payments/webhooks/fedapay', headers, payload });
    },
    async status() {
      return (await transactions())[0]?.status;
    },
    /** What stands beside it in the list of what somebody has to look at; undefined when it is not there. */
    async attention() {
      return (await transactions({ needsAttention: 'true' }))[0]?.attention;
    },
  };
}

type Begun = Awaited<ReturnType<typeof beginPayment>>;

test('a payment that takes its time is no alarm while its provider says so; one of which it says nothing is', async () => {
  const { ask, attention, open } = await beginPayment();
  await ask(1, open);
  expect(await attention()).toBeUndefined();
  await ask(2, AWAY);
  expect(await attention()).toBeNull();
  await ask(2, open);
  expect(await attention()).toBeUndefined();
});

test('« Système » counts the payments without news that the list shows, not all that are asked about', async () => {
  const owner = await asOwner();
  const countWaiting = async () => (await owner.call('GET /system/info')).data.payments.waiting;
  const { ask, open } = await beginPayment();
  await ask(1, open);
  const before = await countWaiting();
  await ask(2, AWAY);
  expect(await countWaiting()).toBe(before + 1);
  await ask(2, open);
  expect(await countWaiting()).toBe(before);
});

test('a payment that its provider refuses to speak of is shown to a person once, and no more when it speaks again', async () => {
  const { ask, attention, open } = await beginPayment();
  await ask(1, WRONG_KEY);
  await ask(2, WRONG_KEY);
  expect(await attention()).toBe(REFUSED);
  await ask(2, open);
  expect(await attention()).toBeUndefined();
  await ask(10, WRONG_KEY);
  expect(await attention()).toBe(REFUSED);
});

test.each([
  { said: 'refuses to speak of', answer: WRONG_KEY, told: REFUSED },
  {
    said: 'says nothing of',
    answer: AWAY,
    told: 'Le prestataire n’a pas répondu au dernier contrôle de ce paiement : à vérifier chez lui.',
  },
])('a payment that its provider $said to the end is left to a person, and asked about no more', async (one) => {
  const { ask, attention, open, timesAsked } = await beginPayment();
  await ask(1, one.answer);
  await ask(3 * DAYS, one.answer);
  expect(await attention()).toBe(one.told);
  const asked = timesAsked();
  await ask(10, open);
  await ask(DAYS, open);
  expect([timesAsked(), await attention()]).toEqual([asked, one.told]);
});

test.each([
  { way: 'its provider calls', learn: async ({ callWebhook }: Begun) => callWebhook() },
  {
    way: 'another process asks anew, since the first may have died',
    learn: async ({ ask, saying }: Begun) => ask(3, saying('approved')),
  },
])('a payment that is learned of while its last check waits for an answer stands: $way', async ({ learn }) => {
  const payment = await beginPayment();
  await payment.ask(3 * DAYS, async () => {
    await learn(payment);
    return AWAY;
  });
  expect(await payment.status()).toBe('PAID');
  expect(await payment.attention()).toBeUndefined();
});

test('a payment whose last answer could not be written down is asked about again, and then no more', async () => {
  const { attemptId, ask, saying, status, timesAsked } = await beginPayment();
  let isBroken = true;
  shop.platform.events.on(paymentFailed, async (_tx, failure) => {
    // Not one that another test has left open, whose days are over too.
    if (!isBroken || failure.attemptId !== attemptId) return;
    isBroken = false;
    throw new Error('The disk is full');
  });
  await ask(3 * DAYS, saying('declined'));
  expect(await status()).toBe('PENDING');
  await ask(2, saying('declined'));
  expect(await status()).toBe('FAILED');
  const asked = timesAsked();
  await ask(10, saying('approved'));
  await ask(DAYS, saying('approved'));
  expect([timesAsked(), await status()]).toEqual([asked, 'FAILED']);
});
