import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { attentionTo } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

async function stockOf(productId: string): Promise<number> {
  const row = await shop.platform.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

const read = async (orderId: string) => (await staff.call('GET /orders/{id}', { params: { id: orderId } })).data;
const move = (orderId: string, status: string, note?: string) =>
  staff.call('PATCH /orders/{id}/status', {
    params: { id: orderId },
    body: note === undefined ? { status } : { status, note },
  });

test('a shopper cancels an order that is not paid: the stock comes back, and a mail says so', async () => {
  const soap = await createProduct(shop, {
    variations: [
      { name: '100 g', stock: 4 },
      { name: '250 g', stock: 6 },
    ],
  });
  const { orderId, shopper } = await createOrder(shop, {
    lines: [{ productId: soap.id, variationId: soap.variations[1]?.id ?? '', quantity: 5 }],
  });
  expect(await stockOf(soap.id)).toBe(5);
  const { data, message } = await shop
    .client(shopper.token)
    .call('POST /orders/{id}/cancel', { params: { id: orderId } });
  expect(message).toBe('Votre commande a été annulée.');
  expect(data).toMatchObject({ status: 'CANCELLED', isPayable: false });
  expect(data.events.at(-1)).toMatchObject({ status: 'CANCELLED', actor: 'SHOPPER' });
  expect(data.transactions.map(({ status }) => status)).toEqual(['CANCELLED']);
  expect(await stockOf(soap.id)).toBe(10);
  const variations = await shop.platform.db
    .selectFrom('product_variations')
    .select('stock')
    .where('product_id', '=', soap.id)
    .orderBy('position')
    .execute();
  expect(variations.map(({ stock }) => stock)).toEqual([4, 6]);
  expect((await readMails(shop, { to: shopper.email, template: 'order-cancelled' }))[0]?.subject).toContain('annulée');
});

test('cancelling twice at the same moment returns the stock once', async () => {
  const { id: productId } = await createProduct(shop, { stock: 3 });
  const { orderId, shopper } = await createOrder(shop, { lines: [{ productId, quantity: 2 }] });
  const client = shop.client(shopper.token);
  const cancels = await Promise.allSettled(
    Array.from({ length: 5 }, () => client.call('POST /orders/{id}/cancel', { params: { id: orderId } })),
  );
  expect(cancels.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(productId)).toBe(3);
});

test('a paid order is not cancelled by its shopper, and the refusal names both states', async () => {
  const { orderId, shopper } = await createOrder(shop, { status: 'PAID' });
  const refusal = await refusalOf(
    shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: orderId } }),
  );
  expect(refusal).toMatchObject({
    status: 409,
    code: 'illegal_transition',
    message: 'Une commande « Payée » ne peut pas devenir « Annulée ».',
  });
});

test('nobody cancels the order of another', async () => {
  const { orderId } = await createOrder(shop);
  const other = shop.client((await createShopper(shop)).token);
  expect(await refusalOf(other.call('POST /orders/{id}/cancel', { params: { id: orderId } }))).toMatchObject({
    status: 404,
    code: 'order_not_found',
  });
  expect((await read(orderId)).status).toBe('PROCESSING');
});

test('staff bring an order forward in any letter case, each step kept with its note, and never back', async () => {
  const { orderId, shopper } = await createOrder(shop);
  await move(orderId, 'paid', 'Virement reçu');
  await move(orderId, 'Shipped');
  expect(await refusalOf(move(orderId, 'PROCESSING'))).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect((await refusalOf(move(orderId, 'SHIPPED'))).message).toBe('Cette commande est déjà « Expédiée ».');
  const { data } = await move(orderId, 'DELIVERED');
  expect(data.events.map(({ status, actor, note }) => [status, actor, note])).toEqual([
    ['PENDING', 'SHOPPER', null],
    ['PROCESSING', 'PAYMENT', null],
    ['PAID', 'STAFF', 'Virement reçu'],
    ['SHIPPED', 'STAFF', null],
    ['DELIVERED', 'STAFF', null],
  ]);
  expect((await readMails(shop, { to: shopper.email })).map(({ template }) => template)).toEqual([
    'order-received',
    'payment-received',
    'order-shipped',
  ]);
  expect(await refusalOf(move(orderId, 'canceled'))).toMatchObject({ status: 409 });
});

