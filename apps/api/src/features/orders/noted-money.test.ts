import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import type { ReceivedMethod } from '@tokpa/contract/received-methods';
import { createAddress } from '#testing/create-address';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { pdfText } from '#testing/pdf-text';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

const pay = (id: string, receivedMethod?: ReceivedMethod) =>
  staff.call('PATCH /orders/{id}/status', {
    params: { id },
    body: { status: 'PAID', ...(receivedMethod && { receivedMethod }) },
  });

async function invoiceOf(id: string): Promise<string> {
  return pdfText((await staff.call('GET /orders/{id}/invoice', { params: { id } })).content);
}

const notedOf = async (orderId: string) =>
  (await staff.call('GET /orders/{id}', { params: { id: orderId } })).data.transactions
    .filter(({ status }) => status === 'PAID')
    .map(({ provider, method }) => [provider, method]);

test('money that the team notes stands under the way in which they say that it came: payment, invoice and mail', async () => {
  for (const [said, onInvoice, inMail] of [
    ['transfer', 'Paiement : Virement bancaire', 'reçus par virement bancaire.'],
    ['cash', 'Paiement : Espèces', 'reçus en espèces.'],
    ['momo', 'Paiement : Mobile Money', 'reçus par Mobile Money.'],
    ['card', 'Paiement : Carte bancaire', 'reçus par carte bancaire.'],
    ['other', 'Paiement : Autre moyen', 'reçus.'],
  ] as const) {
    const { orderId, order, shopper } = await createOrder(shop, { paymentMethod: said === 'card' ? 'momo' : 'card' });
    await pay(orderId, said);
    expect(await notedOf(orderId)).toEqual([['manual', said]]);
    expect(await invoiceOf(orderId)).toContain(onInvoice);
    const [mail] = await readMails(shop, { to: shopper.email, template: 'payment-received' });
    expect(mail?.text).toContain(`${formatFcfa(order.finalAmount)} ${inMail}`);
  }
});

test('where nobody says how noted money came, the customer reads what they chose, the team that it noted it', async () => {
  const { orderId, shopper } = await createOrder(shop);
  await pay(orderId);
  const read = async (client: typeof staff) => {
    const query = { orderId };
    const { data: one } = await client.call('GET /orders/{id}', { params: { id: orderId } });
    const { data: all } = await client.call('GET /orders', {});
    const { data: tracked } = await client.call('GET /orders/track', { query });
    return [one, all.find(({ id }) => id === orderId), tracked.order].map((order) => order?.methodName);
  };
  expect(await read(shop.client(shopper.token))).toEqual(['Mobile Money', 'Mobile Money', 'Mobile Money']);
  expect(await read(staff)).toEqual(['Noté à la main', 'Noté à la main', 'Noté à la main']);
  const exported = await shop.client(shopper.token).call('GET /auth/export', {});
  expect(JSON.stringify(exported)).not.toContain('Noté à la main');
});

test('where nobody says how noted money came, its payment and the mail name no means, the invoice the chosen one', async () => {
  const { orderId, order, shopper } = await createOrder(shop);
  await pay(orderId);
  expect(await notedOf(orderId)).toEqual([['manual', null]]);
  expect(await invoiceOf(orderId)).toContain('Paiement : Mobile Money');
  const [mail] = await readMails(shop, { to: shopper.email, template: 'payment-received' });
  expect(mail?.text).toContain(`${formatFcfa(order.finalAmount)} reçus.`);
  expect(mail?.html).not.toContain('Mobile Money');
});

test('the same checkout sent again answers as its shopper reads the order', async () => {
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId);
  await fillCart(shop, userId, [{ productId: (await createProduct(shop)).id }]);
  const checkOut = () =>
    shop.client(token).call('POST /orders', {
      body: { shippingAddressId, paymentMethod: 'momo' },
      headers: { 'idempotency-key': 'clic' },
    });
  const { order } = await checkOut();
  await pay(order.id);
  expect((await checkOut()).order).toMatchObject({ id: order.id, status: 'PAID', methodName: 'Mobile Money' });
});

test('an order that left without its money is noted with the way in which it came', async () => {
  const { orderId } = await createOrder(shop, { status: 'SHIPPED' });
  const params = { id: orderId };
  await staff.call('POST /orders/{id}/payments/received', { params, body: { receivedMethod: 'transfer' } });
  expect(await notedOf(orderId)).toEqual([['manual', 'transfer']]);
  expect(await invoiceOf(orderId)).toContain('Paiement : Virement bancaire');
});

test('an order to be paid in cash is cash unless the team says otherwise', async () => {
  const cash = await createOrder(shop, { paymentMethod: 'cod', status: 'DELIVERED' });
  expect(await notedOf(cash.orderId)).toEqual([['cash', 'cash']]);
  const other = await createOrder(shop, { paymentMethod: 'cod' });
  await pay(other.orderId, 'momo');
  expect(await notedOf(other.orderId)).toEqual([['manual', 'momo']]);
  expect(await invoiceOf(other.orderId)).toContain('Paiement : Mobile Money');
});

test('money comes in no way that the shop does not know', async () => {
  const { orderId } = await createOrder(shop);
  expect(await refusalOf(pay(orderId, 'coquillages' as ReceivedMethod))).toMatchObject({
    status: 422,
    errors: { receivedMethod: ['Moyen inconnu'] },
  });
});
