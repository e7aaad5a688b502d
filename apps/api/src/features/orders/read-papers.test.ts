import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { pdfText } from '#testing/pdf-text';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function orderPaid() {
  const { orderId, shopper, order } = await createOrder(shop);
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: order.finalAmount });
  return { client: shop.client(shopper.token), params: { id: orderId } };
}

async function bytesOf(content: Blob): Promise<string> {
  return Buffer.from(await content.arrayBuffer()).toString('latin1');
}

test('an order that is not paid has a proforma invoice, a paid one its number', async () => {
  const { orderId, shopper, order } = await createOrder(shop);
  const client = shop.client(shopper.token);
  const proforma = await client.call('GET /orders/{id}/invoice', { params: { id: orderId } });
  expect(proforma.name).toBe(`facture-proforma-${order.orderNumber}.pdf`);
  expect(proforma.content.type).toBe('application/pdf');
  expect(await bytesOf(proforma.content)).toMatch(/^%PDF-1\./);

  const paid = await orderPaid();
  const invoice = await paid.client.call('GET /orders/{id}/invoice', { params: paid.params });
  expect(invoice.name).toMatch(/^FAC-\d{4}-\d{6}\.pdf$/);
  const again = await paid.client.call('GET /orders/{id}/invoice', { params: paid.params });
  expect(again.name).toBe(invoice.name);
});

async function invoiceLines(token: string, id: string): Promise<string[]> {
  const { content } = await shop.client(token).call('GET /orders/{id}/invoice', { params: { id } });
  return (await pdfText(content)).split('\n');
}

test('money is said to be back on the invoice once it is, and to be on its way until then', async () => {
  const { token } = await createStaff(shop);
  const { orderId, checkoutUrl } = await createOrder(shop);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  const refund = { params: { id: orderId }, body: { amount: 500, reason: 'Boîte abîmée' } };
  await shop.client(token).call('POST /orders/{id}/refunds', refund);
  const underWay = await invoiceLines(token, orderId);
  expect(underWay.slice(underWay.indexOf('Remboursement en cours'))[1]).toBe(formatFcfa(-500));
  expect(underWay.join()).not.toContain('Remboursé le');
  await shop.platform.jobs.drain();
  const done = await invoiceLines(token, orderId);
  const back = done.findIndex((line) => line.startsWith('Remboursé le '));
  expect(done[back + 1]).toBe(formatFcfa(-500));
  expect(done).not.toContain('Remboursement en cours');
});

test('money that somebody must give back by hand is not said to be back on the invoice before', async () => {
  const { token } = await createStaff(shop);
  const client = shop.client(token);
  const { orderId } = await createOrder(shop, { status: 'PAID' });
  const { data } = await client.call('POST /orders/{id}/refunds', {
    params: { id: orderId },
    body: { reason: 'Geste' },
  });
  expect((await invoiceLines(token, orderId)).join()).not.toContain('Remboursé le');
  const params = { id: orderId, refundId: data.refunds[0]?.id ?? '' };
  await client.call('POST /orders/{id}/refunds/{refundId}/done', { params, body: { reference: 'MTN 4711' } });
  expect((await invoiceLines(token, orderId)).join()).toContain('Remboursé le');
});

test('the invoice names what was paid with, whatever had been chosen, and still does once the money is back', async () => {
  const { token } = await createStaff(shop);
  const { orderId, checkoutUrl } = await createOrder(shop, { paymentMethod: 'card' });
  expect(await invoiceLines(token, orderId)).toContain('Paiement : Carte bancaire');
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  expect(await invoiceLines(token, orderId)).toContain('Paiement : MTN Money');
  await shop
    .client(token)
    .call('POST /orders/{id}/refunds', { params: { id: orderId }, body: { reason: 'Colis perdu' } });
  await shop.platform.jobs.drain();
  expect(await invoiceLines(token, orderId)).toContain('Paiement : MTN Money');
});

test('numbers follow each other without a gap, also when payments come in at the same moment', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => orderPaid()));
  const names = await Promise.all(
    orders.map(async ({ client, params }) => (await client.call('GET /orders/{id}/invoice', { params })).name),
  );
  const numbers = names.map((name) => Number(name.slice(-10, -4))).toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});

test('papers are for the owner of the order and for staff, the packing slip for staff alone', async () => {
  const { params, client } = await orderPaid();
  const other = shop.client((await createShopper(shop)).token);
  expect(await refusalOf(other.call('GET /orders/{id}/invoice', { params }))).toMatchObject({ status: 404 });
  expect(await refusalOf(client.call('GET /orders/{id}/packing-slip', { params }))).toMatchObject({ status: 403 });
  const staff = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
  const slip = await staff.call('GET /orders/{id}/packing-slip', { params });
  expect(slip.name).toMatch(/^bon-de-livraison-ORD-.*\.pdf$/);
  expect(await bytesOf(slip.content)).toMatch(/^%PDF-1\./);
});
