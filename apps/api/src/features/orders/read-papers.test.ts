import { expect, onTestFinished, test } from 'vitest';
import { formatFcfa, sayDay } from '@tokpa/contract';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createCoupon } from '#testing/create-coupon';
import { createFormation } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { pdfLines, pdfText, printedOver } from '#testing/pdf-text';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { issueInvoice } from './invoices.queries.ts';

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

test('the invoice says on which day the money was back, not on which it was asked for', async () => {
  const { orderId, checkoutUrl } = await createOrder(shop);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  const { token } = await createStaff(shop);
  const body = { amount: 500, reason: 'Boîte abîmée' };
  await shop.client(token).call('POST /orders/{id}/refunds', { params: { id: orderId }, body });
  shop.clock.pass(3 * 24 * 60);
  await shop.platform.jobs.drain();
  const lines = await invoiceLines((await createStaff(shop)).token, orderId);
  expect(lines).toContain(`Remboursé le ${sayDay(shop.clock.now())}`);
});

test('papers and mails write the first day of a month as the pages do', async () => {
  const now = shop.clock.now();
  shop.clock.pass((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12) - now.getTime()) / 60_000);
  const { orderId, shopper } = await createOrder(shop);
  expect((await invoiceLines(shopper.token, orderId)).join(' ')).toMatch(/ du 1er \p{L}+ \d{4}/u);
  const [mail] = await readMails(shop, { to: shopper.email, template: 'order-received' });
  expect(mail?.text).toMatch(/ du 1er \p{L}+ \d{4} à \d\d:\d\d/u);
});

test('what an order was paid a second time, and went back, is not on its invoice', async () => {
  const { orderId, checkoutUrl, shopper } = await createOrder(shop);
  const retry = { params: { id: orderId }, body: { paymentMethod: 'card' as const } };
  const { checkout_url: secondUrl } = await shop.client(shopper.token).call('POST /orders/{id}/payments', retry);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await payOnSandbox(shop, secondUrl ?? '', 'approve');
  await shop.platform.jobs.drain();
  expect((await invoiceLines(shopper.token, orderId)).join()).not.toContain('Rembours');
});

test('the invoice names who bought, also where the parcel goes to somebody else', async () => {
  const { orderId, shopper, order } = await createOrder(shop, { recipientName: 'Mémé Akouavi' });
  const lines = await invoiceLines(shopper.token, orderId);
  expect(lines).toEqual(expect.arrayContaining(['Mémé Akouavi', `Client : ${order.customer.name}`]));
  const own = await createOrder(shop);
  expect((await invoiceLines(own.shopper.token, own.orderId)).join()).not.toContain('Client :');
});

test('the landmark stands on the papers as in the mails, its colon on the line of its word', async () => {
  const { orderId, shopper } = await createOrder(shop, { landmark: 'derrière la pharmacie' });
  expect(await invoiceLines(shopper.token, orderId)).toContain('Repère\u00a0: derrière la pharmacie');
});

test('an order that cost nothing has an invoice without a number, and neither it nor the mail names what it was paid with', async () => {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  const { id: itemId } = await createFormation(shop, { price: 5000 });
  const { code: couponCode } = await createCoupon(shop, { value: 100 });
  await client.call('POST /cart');
  await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId } });
  const { order } = await client.call('POST /orders', { body: { paymentMethod: 'momo', couponCode } });
  expect(order).toMatchObject({ finalAmount: 0, invoiceNumber: null });
  const { name } = await client.call('GET /orders/{id}/invoice', { params: { id: order.id } });
  const lines = await invoiceLines(shopper.token, order.id);
  expect([name, lines.filter((line) => /FACTURE|N°|Paiement/.test(line))]).toEqual([
    `facture-${order.orderNumber}.pdf`,
    ['FACTURE'],
  ]);
  const [mail] = await readMails(shop, { to: shopper.email, template: 'order-received' });
  expect(mail?.text).toContain(`Total\u00a0: ${formatFcfa(0)}`);
  expect(mail?.text).not.toContain('Paiement');
  expect(mail?.html).not.toContain('Paiement');
});

