import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { pdfText } from '#testing/pdf-text';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
await shop.platform.mailer.prepare();
const { token } = await createStaff(shop);
const { call } = shop.client(token);

type Move = { status: string; receivedAmount?: number; note?: string };
const move = (id: string, body: Move) => call('PATCH /orders/{id}/status', { params: { id }, body });

/** Two articles on their way, to be paid to the courier. */
async function sendParcel() {
  const { id: productId } = await createProduct(shop, { price: 2500, stock: 9 });
  const lines = [{ productId, quantity: 2 }];
  return createOrder(shop, { lines, paymentMethod: 'cod', city: 'Cotonou', status: 'SHIPPED' });
}

test('a parcel that is kept in part is paid with what the courier got, and costs that: order, payment and invoice say so', async () => {
  const { orderId, order, shopper } = await sendParcel();
  await shop.platform.jobs.drain();
  const mailsBefore = await readMails(shop, { to: shopper.email });
  const received = order.finalAmount - 2500;
  const { data } = await move(orderId, { status: 'DELIVERED', receivedAmount: received, note: 'Un bocal refusé' });
  expect(data).toMatchObject({
    status: 'DELIVERED',
    finalAmount: received,
    totalAmount: order.totalAmount,
    uncollectedAmount: 2500,
    refundableAmount: received,
    refundedAmount: 0,
    refunds: [],
    transactions: [{ provider: 'cash', amount: received, status: 'PAID' }],
  });
  expect(data.events.at(-1)?.note).toBe(
    `${formatFcfa(received)} encaissés à la livraison sur ${formatFcfa(order.finalAmount)}. Un bocal refusé`,
  );
  const { content } = await call('GET /orders/{id}/invoice', { params: { id: orderId } });
  const lines = (await pdfText(content)).split('\n');
  expect(lines[lines.indexOf('Déduit à la livraison') + 1]).toBe(formatFcfa(-2500));
  expect(lines.slice(lines.indexOf('Déduit à la livraison'))).toContain(formatFcfa(received));
  const { data: tracked } = await shop
    .client(shopper.token)
    .call('GET /orders/track', { query: { orderNumber: order.orderNumber } });
  expect(tracked.order).toMatchObject({ finalAmount: received, uncollectedAmount: 2500 });
  await shop.platform.jobs.drain();
  expect(await readMails(shop, { to: shopper.email })).toHaveLength(mailsBefore.length);
});

test('without a word about the money the courier got all of it', async () => {
  const { orderId, order } = await sendParcel();
  const { data } = await move(orderId, { status: 'DELIVERED' });
  expect(data).toMatchObject({
    finalAmount: order.finalAmount,
    uncollectedAmount: 0,
    transactions: [{ amount: order.finalAmount }],
  });
});

test('a mail that is sent again adds up to what was paid', async () => {
  const { orderId, order, shopper } = await sendParcel();
  await move(orderId, { status: 'DELIVERED', receivedAmount: order.finalAmount - 2500 });
  await call('POST /orders/{id}/mails', { params: { id: orderId }, body: { kind: 'paid' } });
  const mail = (await readMails(shop, { to: shopper.email })).at(-1);
  expect(mail?.text).toContain('Déduit à la livraison');
  expect(mail?.text).toContain(formatFcfa(order.finalAmount - 2500));
});

test('no more comes than the order costs, and not nothing', async () => {
  const { orderId, order } = await sendParcel();
  for (const receivedAmount of [0, order.finalAmount + 1]) {
    const refusal = await refusalOf(move(orderId, { status: 'DELIVERED', receivedAmount }));
    expect(refusal).toMatchObject({
      status: 422,
      code: 'received_amount_wrong',
      errors: { receivedAmount: [`Indiquez un montant de ${formatFcfa(1)} à ${formatFcfa(order.finalAmount)}.`] },
    });
  }
  const { data } = await call('GET /orders/{id}', { params: { id: orderId } });
  expect(data).toMatchObject({ status: 'SHIPPED', finalAmount: order.finalAmount, uncollectedAmount: 0 });
});

test.each([
  ['that was paid online', 'momo', 'PAID', 'DELIVERED'],
  ['that only leaves', 'cod', undefined, 'SHIPPED'],
  ['that is not paid at the door', 'momo', undefined, 'DELIVERED'],
] as const)('an order %s says nothing of money at the door', async (_, paymentMethod, status, to) => {
  const { orderId, order } = await createOrder(shop, {
    paymentMethod,
    city: 'Cotonou',
    ...(status !== undefined && { status }),
  });
  const refusal = await refusalOf(move(orderId, { status: to, receivedAmount: order.finalAmount }));
  expect(refusal).toMatchObject({ status: 409, code: 'received_amount_untimely' });
});

test('that an order is delivered already says more than what came for it', async () => {
  const { orderId } = await sendParcel();
  await move(orderId, { status: 'DELIVERED' });
  const refusal = await refusalOf(move(orderId, { status: 'DELIVERED', receivedAmount: 1 }));
  expect(refusal.code).toBe('illegal_transition');
});
