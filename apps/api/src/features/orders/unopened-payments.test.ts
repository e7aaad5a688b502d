import { expect, test } from 'vitest';
import { reconcilePaymentsJob } from '#features/payments';
import { paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { useFedapayStandIn } from '#testing/fedapay-stand-in';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const standIn = await useFedapayStandIn();
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_for_this_test',
  FEDAPAY_WEBHOOK_SECRET: 'wh_sandbox_for_this_test',
  FEDAPAY_API_URL: standIn.url,
});

const PAGE = 'https://process.example/abc';
const OPENING = 'POST /v1/transactions';

/** An order whose first payment FedaPay answered so, and what its shopper does then. */
async function orderAnswered(said: (typeof standIn.answers)[string]) {
  standIn.answers = { [OPENING]: said };
  const { orderId, order, shopper, checkoutUrl } = await createOrder(shop);
  const client = shop.client(shopper.token);
  const params = { id: orderId };
  return {
    orderId,
    amount: order.finalAmount,
    shopper,
    checkoutUrl,
    pay: () => client.call('POST /orders/{id}/payments', { params, body: {} }),
    state: async () => (await client.call('GET /orders/{id}/payment', { params })).data,
  };
}

test('a decline is told though the answer to an earlier payment was lost, and money that comes of that one all the same pays the order', async () => {
  const { orderId, amount, shopper, checkoutUrl, pay, state } = await orderAnswered('hang up');
  expect(checkoutUrl).toBeUndefined();
  expect(await state()).toMatchObject({ attemptStatus: 'PENDING', checkoutUrl: null });
  standIn.answers[OPENING] = { body: { 'v1/transaction': { id: 901, status: 'pending', amount } } };
  standIn.answers['POST /v1/transactions/901/token'] = { body: { token: 'abc', url: PAGE } };
  expect((await pay()).checkout_url).toBe(PAGE);
  const [lost, declined] = [await paymentAttemptOf(shop, orderId), await paymentAttemptOf(shop, orderId, 1)];
  const told = (id: number, status: string, attempt: string) => ({
    body: { 'v1/transaction': { id, status, amount, merchant_reference: attempt } },
  });
  standIn.answers['GET /v1/transactions/901'] = told(901, 'declined', declined.id);
  expect(await state()).toMatchObject({ orderStatus: 'FAILED', attemptStatus: 'FAILED', isSettled: true });
  expect(await readMails(shop, { to: shopper.email, template: 'payment-failed' })).toHaveLength(1);
  standIn.answers[`GET /v1/transactions/merchant/${lost.id}`] = told(900, 'approved', lost.id);
  shop.clock.pass(3);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  expect(await state()).toMatchObject({ orderStatus: 'PAID', attemptStatus: 'PAID' });
});

test('an order that the payment service refuses stands; its shopper is told to write and may pay again once the team has settled it', async () => {
  const refused = { status: 422, body: { message: 'Invalide', errors: { amount: ['trop grand'] } } };
  const { orderId, checkoutUrl, pay, state } = await orderAnswered(refused);
  expect(checkoutUrl).toBeUndefined();
  expect(await state()).toMatchObject({ orderStatus: 'PENDING', isRefused: true, isSettled: true, isPayable: true });
  expect(await refusalOf(pay())).toMatchObject({
    status: 409,
    code: 'payment_refused',
    message: 'Le service de paiement a refusé cette commande : écrivez-nous avec son numéro.',
  });
  const staff = shop.client((await createStaff(shop)).token);
  const openForCustomer = staff.call('POST /orders/{id}/payments', { params: { id: orderId }, body: {} });
  expect(await refusalOf(openForCustomer)).toMatchObject({
    status: 409,
    message: 'Le service de paiement a refusé cette commande : sa raison est à la page « Paiements ».',
  });
  const { data: payments } = await staff.call('GET /transactions', { query: { orderId, needsAttention: 'true' } });
  expect(payments.map(({ attention }) => attention)).toEqual(
    [1, 2, 3].map(() => 'Le prestataire a refusé d’ouvrir ce paiement : HTTP 422 · Invalide · amount.'),
  );
  for (const { id } of payments) await staff.call('POST /transactions/{id}/settle', { params: { id }, body: {} });
  expect(await state()).toMatchObject({ isRefused: false, isPayable: true });
});

test('while the payment service does not know the shop, its orders wait as if it were away, and the team is told once', async () => {
  const { orderId, amount, checkoutUrl, pay, state } = await orderAnswered({
    status: 401,
    body: { message: 'Erreur d’authentification' },
  });
  expect(checkoutUrl).toBeUndefined();
  expect(await state()).toMatchObject({ orderStatus: 'PENDING', isRefused: false, isPayable: true });
  expect(await refusalOf(pay())).toMatchObject({ status: 503, code: 'payment_unavailable' });
  const staff = shop.client((await createStaff(shop)).token);
  const { data: payments } = await staff.call('GET /transactions', { query: { orderId, needsAttention: 'true' } });
  expect(payments.map(({ attention }) => attention)).toEqual([
    'Le prestataire n’accepte pas la boutique, sa clé ou son compte chez lui est à vérifier : HTTP 401 · Erreur d’authentification.',
  ]);
  // Its owner puts the key right: nobody has to settle anything first.
  standIn.answers[OPENING] = { body: { 'v1/transaction': { id: 902, status: 'pending', amount } } };
  standIn.answers['POST /v1/transactions/902/token'] = { body: { token: 'abc', url: PAGE } };
  expect((await pay()).checkout_url).toBe(PAGE);
});

test('what the team changed before the payment service refused stands in the log: by what the order is to be paid', async () => {
  const { orderId } = await orderAnswered({ status: 422, body: { message: 'Invalide' } });
  const staff = shop.client((await createStaff(shop)).token);
  const open = () =>
    staff.call('POST /orders/{id}/payments', { params: { id: orderId }, body: { paymentMethod: 'card' } });
  for (let time = 0; time < 2; time += 1) expect((await refusalOf(open())).code).toBe('payment_refused');
  const { data: order } = await staff.call('GET /orders/{id}', { params: { id: orderId } });
  expect(order.paymentMethod).toBe('card');
  const { data: lines } = await staff.call('GET /audit-log', { query: { rowId: orderId } });
  expect(lines.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['update', { paymentMethod: 'momo' }, { paymentMethod: 'card' }],
  ]);
});