test('two who open the invoice of an order from before there were any read the same number', async () => {
  const { client, params } = await orderPaid();
  const { db } = shop.platform;
  await db.deleteFrom('invoices').where('order_id', '=', params.id).execute();
  const read = async () => (await client.call('GET /orders/{id}/invoice', { params })).name;
  const reads: Promise<string>[] = [];
  await during(
    shop,
    (tx) =>
      tx
        .updateTable('invoice_counters')
        .set((row) => ({ last_number: row.ref('last_number') }))
        .execute(),
    async () => {
      reads.push(read(), read());
      await untilWaiting(shop, 2);
    },
  );
  const [one, other] = await Promise.all(reads);
  expect(one).toMatch(/^FAC-/);
  expect(other).toBe(one);
});

test('an order that is paid while its proforma is drawn gets a proforma without a number', async () => {
  const { orderId, order, shopper } = await createOrder(shop);
  const read = () => shop.client(shopper.token).call('GET /orders/{id}/invoice', { params: { id: orderId } });
  const now = shop.clock.now();
  await during(
    shop,
    async (tx) => {
      await tx.updateTable('orders').set({ status: 'PAID', paid_at: now }).where('id', '=', orderId).execute();
      await issueInvoice(tx, orderId, now);
    },
    async () => {
      const proforma = await read();
      expect(proforma.name).toBe(`facture-proforma-${order.orderNumber}.pdf`);
      expect(await pdfText(proforma.content)).not.toContain('FAC-');
    },
  );
  expect((await read()).name).toMatch(/^FAC-/);
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

test('the invoice of what is still to come says where it goes, and says once that it is paid there', async () => {
  const { orderId, shopper } = await createOrder(shop, { paymentMethod: 'cod' });
  const lines = await invoiceLines(shopper.token, orderId);
  expect(lines).toContain('Livraison à');
  expect(lines).toContain('Paiement à la livraison');
  expect(lines.join()).not.toMatch(/Livré|Paiement :/);
});

test('the proforma invoice of a cancelled order says that it is cancelled, and asks for no payment', async () => {
  const { orderId, shopper } = await createOrder(shop, { status: 'CANCELLED' });
  const lines = await invoiceLines(shopper.token, orderId);
  expect(lines).toEqual(expect.arrayContaining(['FACTURE PROFORMA', 'Commande annulée']));
  expect(lines.join()).not.toContain('Paiement');
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

async function slipLines(token: string, id: string): Promise<string[]> {
  const { content } = await shop.client(token).call('GET /orders/{id}/packing-slip', { params: { id } });
  return (await pdfText(content)).split('\n');
}

test('the packing slip of a cancelled order says that it is cancelled, whether it was paid or not', async () => {
  const { token } = await createStaff(shop);
  const { orderId } = await createOrder(shop, { status: 'PAID' });
  expect(await slipLines(token, orderId)).not.toContain('Commande annulée');
  const cancelled = { params: { id: orderId }, body: { status: 'CANCELLED' as const } };
  await shop.client(token).call('PATCH /orders/{id}/status', cancelled);
  expect(await slipLines(token, orderId)).toContain('Commande annulée');
  const { orderId: unpaid } = await createOrder(shop, { status: 'CANCELLED' });
  expect(await slipLines(token, unpaid)).toContain('Commande annulée');
});

test('the packing slip tells the courier what to collect, and nothing once it is paid or cancelled', async () => {
  const { token } = await createStaff(shop);
  const collected = (lines: readonly string[]) => lines.filter((line) => line.includes('encaisser'));
  const online = await createOrder(shop);
  expect(collected(await slipLines(token, online.orderId)), 'it may be paid on its way').toEqual([]);
  const { orderId, order } = await createOrder(shop, { paymentMethod: 'cod' });
  expect(collected(await slipLines(token, orderId))).toEqual([`À encaisser\u00a0: ${formatFcfa(order.finalAmount)}`]);
  const received = { status: 'DELIVERED' as const, receivedAmount: order.finalAmount - 500 };
  await shop.client(token).call('PATCH /orders/{id}/status', { params: { id: orderId }, body: received });
  expect(collected(await slipLines(token, orderId))).toEqual([]);
  for (const status of ['PAID', 'CANCELLED'] as const) {
    const { orderId: id } = await createOrder(shop, { paymentMethod: 'cod', status });
    expect(collected(await slipLines(token, id)), status).toEqual([]);
  }
});

test('the packing slip counts what goes into the parcel, and no course that was bought with it', async () => {
  const { token } = await createStaff(shop);
  const shopper = await createShopper(shop);
  const { id: itemId } = await createFormation(shop, { price: 5000 });
  const client = shop.client(shopper.token);
  await client.call('POST /cart');
  await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId } });
  const { id: productId } = await createProduct(shop, { stock: 9 });
  const { orderId, order } = await createOrder(shop, { shopper, lines: [{ productId, quantity: 3 }] });
  expect(order.itemsCount).toBe(4);
  expect(await slipLines(token, orderId)).toContain('3\u00a0articles');
  expect(await slipLines(token, (await createOrder(shop)).orderId)).toContain('1\u00a0article');
});

test('a shop with a long name prints it beside what its papers are called, over nothing', async () => {
  const staff = shop.client((await createStaff(shop)).token);
  const name = 'Coopérative des transformatrices de karité du Bénin';
  await staff.call('PUT /settings', { body: { shopName: name } });
  onTestFinished(async () => {
    await staff.call('DELETE /settings/{key}', { params: { key: 'shopName' } });
  });
  const params = { id: (await createOrder(shop)).orderId };
  for (const paper of ['GET /orders/{id}/invoice', 'GET /orders/{id}/packing-slip'] as const) {
    const lines = await pdfLines((await staff.call(paper, { params })).content);
    expect(lines.map(({ text }) => text.trim()).join(' ')).toContain(name);
    expect(printedOver(lines)).toEqual([]);
  }
});

/** The invoice of one piece at this price, paid with this code. */
async function invoiceOf(price: number, coupon: { couponCode?: string }) {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  const { id: itemId } = await createProduct(shop, { price, stock: 1 });
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
  await client.call('POST /cart');
  await client.call('POST /cart/items', { body: { itemType: 'PRODUCT', itemId } });
  const { order } = await client.call('POST /orders', {
    body: { paymentMethod: 'momo', shippingAddressId, ...coupon },
  });
  const { content } = await client.call('GET /orders/{id}/invoice', { params: { id: order.id } });
  return { order, lines: await pdfLines(content) };
}

test('the longest code of a coupon is printed over nothing', async () => {
  const { code: couponCode } = await createCoupon(shop, { code: 'PROMOTIONDEFINDANNEEPOURTOUTLEMO' });
  const { lines } = await invoiceOf(20_000, { couponCode });
  expect(lines.map(({ text }) => text).join('')).toContain(couponCode);
  expect(printedOver(lines)).toEqual([]);
});

test('the highest total stands in one line', async () => {
  const { order, lines } = await invoiceOf(999_999_000, {});
  expect(order.finalAmount).toBe(1_000_000_000);
  expect(lines.map(({ text }) => text)).toContain(formatFcfa(1_000_000_000));
});

test('of a paper of several pages each says which it is, and what stands in its columns', async () => {
  const staff = shop.client((await createStaff(shop)).token);
  const lines = [];
  for (let at = 0; at < 60; at += 1) lines.push({ productId: (await createProduct(shop)).id });
  const { orderId, order } = await createOrder(shop, { lines });
  const params = { id: orderId };
  const pagesOf = async (paper: 'GET /orders/{id}/invoice' | 'GET /orders/{id}/packing-slip', heading: string) => {
    const seen = await pdfLines((await staff.call(paper, { params })).content);
    expect(printedOver(seen)).toEqual([]);
    const pages = [...new Set(seen.map(({ page }) => page))];
    const texts = pages.map((page) => seen.filter((one) => one.page === page).map(({ text }) => text.trim()));
    return texts.map((all) => [all.includes(heading), all.at(-1)]);
  };
  const feet = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => [true, `${name} · page\u00a0${at + 1}/${count}`]);
  expect(await pagesOf('GET /orders/{id}/invoice', 'Désignation')).toEqual(
    feet(`FACTURE PROFORMA ${order.orderNumber}`, 2),
  );
  expect(await pagesOf('GET /orders/{id}/packing-slip', 'Préparé')).toEqual(
    feet(`Bon de livraison ${order.orderNumber}`, 2),
  );
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: order.finalAmount });
  const { name } = await staff.call('GET /orders/{id}/invoice', { params });
  expect(await pagesOf('GET /orders/{id}/invoice', 'Désignation')).toEqual(feet(name.replace('.pdf', ''), 2));
});

test('a paper of one page has no page number', async () => {
  const { orderId, shopper } = await createOrder(shop);
  expect((await invoiceLines(shopper.token, orderId)).join()).not.toContain('page');
});