test('a status that does not exist is refused', async () => {
  const { orderId } = await createOrder(shop);
  expect(await refusalOf(move(orderId, 'LOST'))).toMatchObject({ status: 422, errors: { status: ['Statut inconnu'] } });
});

test('a shopper sets no status', async () => {
  const { orderId, shopper } = await createOrder(shop);
  const call = shop
    .client(shopper.token)
    .call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'PAID' } });
  expect(await refusalOf(call)).toMatchObject({ status: 403 });
});

test('cash on delivery is paid when it is delivered', async () => {
  const { orderId, order } = await createOrder(shop, { paymentMethod: 'cod' });
  await move(orderId, 'SHIPPED');
  expect((await read(orderId)).transactions).toEqual([]);
  const { data } = await move(orderId, 'DELIVERED');
  expect(data.transactions).toMatchObject([
    { provider: 'cash', method: 'cash', amount: order.finalAmount, status: 'PAID' },
  ]);
});

test('who paid at the door before is not told to pay again, also by mails that are sent again', async () => {
  const { orderId, shopper } = await createOrder(shop, { paymentMethod: 'cod' });
  await move(orderId, 'PAID');
  await move(orderId, 'SHIPPED');
  for (const kind of ['received', 'shipped'] as const)
    await staff.call('POST /orders/{id}/mails', { params: { id: orderId }, body: { kind } });
  const saysCash = (await readMails(shop, { to: shopper.email })).map(({ template, text, html }) => [
    template,
    [text, html].some((words) => /en espèces (à la livraison|pour le livreur)/.test(words)),
  ]);
  expect(saysCash).toEqual([
    ['order-received', true],
    ['payment-received', false],
    ['order-shipped', false],
    ['order-received', false],
    ['order-shipped', false],
  ]);
});

test('staff cancel a paid order: the stock comes back and the money too', async () => {
  const { id: productId } = await createProduct(shop, { stock: 3 });
  const { orderId, checkoutUrl } = await createOrder(shop, { lines: [{ productId, quantity: 2 }] });
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  expect((await read(orderId)).status).toBe('PAID');
  await move(orderId, 'CANCELED');
  await shop.platform.jobs.drain();
  expect(await read(orderId)).toMatchObject({ status: 'CANCELLED', transactions: [{ status: 'REFUNDED' }] });
  expect(await stockOf(productId)).toBe(3);
});

test('money that staff saw come in is in the books: cancelled, it is given back by hand', async () => {
  const { orderId, order } = await createOrder(shop);
  const { data: paid } = await move(orderId, 'PAID', 'Virement reçu');
  expect(paid.refundableAmount).toBe(order.finalAmount);
  expect(paid.transactions.map(({ provider, amount, status }) => [provider, amount, status])).toContainEqual([
    'manual',
    order.finalAmount,
    'PAID',
  ]);
  const { data: cancelled } = await move(orderId, 'CANCELLED');
  expect(cancelled.refunds).toMatchObject([{ amount: order.finalAmount, status: 'MANUAL' }]);
  const attempt = await shop.platform.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('provider', '=', 'manual')
    .executeTakeFirstOrThrow();
  expect(await attentionTo(shop, attempt.id)).toContain('À rembourser à la main, comme l’argent est venu');
});

test('an order that left without being paid is noted as paid once its money came, once, and with its invoice', async () => {
  const { orderId, order } = await createOrder(shop);
  const params = { id: orderId };
  const receive = () => staff.call('POST /orders/{id}/payments/received', { params, body: { note: 'Virement reçu' } });
  expect(await refusalOf(receive())).toMatchObject({ status: 409, code: 'order_not_payable' });
  await move(orderId, 'DELIVERED');
  const { data: paid } = await receive();
  expect(paid).toMatchObject({ status: 'DELIVERED', refundableAmount: order.finalAmount });
  expect(paid.transactions.map(({ provider, amount, status }) => [provider, amount, status])).toEqual([
    ['sandbox', order.finalAmount, 'CANCELLED'],
    ['manual', order.finalAmount, 'PAID'],
  ]);
  expect(paid.events.at(-1)).toMatchObject({
    status: 'DELIVERED',
    actor: 'STAFF',
    note: `Paiement de ${formatFcfa(order.finalAmount)} reçu : Virement reçu`,
  });
  expect((await staff.call('GET /orders/{id}/invoice', { params })).name).toMatch(/^FAC-/);
  const { data: tracked } = await staff.call('GET /orders/track', { query: { orderId } });
  expect(tracked.tracking.steps.find(({ title }) => title === 'Paiement confirmé')?.completed).toBe(true);
  expect(await refusalOf(receive())).toMatchObject({ status: 409, code: 'order_not_payable' });
});

