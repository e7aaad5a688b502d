import { expect, test } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { type StandInAnswer, useFedapayStandIn } from '#testing/fedapay-stand-in';
import { useTestShop } from '#testing/test-shop';
import { reconcilePaymentsJob, startPayment } from './index.ts';

const standIn = await useFedapayStandIn();
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_essai',
  FEDAPAY_WEBHOOK_SECRET: 'wh_sandbox_essai',
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
  const open = { body: { 'v1/transaction': { ...transaction, merchant_reference: attemptId } } };
  return {
    open,
    timesAsked: () => standIn.heard.filter(({ url }) => url === path).length,
    /** As many minutes later. */
    async ask(minutes: number, said: StandInAnswer) {
      standIn.answers[`GET ${path}`] = said;
      shop.clock.pass(minutes);
      await shop.platform.jobs.run(reconcilePaymentsJob, {});
    },
    /** What stands beside it in the list of what somebody has to look at; undefined when it is not there. */
    async attention() {
      const query = { orderId: order.orderId, needsAttention: 'true' } as const;
      const { data } = await (await asOwner()).call('GET /transactions', { query });
      return data[0]?.attention;
    },
  };
}

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
