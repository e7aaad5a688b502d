import { formatFcfa } from '@tokpa/contract';
import { expect, test } from 'vitest';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from './orders.jobs.ts';

const STAYS_PAID = 'Votre commande reste payée et suit son cours.';

const shop = await useTestShop();

async function stockOf(productId: string): Promise<number> {
  const row = await shop.platform.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

/** A jar of three, one of them ordered, and the order's own calls. */
async function orderJar(quantity = 1) {
  const { id: productId } = await createProduct(shop, { name: 'Miel', stock: 3 });
  const { orderId, shopper, order, checkoutUrl } = await createOrder(shop, { lines: [{ productId, quantity }] });
  const client = shop.client(shopper.token);
  const params = { id: orderId };
  return {
    productId,
    orderId,
    shopper,
    client,
    params,
    amount: order.finalAmount,
    checkoutUrl: checkoutUrl ?? '',
    read: async () => (await client.call('GET /orders/{id}', { params })).data,
    state: async () => (await client.call('GET /orders/{id}/payment', { params })).data,
    retry: async (body: { paymentMethod?: 'momo' | 'card' } = {}) =>
      client.call('POST /orders/{id}/payments', { params, body }),
  };
}

const announce = (attemptId: string, orderId: string, status: 'PAID' | 'FAILED' | 'EXPIRED', amount = 0) =>
  announcePayment(shop, { attemptId, orderId, status, amount });
const attemptOf = (orderId: string, index = 0) => paymentAttemptOf(shop, orderId, index);

test('an approved payment pays the order, and a mail says so', async () => {
  const jar = await orderJar();
  expect(await jar.state()).toMatchObject({
    orderStatus: 'PROCESSING',
    attemptStatus: 'PENDING',
    checkoutUrl: jar.checkoutUrl,
    isSettled: false,
    isPayable: true,
  });
  const back = await payOnSandbox(shop, jar.checkoutUrl, 'approve');
  expect(new URL(back).pathname).toBe(`/order/${jar.orderId}`);
  expect(await jar.read()).toMatchObject({
    status: 'PAID',
    isPayable: false,
    transactions: [{ status: 'PAID', method: 'mtn' }],
  });
  expect(await jar.state()).toMatchObject({
    orderStatus: 'PAID',
    attemptStatus: 'PAID',
    checkoutUrl: null,
    isSettled: true,
    isPayable: false,
  });
  const mails = await readMails(shop, { to: jar.shopper.email, template: 'payment-received' });
  // Chosen at the shop was mobile money; whose is known by who paid.
  expect(mails.map(({ text }) => text.includes('reçus par MTN Money'))).toEqual([true]);
});

test('a declined payment fails the order, keeps its stock, and another try pays it', async () => {
  const jar = await orderJar();
  await payOnSandbox(shop, jar.checkoutUrl, 'decline');
  expect(await jar.read()).toMatchObject({ status: 'FAILED', isPayable: true });
  expect(await jar.state()).toMatchObject({
    isSettled: true,
    isPayable: true,
    attemptStatus: 'FAILED',
    checkoutUrl: null,
  });
  expect(await stockOf(jar.productId)).toBe(2);
  expect((await readMails(shop, { to: jar.shopper.email, template: 'payment-failed' }))[0]?.text).toContain(
    'réessayer',
  );
  const second = await jar.retry({ paymentMethod: 'card' });
  expect(second.order).toMatchObject({ status: 'PROCESSING', paymentMethod: 'card' });
  expect(second.checkout_url).not.toBe(jar.checkoutUrl);
  await payOnSandbox(shop, second.checkout_url ?? '', 'approve');
  expect(await jar.read()).toMatchObject({ status: 'PAID', transactions: [{ status: 'FAILED' }, { status: 'PAID' }] });
});

test('a first payment that is still open counts more than a second one that failed', async () => {
  const jar = await orderJar();
  const second = await jar.retry({ paymentMethod: 'card' });
  await payOnSandbox(shop, second.checkout_url ?? '', 'decline');
  expect(await jar.state()).toMatchObject({
    orderStatus: 'PROCESSING',
    attemptStatus: 'PENDING',
    checkoutUrl: jar.checkoutUrl,
    isSettled: false,
  });
  await payOnSandbox(shop, jar.checkoutUrl, 'approve');
  expect(await jar.state()).toMatchObject({ orderStatus: 'PAID', attemptStatus: 'PAID', isSettled: true });
});

test('a payment page that is still open is answered again', async () => {
  const jar = await orderJar();
  expect((await jar.retry()).checkout_url).toBe(jar.checkoutUrl);
  expect((await jar.read()).transactions).toHaveLength(1);
});

test('the order fails only once no attempt is left', async () => {
  const jar = await orderJar();
  await jar.retry({ paymentMethod: 'card' });
  await announce((await attemptOf(jar.orderId, 0)).id, jar.orderId, 'FAILED');
  expect((await jar.read()).status).toBe('PROCESSING');
  await announce((await attemptOf(jar.orderId, 1)).id, jar.orderId, 'EXPIRED');
  expect((await jar.read()).status).toBe('FAILED');
});

test('what is paid, cancelled, out of time, cash or of another can not be paid again', async () => {
  const paid = await orderJar();
  await payOnSandbox(shop, paid.checkoutUrl, 'approve');
  const cancelled = await orderJar();
  await cancelled.client.call('POST /orders/{id}/cancel', { params: cancelled.params });
  const cash = await createOrder(shop, { paymentMethod: 'cod' });
  const retryCash = () =>
    shop.client(cash.shopper.token).call('POST /orders/{id}/payments', { params: { id: cash.orderId }, body: {} });
  const late = await orderJar();
  const other = shop.client((await createShopper(shop)).token);
  expect(await refusalOf(other.call('POST /orders/{id}/payments', { params: late.params, body: {} }))).toMatchObject({
    status: 404,
  });
  shop.clock.pass(60);
  const refusals = await Promise.all([
    refusalOf(paid.retry()),
    refusalOf(cancelled.retry()),
    refusalOf(retryCash()),
    refusalOf(late.retry()),
  ]);
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(
    Array.from({ length: 4 }, () => [409, 'order_not_payable']),
  );
});

test.each([
  ['nobody answered', undefined],
  ['a payment failed', 'decline'],
] as const)('an order whose time ran out after %s is not settled before it is cancelled', async (_, answer) => {
  const jar = await orderJar();
  if (answer) await payOnSandbox(shop, jar.checkoutUrl, answer);
  shop.clock.pass(60);
  expect(await jar.state()).toMatchObject({ isSettled: false, isPayable: false });
  await shop.platform.jobs.run(expireOrdersJob, {});
  expect(await jar.state()).toMatchObject({ orderStatus: 'CANCELLED', isSettled: true });
});

test('an order that was paid in time is not cancelled because its news was lost', async () => {
  const jar = await orderJar();
  const { id: attemptId } = await attemptOf(jar.orderId);
  await shop.platform.db
    .updateTable('sandbox_payments')
    .set({ status: 'approved' })
    .where('merchant_reference', '=', attemptId)
    .execute();
  shop.clock.pass(60);
  await shop.platform.jobs.run(expireOrdersJob, {});
  expect(await jar.state()).toMatchObject({ orderStatus: 'PAID', attemptStatus: 'PAID' });
  expect(await readMails(shop, { to: jar.shopper.email, template: 'order-cancelled' })).toEqual([]);
});

test('a payment that comes after the order ran out of time brings it back when its stock is there', async () => {
  const jar = await orderJar(2);
  shop.clock.pass(60);
  await shop.platform.jobs.run(expireOrdersJob, {});
  expect([(await jar.read()).status, await stockOf(jar.productId)]).toEqual(['CANCELLED', 3]);
  await announce((await attemptOf(jar.orderId)).id, jar.orderId, 'PAID', jar.amount);
  const order = await jar.read();
  expect(order.status).toBe('PAID');
  expect(order.events.at(-1)).toMatchObject({
    status: 'PAID',
    actor: 'PAYMENT',
    note: 'Paiement reçu après le délai : la commande est rétablie.',
  });
  expect(await stockOf(jar.productId)).toBe(1);
});

test('a payment that comes after its stock was sold to another is given back, and staff are told', async () => {
  const jar = await orderJar(2);
  shop.clock.pass(60);
  await shop.platform.jobs.run(expireOrdersJob, {});
  await createOrder(shop, { lines: [{ productId: jar.productId, quantity: 2 }] });
  await announce((await attemptOf(jar.orderId)).id, jar.orderId, 'PAID', jar.amount);
  const order = await jar.read();
  expect(order.status).toBe('CANCELLED');
  expect(order.events.at(-1)?.note).toContain('le stock n’est plus disponible');
  expect(await attentionTo(shop, (await attemptOf(jar.orderId)).id)).toContain('trop tard');
  const refunds = await shop.platform.db
    .selectFrom('payment_refunds')
    .select(['amount'])
    .where('attempt_id', '=', (await attemptOf(jar.orderId)).id)
    .execute();
  expect(refunds).toEqual([{ amount: jar.amount }]);
  expect(await stockOf(jar.productId)).toBe(1);
});

test.each([
  ['before the account was deleted', true],
  ['with its account', false],
] as const)(
  'a payment for an order that ended %s is given back: nobody is left to send it to',
  async (_, isExpired) => {
    const jar = await orderJar();
    if (isExpired) {
      shop.clock.pass(60);
      await shop.platform.jobs.run(expireOrdersJob, {});
    } else await payOnSandbox(shop, jar.checkoutUrl, 'decline');
    await jar.client.call('DELETE /auth/account', { body: { password: jar.shopper.password } });
    await announce((await attemptOf(jar.orderId)).id, jar.orderId, 'PAID', jar.amount);
    const staff = shop.client((await createStaff(shop)).token);
    const { data: order } = await staff.call('GET /orders/{id}', { params: jar.params });
    expect(order).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: jar.amount }] });
    expect(order.events.at(-1)?.note).toContain('Paiement reçu après la suppression du compte');
    expect(await attentionTo(shop, (await attemptOf(jar.orderId)).id)).toContain('suppression du compte');
    expect(await stockOf(jar.productId)).toBe(3);
    const invoices = await shop.platform.db
      .selectFrom('invoices')
      .select('number')
      .where('order_id', '=', jar.orderId)
      .execute();
    expect(invoices).toEqual([]);
  },
);

