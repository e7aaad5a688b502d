import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();
const { db } = shop.platform;
const owner = shop.client((await createStaff(shop)).token);

const waiting = async () => (await owner.call('GET /unmatched-payments')).data;
const readOrder = async (id: string) => (await owner.call('GET /orders/{id}', { params: { id } })).data;

function book(id: string, orderNumber: string, client = owner) {
  return client.call('POST /unmatched-payments/{id}/book', { params: { id }, body: { orderNumber } });
}

/** An order of which a backup brought everything back but its payment, which its shopper then made. */
async function payWithoutPayment({ price = 2500 } = {}) {
  const { id: productId } = await createProduct(shop, { price, stock: 3 });
  const created = await createOrder(shop, { lines: [{ productId, quantity: 1 }] });
  const { orderId, order, checkoutUrl = '' } = created;
  const { id: attemptId, provider_reference: reference } = await paymentAttemptOf(shop, orderId);
  await db.deleteFrom('payment_attempts').where('id', '=', attemptId).execute();
  await payOnSandbox(shop, checkoutUrl, 'approve');
  const money = (await waiting()).find(({ providerId }) => providerId === reference);
  if (!money) throw new Error('nobody was told of the money');
  return { ...created, productId, attemptId, money, orderNumber: order.orderNumber };
}

test('money without a payment names the order that it is for, and leads to it while the shop has it', async () => {
  const { money, orderId, orderNumber } = await payWithoutPayment();
  expect(money).toMatchObject({ orderId, orderNumber });
  await db
    .updateTable('unmatched_payments')
    .set({ order_number: 'ORD-1763700000000-0000' })
    .where('id', '=', money.id)
    .execute();
  const lost = (await waiting()).find(({ id }) => id === money.id);
  expect(lost).toMatchObject({ orderId: null, orderNumber: 'ORD-1763700000000-0000' });
});

test('money without a payment pays the order that it is tied to, once, and the log says who tied it', async () => {
  const { money, orderId, orderNumber, order, shopper } = await payWithoutPayment();
  const answers = await Promise.allSettled([book(money.id, orderNumber), book(money.id, orderNumber.toLowerCase())]);
  const done = answers.filter(({ status }) => status === 'fulfilled');
  expect(done).toMatchObject([{ value: { message: `Paiement rattaché à la commande ${orderNumber}.` } }]);
  const paid = await readOrder(orderId);
  expect(paid).toMatchObject({
    status: 'PAID',
    paidAt: money.paidAt,
    transactions: [{ provider: 'sandbox', providerId: money.providerId, amount: order.finalAmount, status: 'PAID' }],
  });
  expect(paid.invoiceNumber).toMatch(/^FAC-/);
  expect((await waiting()).map(({ id }) => id)).not.toContain(money.id);
  expect(await readMails(shop, { to: shopper.email, template: 'payment-received' })).toHaveLength(1);
  const acts = db
    .selectFrom('audit_log')
    .select('after')
    .where('act', '=', 'book-payment')
    .where('row_id', '=', orderId);
  expect(await acts.execute()).toMatchObject([
    { after: { providerId: money.providerId, amount: order.finalAmount, transactionId: paid.transactions[0]?.id } },
  ]);
});

test('what is heard later of a payment that was tied to its order is news of that payment', async () => {
  const { money, orderId, orderNumber } = await payWithoutPayment();
  await book(money.id, orderNumber);
  await owner.call('POST /orders/{id}/refunds', { params: { id: orderId }, body: { reason: 'Bocal ébréché' } });
  await shop.platform.jobs.drain();
  const [payment] = (await readOrder(orderId)).transactions;
  expect(payment).toMatchObject({ status: 'REFUNDED' });
  expect(await attentionTo(shop, payment?.id ?? '')).toBe('');
});

