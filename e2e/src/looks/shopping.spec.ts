import type { Page } from '@playwright/test';
import type { PaymentState } from '@tokpa/contract/orders';
import { BROKEN, breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { expectOrderPage, expectPaid, payButton } from '../pages/order-page.ts';
import { cartButton, cartDrawer, content, heading, visit } from '../pages/page-parts.ts';
import { chooseOperator, expectPaymentPage, payByCard } from '../pages/payment-page.ts';
import { ownProduct, ownProducts } from '../products.ts';
import { fillCart, placeOrder } from '../shoppers.ts';
import { moveOrder } from '../staff.ts';
import { takePage, takeScreen } from './take-picture.ts';

/** A sheet as the browser lays it out, in its pixels. */
const A4 = { width: 794, height: 1123 };

test.slow();
test.beforeEach(({ faults }) => faults.allow(/^50[02]|Failed to load resource/));

async function openOrder(page: Page, id: string): Promise<void> {
  await visit(page, `/order/${id}`);
  await expect(heading(page, /^Commande ORD-/)).toBeVisible();
}

/** What the shop says of a payment, changed into what it would say a little later. */
async function answerPayment(page: Page, id: string, later: Partial<PaymentState>): Promise<void> {
  await page.route(`**/api/v1/orders/${id}/payment`, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: PaymentState };
    await route.fulfill({ json: { data: { ...data, ...later } } });
  });
}

test('a look at the cart', async ({ page, shopper, product, api }) => {
  const held = await holdCalls(page, 'GET /api/v1/cart');
  await visit(page, '/');
  await cartButton(page).click();
  await expect(cartDrawer(page).getByText('Chargement du panier...')).toBeAttached();
  await takeScreen(page, 'cart-on-its-way');
  held.go();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  await takeScreen(page, 'cart-empty');
  const others = (await ownProducts(api, test.info().parallelIndex)).filter(({ id }) => id !== product.id);
  for (const { id } of others.slice(0, 3)) await fillCart(shopper, id);
  await fillCart(shopper, product.id, 2);
  await visit(page, `/product/${product.slug}`);
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  await takePage(page, 'product-in-cart');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await page.waitForLoadState('networkidle');
  await takeScreen(page, 'cart');
  await cartDrawer(page).getByRole('button', { name: 'Vider le panier' }).click();
  await expect(page.getByRole('dialog', { name: 'Vider le panier' })).toBeVisible();
  await takeScreen(page, 'cart-question');
  await visit(page, '/products');
  await takePage(page, 'catalogue-of-a-shopper');
  await breakCalls(page, 'GET /api/v1/cart');
  await page.evaluate(() => localStorage.removeItem('cart'));
  await page.reload();
  await cartButton(page).click();
  await expect(cartDrawer(page).getByRole('alert')).toBeVisible();
  await takeScreen(page, 'cart-failed');
});

test('a look at the payment page', async ({ page, shopper, product }) => {
  const { order, checkout_url: paymentPage = '' } = await placeOrder(shopper, product.id);
  await page.goto(paymentPage);
  await takePage(page, 'payment');
  await page.getByLabel('Numéro de téléphone').fill('12');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await takePage(page, 'payment-refused');
  await chooseOperator(page);
  await takePage(page, 'payment-on-the-phone');
  await page.getByRole('button', { name: 'Laisser en attente' }).click();
  await expectOrderPage(page);
  await expect(payButton(page, 'Payer maintenant')).toBeVisible();
  await takePage(page, 'order-waits-for-payment');
  await payButton(page, 'Payer maintenant').click();
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(payButton(page, 'Réessayer le paiement')).toBeVisible();
  await takePage(page, 'order-payment-failed');
  await page.goto(paymentPage);
  await takePage(page, 'payment-over');
  await openOrder(page, order.id);
  await payButton(page, 'Réessayer le paiement').click();
  await expectPaymentPage(page);
  await page.getByRole('radio', { name: /Visa/ }).check();
  await takePage(page, 'payment-card');
  await payByCard(page, '4111 1111 1111 1111');
  await expectPaid(page);
  await takePage(page, 'order-paid');
});

test('a look at a payment that has come, and at one that comes too late', async ({ page, shopper, product }) => {
  const { order } = await placeOrder(shopper, product.id);
  await answerPayment(page, order.id, { attemptStatus: 'PAID' });
  await openOrder(page, order.id);
  await expect(heading(page, 'Paiement reçu')).toBeVisible();
  await takePage(page, 'order-payment-received');
  await answerPayment(page, order.id, { attemptStatus: 'EXPIRED', isPayable: false });
  await openOrder(page, order.id);
  await expect(heading(page, 'Cette commande ne peut plus être payée')).toBeVisible();
  await takePage(page, 'order-payment-too-late');
});

test('a look at an order in every state', async ({ page, shopper, product, api, staff }) => {
  const other = await ownProduct(api, test.info().parallelIndex, product);
  await fillCart(shopper, other.id);
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  const held = await holdCalls(page, `GET /api/v1/orders/${order.id}`);
  await visit(page, `/order/${order.id}`);
  await expect(content(page).getByText('Chargement des détails de la commande...').first()).toBeVisible();
  await takeScreen(page, 'order-on-its-way');
  held.go();
  await openOrder(page, order.id);
  await takePage(page, 'order-cash');
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByRole('dialog', { name: 'Annuler la commande' })).toBeVisible();
  await takeScreen(page, 'order-question');
  for (const status of ['SHIPPED', 'DELIVERED'] as const) {
    await moveOrder(staff, order.id, status);
    await openOrder(page, order.id);
    await takePage(page, `order-${status.toLowerCase()}`);
  }
  const screen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  await takePage(page, 'order-on-paper');
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen ?? A4);
  const { order: cancelled } = await placeOrder(shopper, product.id);
  await moveOrder(staff, cancelled.id, 'CANCELLED');
  await openOrder(page, cancelled.id);
  await takePage(page, 'order-cancelled');
  await visit(page, '/order/01a1ffce-c50e-73d4-96be-97c666127c65');
  await expect(heading(page, 'Commande introuvable')).toBeVisible();
  await takeScreen(page, 'order-unknown');
  await visit(page, '/order');
  await expect(heading(page, 'ID de commande manquant')).toBeVisible();
  await takeScreen(page, 'order-none');
  await page.route(`**/api/v1/orders/${order.id}`, (route) => route.fulfill(BROKEN));
  await visit(page, `/order/${order.id}`);
  await expect(content(page).getByRole('alert')).toBeVisible();
  await takeScreen(page, 'order-failed');
});

test('a look at tracking', async ({ page, shopper, product, staff }) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await moveOrder(staff, order.id, 'SHIPPED');
  await visit(page, '/track-order');
  await content(page).getByRole('button', { name: 'Suivre ma commande' }).click();
  await takePage(page, 'tracking-refused');
  await visit(page, '/track-order?orderNumber=ORD-0');
  await expect(content(page)).toContainText('Commande non trouvée.');
  await takePage(page, 'tracking-unknown');
  await visit(page, `/track-order?orderNumber=${order.orderNumber}`);
  await expect(content(page)).toContainText('Étapes de la livraison');
  await takePage(page, 'tracking');
  await breakCalls(page, 'GET /api/v1/orders/track?**');
  await visit(page, `/track-order?orderNumber=${order.orderNumber}`);
  await expect(content(page)).toContainText('Erreur lors du suivi de la commande.');
  await takePage(page, 'tracking-failed');
});