test('an order that nobody pays in time is cancelled by the shop and its stock comes back', async () => {
  const { id: productId } = await createProduct(shop, { stock: 3 });
  const { orderId, shopper } = await createOrder(shop, { lines: [{ productId }] });
  shop.clock.pass(59);
  await shop.platform.jobs.run(expireOrdersJob, {});
  expect((await read(orderId)).status).toBe('PROCESSING');
  shop.clock.pass(1);
  await shop.platform.jobs.run(expireOrdersJob, {});
  const order = await read(orderId);
  expect(order.status).toBe('CANCELLED');
  expect(order.events.at(-1)).toMatchObject({ actor: 'SYSTEM', note: 'La commande n’a pas été payée à temps.' });
  expect(await stockOf(productId)).toBe(3);
  expect((await readMails(shop, { to: shopper.email, template: 'order-cancelled' }))[0]?.text).toContain(
    'pas été payée à temps',
  );
});

test('cash on delivery and what is paid never run out of time', async () => {
  const cash = await createOrder(shop, { paymentMethod: 'cod' });
  const paid = await createOrder(shop, { status: 'PAID' });
  shop.clock.pass(600);
  await shop.platform.jobs.run(expireOrdersJob, {});
  expect([(await read(cash.orderId)).status, (await read(paid.orderId)).status]).toEqual(['PROCESSING', 'PAID']);
});

test('a refund gives back what is asked, once for each key, and never more than was paid', async () => {
  const { orderId, checkoutUrl, order, shopper } = await createOrder(shop);
  const refund = (body: { amount?: number; reason: string }, key: string) =>
    staff.call('POST /orders/{id}/refunds', { params: { id: orderId }, body, headers: { 'idempotency-key': key } });
  expect(await refusalOf(refund({ reason: 'Geste' }, 'avant'))).toMatchObject({
    status: 409,
    code: 'order_not_refundable',
  });
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await refund({ amount: 500, reason: 'Boîte abîmée' }, 'geste');
  const { data } = await refund({ amount: 500, reason: 'Boîte abîmée' }, 'geste');
  expect(data.events.filter(({ note }) => note?.includes('Boîte abîmée'))).toHaveLength(1);
  expect(await refusalOf(refund({ amount: 600, reason: 'Boîte abîmée' }, 'geste'))).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect(await refusalOf(refund({ amount: order.finalAmount, reason: 'Trop' }, 'trop'))).toMatchObject({
    code: 'order_not_refundable',
  });
  await refund({ reason: 'Le reste' }, 'reste');
  await shop.platform.jobs.drain();
  const refunds = await shop.platform.db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts as a', 'a.id', 'attempt_id')
    .select(['payment_refunds.amount', 'payment_refunds.status'])
    .where('a.order_id', '=', orderId)
    .orderBy('payment_refunds.amount')
    .execute();
  expect(refunds).toEqual([
    { amount: 500, status: 'DONE' },
    { amount: order.finalAmount - 500, status: 'DONE' },
  ]);
  const mails = await readMails(shop, { to: shopper.email, template: 'refund-announced' });
  expect(mails.map(({ subject, text }) => [subject, text])).toEqual([
    ['Une partie de votre paiement vous sera remboursée', expect.stringContaining(`${formatFcfa(500)} vous seront`)],
    [
      'Une partie de votre paiement vous sera remboursée',
      expect.stringContaining(`${formatFcfa(order.finalAmount - 500)} vous seront`),
    ],
  ]);
  expect(mails[0]?.text).toContain('Motif\u00a0: Boîte abîmée');
});

test('what was paid for an order whose person is gone is given back without a mail', async () => {
  const { orderId, checkoutUrl, shopper } = await createOrder(shop);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await move(orderId, 'SHIPPED');
  await move(orderId, 'DELIVERED');
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  const params = { id: orderId };
  const { data } = await staff.call('POST /orders/{id}/refunds', { params, body: { reason: 'Colis perdu' } });
  expect(data.refunds).toMatchObject([{ amount: data.finalAmount, reason: 'Colis perdu' }]);
  expect(await readMails(shop, { template: 'refund-announced', to: '' })).toEqual([]);
  expect(await readMails(shop, { to: shopper.email })).toEqual([]);
});