test('an order that nobody paid in time comes back with the money that is tied to it', async () => {
  const { money, orderId, orderNumber } = await payWithoutPayment();
  shop.clock.pass(61);
  await shop.platform.jobs.run(expireOrdersJob, {});
  expect((await readOrder(orderId)).status).toBe('CANCELLED');
  await book(money.id, orderNumber);
  expect((await readOrder(orderId)).status).toBe('PAID');
});

test('money can be tied to another order of the same price that waits for it', async () => {
  const { money } = await payWithoutPayment();
  const { id: productId } = await createProduct(shop, { price: 2500, stock: 3 });
  const { orderId, order } = await createOrder(shop, { lines: [{ productId, quantity: 1 }] });
  await book(money.id, ` ${order.orderNumber} `);
  expect((await readOrder(orderId)).status).toBe('PAID');
});

test('money is tied to no order that costs another amount, is paid or to be paid in cash, or that nobody knows', async () => {
  const { money, productId } = await payWithoutPayment({ price: 4000 });
  const { order: dearer } = await createOrder(shop, { lines: [{ productId, quantity: 2 }] });
  expect(await refusalOf(book(money.id, dearer.orderNumber))).toMatchObject({
    code: 'payment_differs',
    message: `Cette commande coûte ${formatFcfa(dearer.finalAmount)} : ce paiement n’est pas de ce montant.`,
  });
  for (const wishes of [{ status: 'PAID' }, { paymentMethod: 'cod', city: 'Cotonou' }] as const) {
    const { order } = await createOrder(shop, wishes);
    expect((await refusalOf(book(money.id, order.orderNumber))).code).toBe('order_not_payable');
  }
  expect((await refusalOf(book(money.id, 'ORD-1763700000000-0000'))).code).toBe('order_not_found');
  expect((await waiting()).map(({ id }) => id)).toContain(money.id);
});

test('money that went back at the provider meanwhile pays nothing', async () => {
  const { money, orderId, orderNumber } = await payWithoutPayment();
  const theirs = db.updateTable('sandbox_payments').where('reference', '=', money.providerId);
  await theirs.set({ status: 'refunded' }).execute();
  expect(await refusalOf(book(money.id, orderNumber))).toMatchObject({ status: 409, code: 'payment_unconfirmed' });
  expect(await readOrder(orderId)).toMatchObject({ paidAt: null, transactions: [] });
});

/** The payment under that name is there after all, with or without the provider's reference. */
async function bringBack(
  { orderId, attemptId, money }: Awaited<ReturnType<typeof payWithoutPayment>>,
  reference: string | null,
) {
  const [at, { provider, amount }] = [shop.clock.now(), money];
  const payment = { id: attemptId, order_id: orderId, provider, provider_reference: reference, amount };
  await db
    .insertInto('payment_attempts')
    .values({ ...payment, created_at: at, expires_at: at })
    .execute();
}

test('money whose reference never came back to its payment is written down as that payment', async () => {
  const paid = await payWithoutPayment();
  await bringBack(paid, null);
  await book(paid.money.id, paid.orderNumber);
  expect(await readOrder(paid.orderId)).toMatchObject({
    status: 'PAID',
    transactions: [{ id: paid.attemptId, providerId: paid.money.providerId, status: 'PAID' }],
  });
});

test('money under the name of another payment is tied to nothing, and waits on', async () => {
  const paid = await payWithoutPayment();
  await bringBack(paid, 'tx-autre');
  expect(await refusalOf(book(paid.money.id, paid.orderNumber))).toMatchObject({ status: 409, code: 'payment_known' });
  expect((await waiting()).map(({ id }) => id)).toContain(paid.money.id);
});

test('who may not give money back ties none, and what is settled is tied to nothing', async () => {
  const { money, orderNumber } = await payWithoutPayment();
  const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
  expect(await refusalOf(book(money.id, orderNumber, support))).toMatchObject({ status: 403 });
  await owner.call('POST /unmatched-payments/{id}/settle', { params: { id: money.id } });
  expect(await refusalOf(book(money.id, orderNumber))).toMatchObject({ status: 404, code: 'transaction_not_found' });
});
