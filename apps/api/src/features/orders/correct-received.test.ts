import { expect, test } from 'vitest';
import { formatFcfa, sayDay } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { pdfText } from '#testing/pdf-text';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { findCorrections } from './received-corrections.queries.ts';

const shop = await useTestShop();
/** Somebody of the team whose session began now: time passes in these tests. */
const enter = async (role: 'OWNER' | 'SUPPORT' = 'OWNER') => shop.client((await createStaff(shop, { role })).token);

/** A parcel of which the courier brought so much less than it cost, as somebody noted. */
async function deliver(less: number) {
  const { id: productId } = await createProduct(shop, { price: 2500, stock: 9 });
  const { orderId, order } = await createOrder(shop, {
    lines: [{ productId, quantity: 2 }],
    paymentMethod: 'cod',
    city: 'Cotonou',
    status: 'SHIPPED',
  });
  const params = { id: orderId };
  const body = { status: 'DELIVERED', receivedAmount: order.finalAmount - less, receivedMethod: 'momo' } as const;
  await (await enter()).call('PATCH /orders/{id}/status', { params, body });
  return { orderId, params, price: order.finalAmount };
}

async function correct(id: string, receivedAmount: number, note?: string) {
  const body = { receivedAmount, ...(note !== undefined && { note }) };
  return (await enter('SUPPORT')).call('PUT /orders/{id}/payments/received', { params: { id }, body });
}

/** What stands on the invoice from the deduction on, each label with its amount. */
async function amountsOn(id: string): Promise<(string | undefined)[]> {
  const { content } = await (await enter()).call('GET /orders/{id}/invoice', { params: { id } });
  const lines = (await pdfText(content)).split('\n');
  return lines.slice(lines.indexOf('Déduit à la livraison'));
}

test('what was noted too low is put right: order and payment say what the courier got, in one payment', async () => {
  const { orderId, params, price } = await deliver(2500);
  const { paidAt, invoiceNumber } = (await (await enter()).call('GET /orders/{id}', { params })).data;
  shop.clock.pass(1);
  const { data } = await correct(orderId, price - 500, 'Deux billets oubliés');
  expect(data).toMatchObject({
    status: 'DELIVERED',
    finalAmount: price - 500,
    uncollectedAmount: 500,
    refundableAmount: price - 500,
    paidAt,
    invoiceNumber,
    transactions: [{ provider: 'manual', method: 'momo', amount: price - 500, status: 'PAID' }],
  });
  expect(data.events.at(-1)).toMatchObject({
    status: 'DELIVERED',
    actor: 'STAFF',
    note: `Encaissement rectifié : ${formatFcfa(price - 500)} au lieu de ${formatFcfa(price - 2500)}. Deux billets oubliés`,
  });
});

test('the log has what was noted and what the courier got', async () => {
  const { orderId, price } = await deliver(2500);
  await correct(orderId, price);
  const acts = shop.platform.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('act', '=', 'correct-received');
  expect(await acts.where('row_id', '=', orderId).execute()).toEqual([
    { before: { receivedAmount: price - 2500 }, after: { receivedAmount: price, note: null } },
  ]);
});

test('the invoice stays as it was made out, and what was put right stands below its total with its day', async () => {
  const { orderId, price } = await deliver(2500);
  const issued = await amountsOn(orderId);
  const head = ['Déduit à la livraison', formatFcfa(-2500), 'Total', formatFcfa(price - 2500)];
  expect(issued.slice(0, 4)).toEqual(head);
  shop.clock.pass(3 * 24 * 60);
  const corrected = `Encaissement rectifié le ${sayDay(shop.clock.now())}`;
  await correct(orderId, price - 500);
  await correct(orderId, price);
  expect(await amountsOn(orderId)).toEqual([
    ...head,
    corrected,
    formatFcfa(2000),
    corrected,
    formatFcfa(500),
    'Total rectifié',
    formatFcfa(price),
    ...issued.slice(4),
  ]);
});

test('an invoice that is drawn while a second mistake is put right knows of the first alone', async () => {
  const { orderId: id, price } = await deliver(2500);
  await correct(id, price - 500);
  await correct(id, price);
  const asRead = { id, finalAmount: price - 500 };
  const known = await findCorrections(shop.platform.db, asRead);
  expect(known).toMatchObject([{ before: price - 2500, after: price - 500 }]);
});

test('what goes back after that stands below all of it', async () => {
  const { orderId, params, price } = await deliver(2500);
  await correct(orderId, price);
  await (
    await enter()
  ).call('POST /orders/{id}/refunds', { params, body: { amount: price, reason: 'Tout est revenu' } });
  const lines = await amountsOn(orderId);
  expect(lines.slice(lines.indexOf('Total rectifié')).slice(0, 4)).toEqual([
    'Total rectifié',
    formatFcfa(price),
    'Remboursement en cours',
    formatFcfa(-price),
  ]);
});

test('it is put right upwards and to no more than the order cost, by one of two who do it at once', async () => {
  const { orderId, price } = await deliver(2500);
  for (const receivedAmount of [price - 2500, price + 1]) {
    expect(await refusalOf(correct(orderId, receivedAmount))).toMatchObject({
      status: 422,
      code: 'received_amount_wrong',
      errors: { receivedAmount: [`Indiquez un montant de ${formatFcfa(price - 2499)} à ${formatFcfa(price)}.`] },
    });
  }
  const both = await Promise.allSettled([correct(orderId, price - 500), correct(orderId, price - 500)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { data } = await (await enter()).call('GET /orders/{id}', { params: { id: orderId } });
  expect(data).toMatchObject({ finalAmount: price - 500, uncollectedAmount: 500 });
});

test('an order of which nothing was taken off, or whose money is back, has nothing to put right', async () => {
  const whole = await deliver(0);
  expect(await refusalOf(correct(whole.orderId, whole.price))).toMatchObject({ code: 'nothing_to_correct' });
  const { orderId, params, price } = await deliver(2500);
  const { data } = await (
    await enter()
  ).call('POST /orders/{id}/refunds', { params, body: { reason: 'Tout est revenu' } });
  const refund = { ...params, refundId: data.refunds[0]?.id ?? '' };
  const body = { reference: 'Main à main' };
  await (await enter()).call('POST /orders/{id}/refunds/{refundId}/done', { params: refund, body });
  expect(await refusalOf(correct(orderId, price))).toMatchObject({ status: 409, code: 'nothing_to_correct' });
});