test('a payment that comes after the shopper cancelled is given back', async () => {
  const jar = await orderJar();
  await jar.client.call('POST /orders/{id}/cancel', { params: jar.params });
  await announce((await attemptOf(jar.orderId)).id, jar.orderId, 'PAID', jar.amount);
  expect(await jar.read()).toMatchObject({ status: 'CANCELLED' });
  expect((await jar.read()).events.at(-1)?.note).toContain('Paiement reçu après l’annulation');
  expect(await stockOf(jar.productId)).toBe(3);
  const [mail, ...others] = await readMails(shop, { to: jar.shopper.email, template: 'refund-announced' });
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Votre paiement vous sera remboursé');
  const { orderNumber } = await jar.read();
  for (const words of [
    `${formatFcfa(jar.amount)} vous seront remboursés`,
    orderNumber,
    'Paiement reçu après l’annulation',
  ])
    expect(mail?.text).toContain(words);
});

test('an order that is paid twice stays paid, and the second payment is given back', async () => {
  const jar = await orderJar();
  const second = await jar.retry({ paymentMethod: 'card' });
  await payOnSandbox(shop, jar.checkoutUrl, 'approve');
  await payOnSandbox(shop, second.checkout_url ?? '', 'approve');
  await shop.platform.jobs.drain();
  const order = await jar.read();
  expect(order.status).toBe('PAID');
  expect(order.transactions.map(({ status }) => status)).toEqual(['PAID', 'REFUNDED']);
  expect(order, 'the order itself is not refunded').toMatchObject({
    refundedAmount: 0,
    refundableAmount: order.finalAmount,
    refunds: [{ amount: order.finalAmount }],
  });
  expect(order.events.at(-1)?.note).toMatch(/^Commande payée deux fois : .* seront remboursés\.$/);
  expect(await attentionTo(shop, (await attemptOf(jar.orderId, 1)).id)).toContain('payée deux fois');
  expect(await stockOf(jar.productId)).toBe(2);
  const mails = await readMails(shop, { to: jar.shopper.email, template: 'refund-announced' });
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Motif\u00a0: Commande payée deux fois')]);
  expect(mails[0]?.text).toContain(STAYS_PAID);
  expect(mails[0]?.html).toContain(STAYS_PAID);
});

