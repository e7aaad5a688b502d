import { ALIKE, SELDOM } from './alike.ts';
import { breakCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { orderByDefault } from './pages/checkout.ts';
import { expectOrderPage, expectPaid, orderNumber, payButton } from './pages/order-page.ts';
import { content, heading, visit } from './pages/page-parts.ts';
import { approve, cancel, decline, expectPaymentPage, leavePending, payByCard } from './pages/payment-page.ts';
import { fillCart, giveAddress, placeOrder, type Shopper } from './shoppers.ts';

const GOOD_CARD = '4111 1111 1111 1111';
const REFUSED_CARD = '4000 0000 0000 0002';

/** How often the shopper's one order was begun to be paid. */
async function countAttempts({ api }: Shopper): Promise<number | undefined> {
  const { data: orders } = await api.call('GET /orders');
  expect(orders).toHaveLength(1);
  return orders[0]?.transactions.length;
}

test.beforeEach(async ({ shopper, product }) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
});

test('a refused payment costs nothing and can be tried again by card', async ({ page, shopper, mailbox }) => {
  await orderByDefault(page);
  await decline(page);

  await expectOrderPage(page);
  await expect(heading(page, 'Le paiement n’a pas abouti')).toBeVisible();
  await expect(content(page)).toContainText('Rien ne vous a été facturé');
  await expect(content(page).locator('header').filter({ hasText: /ORD-/ })).toContainText('Échouée');
  await mailbox.waitFor(shopper.email, /a échoué$/);

  await payButton(page, 'Réessayer le paiement').click();
  await payByCard(page, GOOD_CARD);
  await expectPaid(page);
  await mailbox.waitFor(shopper.email, /^Paiement reçu/);
});

test(
  'a browser that came without TLS, as a phone on the same network does, orders and pays',
  { tag: SELDOM },
  async ({ page }) => {
    // What browsers keep for addresses that nobody can listen to.
    await page.addInitScript(() => {
      delete (Crypto.prototype as Partial<Crypto>).randomUUID;
      delete (Crypto.prototype as { subtle?: SubtleCrypto }).subtle;
      delete (globalThis as { caches?: CacheStorage }).caches;
      for (const name of ['clipboard', 'locks', 'serviceWorker', 'storage']) {
        Reflect.deleteProperty(Navigator.prototype, name);
      }
    });
    await page.goto('/');
    expect(await page.evaluate(() => [typeof crypto.randomUUID, 'locks' in navigator, 'caches' in globalThis])).toEqual(
      ['undefined', false, false],
    );
    await orderByDefault(page);
    await approve(page);
    await expectPaid(page);
  },
);

test(
  'an order whose payment cannot be read says so, and can be paid once it can be',
  { tag: SELDOM },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/^500|Failed to load resource/);
    const { order } = await placeOrder(shopper, product.id);
    const mend = await breakCalls(page, `GET /api/v1/orders/${order.id}/payment`);
    await visit(page, `/order/${order.id}`);
    await expect(heading(page, 'L’état du paiement n’a pas pu être lu')).toBeVisible();
    await mend();
    await content(page).getByRole('button', { name: 'Réessayer', exact: true }).click();
    await expect(payButton(page, 'Payer maintenant')).toBeVisible();
  },
);

test('a refused card is told as such, and mobile money then pays', async ({ page, shopper }) => {
  await orderByDefault(page, 'Carte bancaire');
  await payByCard(page, REFUSED_CARD);
  await expect(heading(page, 'Le paiement n’a pas abouti')).toBeVisible();

  await payButton(page, 'Réessayer le paiement').click();
  await approve(page, 'MOOV Money');
  await expectPaid(page);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders).toHaveLength(1);
});

test('a double tap on the button that tries again opens one payment', { tag: ALIKE }, async ({ page, shopper }) => {
  await orderByDefault(page);
  await decline(page);
  await expectOrderPage(page);
  expect(await countAttempts(shopper)).toBe(1);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments')) asked.push(request.url());
  });
  await payButton(page, 'Réessayer le paiement').dblclick();
  await expectPaymentPage(page);
  expect(asked).toHaveLength(1);
  expect(await countAttempts(shopper)).toBe(2);
});

test(
  'a double tap on the button of an open payment leads to its page, and opens no other',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    await orderByDefault(page);
    await leavePending(page);
    await expectOrderPage(page);
    await payButton(page, 'Payer maintenant').dblclick();
    await expect(page.getByRole('button', { name: 'Approuver' })).toBeVisible();
    expect(await countAttempts(shopper)).toBe(1);
  },
);

test('a payment given up on its page leaves the order to be paid', async ({ page }) => {
  await orderByDefault(page);
  await cancel(page);
  await expectOrderPage(page);
  await payButton(page, 'Réessayer le paiement').click();
  await approve(page);
  await expectPaid(page);
});

test('a payment left without an answer is followed live once it is approved elsewhere', async ({ page, context }) => {
  await orderByDefault(page);
  await leavePending(page);
  await expectOrderPage(page);
  await expect(heading(page, 'Paiement en attente')).toBeVisible();
  await expect(content(page)).toContainText(/Il vous reste (1 h|\d+ minutes) pour payer/);

  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await payButton(elsewhere, 'Payer maintenant').click();
  await elsewhere.getByRole('button', { name: 'Approuver' }).click();
  await expectPaid(elsewhere);

  await page.bringToFront();
  await expectPaid(page);
});

test('a payment page that was closed is found again from the account', { tag: SELDOM }, async ({ page }) => {
  await orderByDefault(page);
  await expectPaymentPage(page);
  await page.goto('/account?tab=commandes');
  await content(page)
    .getByRole('link', { name: /^Voir le détail/ })
    .click();
  const number = await orderNumber(page);
  await payButton(page, 'Payer maintenant').click();
  await approve(page, 'Celtis Money');
  await expectPaid(page);
  expect(await orderNumber(page)).toBe(number);
});

test('after paying, going back never leads to a second order', async ({ page, shopper }) => {
  await orderByDefault(page);
  await approve(page);
  await expectPaid(page);
  const paidAt = page.url().split('?')[0] ?? '';

  await page.goBack();
  await page.goBack();
  await expect(heading(page, /^Commande ORD-|Paiement approuvé/).first()).toBeVisible();
  await page.goto('/checkout');
  await expect(heading(page, 'Votre panier est vide')).toBeVisible();
  await page.goto(paidAt);
  await expectPaid(page);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders).toHaveLength(1);
});
