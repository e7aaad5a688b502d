import { expect, test } from 'vitest';
import type { ReceivedMethod } from '@tokpa/contract/received-methods';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { hearTheProvider, hostedPath, listen, payOnSandbox, postForm } from '#testing/pay-on-sandbox';
import { pdfText } from '#testing/pdf-text';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);
await listen(shop);

async function payByCard(checkoutUrl = ''): Promise<void> {
  const card = { operator: 'card', cardNumber: '4111 1111 1111 1111', cardExpiry: '12/40', cardCvc: '123' };
  await postForm(shop, `${hostedPath(checkoutUrl)}/payer`, card);
  await hearTheProvider(shop);
}

/** By what it was paid, wherever the shop says so. */
async function saidOf(orderId: string) {
  const { data: order } = await staff.call('GET /orders/{id}', { params: { id: orderId } });
  const { data: tracked } = await staff.call('GET /orders/track', { query: { orderId } });
  const saysTheSame = tracked.order.methodName === order.methodName;
  const { content } = await staff.call('GET /orders/{id}/invoice', { params: { id: orderId } });
  expect(await pdfText(content)).toContain(order.methodName);
  expect([saysTheSame, tracked.order.paymentMethod]).toEqual([true, order.paymentMethod]);
  return [order.paymentMethod, order.methodName];
}

test('an order that was refused on the telephone and paid by card says so, and is found so', async () => {
  const { orderId, order, shopper, checkoutUrl } = await createOrder(shop);
  const client = shop.client(shopper.token);
  expect(await saidOf(orderId)).toEqual(['momo', 'Mobile Money']);
  await payOnSandbox(shop, checkoutUrl ?? '', 'decline');
  const { checkout_url: again } = await client.call('POST /orders/{id}/payments', {
    params: { id: orderId },
    body: {},
  });
  await payByCard(again);
  expect(await saidOf(orderId)).toEqual(['card', 'Carte bancaire']);
  const found = await staff.call('GET /orders', { query: { search: order.orderNumber, paymentMethod: 'card' } });
  expect(found.data.map(({ id, methodName }) => [id, methodName])).toEqual([[orderId, 'Carte bancaire']]);
});

test('an order of a card that was paid on the telephone says by which operator', async () => {
  const { orderId, checkoutUrl } = await createOrder(shop, { paymentMethod: 'card' });
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  expect(await saidOf(orderId)).toEqual(['momo', 'MTN Money']);
});

test('what went back of a second payment says nothing of how the order was paid', async () => {
  const { orderId, shopper, checkoutUrl } = await createOrder(shop);
  const retry = { params: { id: orderId }, body: { paymentMethod: 'card' as const } };
  const { checkout_url: second } = await shop.client(shopper.token).call('POST /orders/{id}/payments', retry);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await payByCard(second);
  await shop.platform.jobs.drain();
  expect(await saidOf(orderId)).toEqual(['momo', 'MTN Money']);
});

test('an order that came in twice says what paid it, not what goes back, also before that has gone', async () => {
  const { orderId, shopper, checkoutUrl } = await createOrder(shop);
  const retry = { params: { id: orderId }, body: { paymentMethod: 'card' as const } };
  const { checkout_url: second } = await shop.client(shopper.token).call('POST /orders/{id}/payments', retry);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await payByCard(second);
  const { data: read } = await staff.call('GET /orders/{id}', { params: { id: orderId } });
  expect(read.transactions.map(({ status }) => status)).toEqual(['PAID', 'PAID']);
  expect(await saidOf(orderId)).toEqual(['momo', 'MTN Money']);
});

test.each<[ReceivedMethod, string, string]>([
  ['card', 'card', 'Carte bancaire'],
  ['transfer', 'momo', 'Virement bancaire'],
])('money that the team notes as %s stands so at its order', async (receivedMethod, method, name) => {
  const note = { status: 'PAID', receivedMethod } as const;
  const { orderId } = await createOrder(shop);
  await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: note });
  expect(await saidOf(orderId)).toEqual([method, name]);
  const late = await createOrder(shop, { status: 'SHIPPED' });
  const received = { params: { id: late.orderId }, body: { receivedMethod } };
  await staff.call('POST /orders/{id}/payments/received', received);
  expect(await saidOf(late.orderId)).toEqual([method, name]);
});

test('a parcel that is paid at the door keeps its place among these, however its money came', async () => {
  const { orderId } = await createOrder(shop, { paymentMethod: 'cod' });
  expect(await saidOf(orderId)).toEqual(['cod', 'Paiement à la livraison']);
  const body = { status: 'DELIVERED', receivedMethod: 'momo' } as const;
  await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'SHIPPED' } });
  await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body });
  expect(await saidOf(orderId)).toEqual(['cod', 'Mobile Money']);
});
