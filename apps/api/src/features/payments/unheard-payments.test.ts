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
const owner = shop.client((await createStaff(shop)).token);
const AWAY: StandInAnswer = { status: 503, body: '' };

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
    /** As many minutes later. */
    async ask(minutes: number, said: StandInAnswer) {
      standIn.answers[`GET ${path}`] = said;
      shop.clock.pass(minutes);
      await shop.platform.jobs.run(reconcilePaymentsJob, {});
    },
    /** What stands beside it in the list of what somebody has to look at; undefined when it is not there. */
    async attention() {
      const query = { orderId: order.orderId, needsAttention: 'true' } as const;
      return (await owner.call('GET /transactions', { query })).data[0]?.attention;
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
