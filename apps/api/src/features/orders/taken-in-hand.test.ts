import { expect, test } from 'vitest';
import { minutesAfter } from '#platform/clock';
import { paymentAttemptOf } from '#testing/announce-payment';
import { createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { moveOrder, orderCourse } from '#testing/order-course';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { reconcilePaymentsJob } from '#features/payments';
import { changeStatus, lockOrderOrThrow } from './change-status.ts';
import { expireOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();
await shop.platform.mailer.prepare();
const A_DAY = 24 * 60;

async function stockOf(productId: string): Promise<number> {
  const { stock } = await shop.platform.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** An order of one of three jars whose payment was declined. */
async function orderDeclined() {
  const { id: productId } = await createProduct(shop, { stock: 3 });
  const { orderId, shopper, checkoutUrl } = await createOrder(shop, { lines: [{ productId }] });
  await payOnSandbox(shop, checkoutUrl ?? '', 'decline');
  const client = shop.client(shopper.token);
  const params = { id: orderId };
  return {
    productId,
    orderId,
    shopper,
    read: async () => (await client.call('GET /orders/{id}', { params })).data,
    state: async () => (await client.call('GET /orders/{id}/payment', { params })).data,
    pay: async () => (await client.call('POST /orders/{id}/payments', { params, body: {} })).checkout_url ?? '',
  };
}

const runClock = () => shop.platform.jobs.run(expireOrdersJob, {});

test('an unpaid order that staff took in hand keeps its stock until staff say otherwise', async () => {
  const jar = await orderDeclined();
  await moveOrder(shop, jar.orderId, 'PROCESSING');
  shop.clock.pass(3 * A_DAY);
  await runClock();
  expect(await jar.read()).toMatchObject({ status: 'PROCESSING', payableUntil: null });
  expect(await stockOf(jar.productId)).toBe(2);
  expect(await jar.state()).toMatchObject({ isSettled: true, isPayable: true, payableUntil: null });
  await moveOrder(shop, jar.orderId, 'CANCELLED');
  expect(await stockOf(jar.productId)).toBe(3);
});

test('an order in hand can be paid online whenever the customer comes to it', async () => {
  const jar = await orderDeclined();
  await moveOrder(shop, jar.orderId, 'PROCESSING');
  shop.clock.pass(A_DAY);
  const page = await jar.pay();
  expect((await paymentAttemptOf(shop, jar.orderId, 1)).expires_at).toBe(
    minutesAfter(shop.clock.now(), 60).toISOString(),
  );
  await payOnSandbox(shop, page, 'approve');
  expect((await jar.read()).status).toBe('PAID');
});

test('a payment page that runs out leaves the order in hand', async () => {
  const jar = await orderDeclined();
  await moveOrder(shop, jar.orderId, 'PROCESSING');
  await jar.pay();
  shop.clock.pass(A_DAY);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  await runClock();
  expect(await jar.read()).toMatchObject({
    status: 'PROCESSING',
    isPayable: true,
    transactions: [{ status: 'FAILED' }, { status: 'EXPIRED' }],
  });
  // Of the first payment, which was declined.
  expect(await readMails(shop, { to: jar.shopper.email, template: 'payment-failed' })).toHaveLength(1);
});

test('while money may still come of a page that ran out, a later decline does not say that none was taken', async () => {
  const jar = await orderDeclined();
  await moveOrder(shop, jar.orderId, 'PROCESSING');
  await jar.pay();
  shop.clock.pass(61);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  await payOnSandbox(shop, await jar.pay(), 'decline');
  expect(await jar.state()).toMatchObject({ attemptStatus: 'EXPIRED', isPayable: true, isSettled: true });
  shop.clock.pass(2 * A_DAY);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  expect(await jar.state()).toMatchObject({ attemptStatus: 'FAILED' });
});

test('a payment that is declined leaves the order in hand', async () => {
  const jar = await orderDeclined();
  await moveOrder(shop, jar.orderId, 'PROCESSING');
  await payOnSandbox(shop, await jar.pay(), 'decline');
  expect(await jar.read()).toMatchObject({ status: 'PROCESSING', isPayable: true });
});

test('who takes an order in hand at the moment when its time is over has it', async () => {
  const jar = await orderDeclined();
  const { staffId } = await createStaff(shop);
  shop.clock.pass(61);
  let clock: Promise<void> | undefined;
  await during(
    shop,
    async (tx) =>
      changeStatus(shop.platform, tx, await lockOrderOrThrow(tx, jar.orderId), {
        to: 'PROCESSING',
        actor: 'STAFF',
        staffId,
      }),
    async () => {
      clock = runClock();
      await untilWaiting(shop);
    },
  );
  await clock;
  expect((await jar.read()).status).toBe('PROCESSING');
  expect(await stockOf(jar.productId)).toBe(2);
});

/** An order of one of three jars whose payment page is open. */
async function orderOpened() {
  const { id: productId } = await createProduct(shop, { stock: 3 });
  const { orderId } = await createOrder(shop, { lines: [{ productId }] });
  const desk = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
  const params = { id: orderId };
  const take = async (note?: string) =>
    (await desk.call('PATCH /orders/{id}/status', { params, body: { status: 'PROCESSING', note } })).data;
  return { productId, orderId, take };
}

test('an order whose payment page is open is taken in hand once: the clock leaves it', async () => {
  const { productId, orderId, take } = await orderOpened();
  const taken = await take('Le client passe demain');
  expect(taken).toMatchObject({ status: 'PROCESSING', payableUntil: null, isPayable: true });
  expect(taken.events.at(-1)).toMatchObject({ status: 'PROCESSING', actor: 'STAFF', note: 'Le client passe demain' });
  const again = await refusalOf(take());
  expect(again).toMatchObject({ status: 409, message: 'Cette commande est déjà « En cours ».' });
  shop.clock.pass(61);
  await shop.platform.jobs.run(reconcilePaymentsJob, {});
  await runClock();
  expect(await stockOf(productId)).toBe(2);
  const acts = shop.platform.db.selectFrom('audit_log').select(['before', 'after']).where('row_id', '=', orderId);
  expect(await acts.execute()).toMatchObject([
    { before: { payableUntil: expect.any(String) }, after: { status: 'PROCESSING', payableUntil: null } },
  ]);
});

test('what nobody notes while taking an order in hand is still told in its history', async () => {
  const { take } = await orderOpened();
  expect((await take()).events.at(-1)?.note).toBe('L’équipe a pris la commande en charge.');
});

test('an order that the clock cancels at the moment when somebody takes it in hand is not theirs any more', async () => {
  const { productId, orderId, take } = await orderOpened();
  let late: Promise<{ message: string }> | undefined;
  await during(
    shop,
    async (tx) =>
      changeStatus(shop.platform, tx, await lockOrderOrThrow(tx, orderId), { to: 'CANCELLED', actor: 'SYSTEM' }),
    async () => {
      late = refusalOf(take());
      await untilWaiting(shop);
    },
  );
  expect((await late)?.message).toBe('Une commande « Annulée » ne peut pas devenir « En cours ».');
  expect(await stockOf(productId)).toBe(3);
});

test('an order in hand of a seminar opens no payment page once the seminar has begun', async () => {
  const shopper = await createShopper(shop);
  const { id: itemId } = await createSeminar(shop, { startDate: minutesAfter(shop.clock.now(), A_DAY) });
  const { id } = await orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId });
  await shop.platform.db.updateTable('orders').set({ status: 'FAILED' }).where('id', '=', id).execute();
  await moveOrder(shop, id, 'PROCESSING');
  const open = () =>
    shop.client(shopper.token).call('POST /orders/{id}/payments', { params: { id }, body: { paymentMethod: 'card' } });
  shop.clock.pass(A_DAY - 5);
  expect((await open()).checkout_url).toBeDefined();
  expect((await paymentAttemptOf(shop, id, 1)).expires_at).toBe(minutesAfter(shop.clock.now(), 5).toISOString());
  expect((await shop.client(shopper.token).call('GET /orders')).data).toMatchObject([{ id, isPayable: true }]);
  shop.clock.pass(5);
  expect((await refusalOf(open())).code).toBe('order_not_payable');
  // The page and the list say as much.
  const client = shop.client(shopper.token);
  const params = { id };
  expect((await client.call('GET /orders/{id}/payment', { params })).data).toMatchObject({
    isPayable: false,
    checkoutUrl: null,
    isSettled: true,
  });
  expect((await client.call('GET /orders/{id}', { params })).data.isPayable).toBe(false);
  expect((await client.call('GET /orders')).data).toMatchObject([{ id, isPayable: false }]);
});