test('a second payment of an order whose money staff gave back goes back too, as nobody marked it as paid', async () => {
  const jar = await orderJar();
  const second = await jar.retry({ paymentMethod: 'card' });
  await payOnSandbox(shop, jar.checkoutUrl, 'approve');
  const staff = shop.client((await createStaff(shop)).token);
  await staff.call('POST /orders/{id}/refunds', { params: jar.params, body: { reason: 'Colis perdu' } });
  await shop.platform.jobs.drain();
  await payOnSandbox(shop, second.checkout_url ?? '', 'approve');
  await shop.platform.jobs.drain();
  const order = await jar.read();
  expect(order.transactions.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
  expect(await attentionTo(shop, (await attemptOf(jar.orderId, 1)).id)).toBe('Commande payée deux fois');
  const mails = await readMails(shop, { to: jar.shopper.email, template: 'refund-announced' });
  expect(mails.map(({ text }) => text.includes('reste payée'))).toEqual([false, false]);
});

test('a payment that the provider gave back before the shop saw it is not a first one: the next pays the order', async () => {
  const jar = await orderJar();
  await jar.retry({ paymentMethod: 'card' });
  const staff = shop.client((await createStaff(shop)).token);
  await staff.call('PATCH /orders/{id}/status', { params: jar.params, body: { status: 'SHIPPED' } });
  const { id } = await attemptOf(jar.orderId, 0);
  await shop.platform.db.updateTable('payment_attempts').set({ status: 'REFUNDED' }).where('id', '=', id).execute();
  await announce((await attemptOf(jar.orderId, 1)).id, jar.orderId, 'PAID', jar.amount);
  expect((await jar.read()).refunds).toEqual([]);
});

test('a payment for an order that staff had marked as paid is kept and looked at: it may be the same money', async () => {
  const jar = await orderJar();
  const { id: attemptId } = await attemptOf(jar.orderId);
  const staff = shop.client((await createStaff(shop)).token);
  await staff.call('PATCH /orders/{id}/status', { params: jar.params, body: { status: 'PAID' } });
  await announce(attemptId, jar.orderId, 'PAID', jar.amount);
  const attempts = await shop.platform.db
    .selectFrom('payment_attempts')
    .select(['id', 'provider', 'status'])
    .where('order_id', '=', jar.orderId)
    .orderBy('id')
    .execute();
  expect(attempts).toMatchObject([
    { provider: 'sandbox', status: 'PAID' },
    { provider: 'manual', status: 'PAID' },
  ]);
  const said = await Promise.all(attempts.map(({ id }) => attentionTo(shop, id)));
  expect(said).toEqual([expect.stringContaining('déjà marquée payée'), '']);
  const refunds = await shop.platform.db
    .selectFrom('payment_refunds')
    .where('attempt_id', '=', attemptId)
    .selectAll()
    .execute();
  expect(refunds).toEqual([]);
});

test('an order that was shipped before its payment was heard of has its invoice from that moment on', async () => {
  const jar = await orderJar();
  const staff = shop.client((await createStaff(shop)).token);
  await staff.call('PATCH /orders/{id}/status', { params: jar.params, body: { status: 'SHIPPED' } });
  await announce((await attemptOf(jar.orderId)).id, jar.orderId, 'PAID', jar.amount);
  const invoices = await shop.platform.db
    .selectFrom('invoices')
    .select('issued_at')
    .where('order_id', '=', jar.orderId)
    .execute();
  expect(invoices.map(({ issued_at }) => issued_at)).toEqual([shop.clock.now().toISOString()]);
});

test('only the owner and staff see how the payment stands', async () => {
  const jar = await orderJar();
  const other = shop.client((await createShopper(shop)).token);
  expect(await refusalOf(other.call('GET /orders/{id}/payment', { params: jar.params }))).toMatchObject({
    status: 404,
    code: 'order_not_found',
  });
});

test('an order that came back and was then cancelled by staff does not come back a second time', async () => {
  const jar = await orderJar();
  const staff = shop.client((await createStaff(shop)).token);
  await jar.retry({ paymentMethod: 'card' });
  shop.clock.pass(60);
  await shop.platform.jobs.run(expireOrdersJob, {});
  await announce((await attemptOf(jar.orderId, 0)).id, jar.orderId, 'PAID', jar.amount);
  await staff.call('POST /orders/{id}/cancel', { params: jar.params });
  await announce((await attemptOf(jar.orderId, 1)).id, jar.orderId, 'PAID', jar.amount);
  expect((await jar.read()).status).toBe('CANCELLED');
  const refunds = await shop.platform.db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'attempt_id')
    .select('payment_refunds.amount')
    .where('order_id', '=', jar.orderId)
    .execute();
  expect(refunds).toEqual([{ amount: jar.amount }, { amount: jar.amount }]);
  expect(await stockOf(jar.productId)).toBe(3);
});

test('whoever is first when an order is cancelled and paid at the same moment, the stock and the money fit its state', async () => {
  const jars = [];
  for (let made = 0; made < 8; made += 1) jars.push(await orderJar());
  await Promise.all(
    jars.map(async (jar) => {
      const { id } = await attemptOf(jar.orderId);
      await Promise.allSettled([
        jar.client.call('POST /orders/{id}/cancel', { params: jar.params }),
        announce(id, jar.orderId, 'PAID', jar.amount),
      ]);
    }),
  );
  const ends = await Promise.all(
    jars.map(async (jar) => {
      const { id } = await attemptOf(jar.orderId);
      const refunds = await shop.platform.db
        .selectFrom('payment_refunds')
        .select('id')
        .where('attempt_id', '=', id)
        .execute();
      return [(await jar.read()).status, await stockOf(jar.productId), refunds.length];
    }),
  );
  for (const end of ends)
    expect([
      ['PAID', 2, 0],
      ['CANCELLED', 3, 1],
    ]).toContainEqual(end);
});
