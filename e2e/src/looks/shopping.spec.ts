import type { Page } from '@playwright/test';
import { BROKEN, breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { continueToConfirmation, continueToPayment, finishButton, termsBox } from '../pages/checkout.ts';
import { expectOrderPage, expectPaid, payButton } from '../pages/order-page.ts';
import { cartButton, cartDrawer, content, heading, visit } from '../pages/page-parts.ts';
import { chooseOperator, expectPaymentPage, payByCard } from '../pages/payment-page.ts';
import { fillCart, giveAddress, placeOrder } from '../shoppers.ts';
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

test('pictures of the cart', async ({ page, shopper, product, api }) => {
  const held = await holdCalls(page, 'GET /api/v1/cart');
  await visit(page, '/');
  await cartButton(page).click();
  await expect(cartDrawer(page).getByText('Chargement du panier...')).toBeAttached();
  await takeScreen(page, 'cart-on-its-way');
  held.go();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  await takeScreen(page, 'cart-empty');
  const { data } = await api.call('GET /products', { query: { limit: 40, inStock: 'true' } });
  const others = data.filter(({ id, stock, variations }) => id !== product.id && stock > 20 && !variations.length);
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

test('pictures of a cart that cannot be ordered as it is', async ({ page, shopper, product, staff }) => {
  const made = [];
  for (const name of ['Infusion du soir', 'Infusion du matin']) {
    const body = { name, price: 1500, stock: 3, status: 'PUBLISHED' as const, categoryId: product.categoryId };
    const { data } = await staff.api.call('POST /products', { body });
    made.push(data);
    await fillCart(shopper, data.id, 3);
  }
  for (const [place, { id }] of made.entries()) {
    await staff.api.call('PUT /products/{id}', { params: { id }, body: { stock: place } });
  }
  await visit(page, '/');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText('Rupture de stock');
  await takeScreen(page, 'cart-issues');
  await giveAddress(shopper);
  await visit(page, '/checkout');
  await expect(content(page).getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takePage(page, 'checkout-issues');
  for (const { id } of made) await staff.api.call('DELETE /products/{id}', { params: { id } });
});

test('pictures of the checkout', async ({ page, shopper, product }) => {
  await visit(page, '/checkout');
  await expect(heading(page, 'Votre panier est vide')).toBeVisible();
  await takePage(page, 'checkout-empty');
  await fillCart(shopper, product.id, 8);
  await visit(page, '/checkout');
  await expect(content(page).getByText('Aucune adresse de livraison trouvée')).toBeVisible();
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await takePage(page, 'checkout-no-address');
  await content(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = page.getByRole('form', { name: 'Nouvelle adresse' });
  await form.getByRole('button', { name: "Enregistrer l'adresse" }).click();
  await takePage(page, 'checkout-address-refused');
  await giveAddress(shopper, 'Parakou', { addressLine2: 'Immeuble Soglo, 2e étage', postalCode: 'BP 120' });
  await giveAddress(shopper, 'Cotonou', { isDefault: true });
  await visit(page, '/checkout');
  await expect(heading(page, 'Où livrer votre commande ?')).toBeVisible();
  await takePage(page, 'checkout-delivery');
  await continueToPayment(page);
  await takePage(page, 'checkout-payment');
  await continueToConfirmation(page);
  await takePage(page, 'checkout-confirmation');
  const code = content(page).getByLabel('Code promo (facultatif)');
  await code.fill('INCONNU');
  await content(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(content(page).locator('[aria-invalid=true]')).toBeVisible();
  await takePage(page, 'checkout-promo-refused');
  await code.fill('BIENVENUE10');
  await content(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(content(page)).toContainText('Code appliqué');
  await termsBox(page).check();
  await takePage(page, 'checkout-promo-applied');
  const allow = await breakCalls(page, 'POST /api/v1/orders');
  await finishButton(page).click();
  await expect(content(page).getByRole('alert')).toContainText('Une erreur est survenue');
  await takeScreen(page, 'checkout-banner');
  await allow();
  await page.route('**/api/v1/orders', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), agreedAmount: 500 }) }),
  );
  await finishButton(page).click();
  await expect(content(page).getByRole('alert')).toContainText('Le total de votre commande est maintenant de');
  await takeScreen(page, 'checkout-total-changed');
  await page.unroute('**/api/v1/orders');
  const { go } = await holdCalls(page, 'POST /api/v1/orders');
  await finishButton(page).click();
  await expect(content(page).getByRole('button', { name: 'Traitement en cours...' })).toBeVisible();
  await takeScreen(page, 'checkout-busy');
  go();
  await expectPaymentPage(page);
});

test('pictures of the payment page', async ({ page, shopper, product }) => {
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

test('pictures of an order in every state', async ({ page, shopper, product, api, staff }) => {
  const { data } = await api.call('GET /products', { query: { limit: 100, inStock: 'true' } });
  const other = data.find(({ id, stock, variations }) => id !== product.id && stock > 20 && !variations.length);
  await fillCart(shopper, other?.id ?? '');
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

test('pictures of tracking', async ({ page, shopper, product, staff }) => {
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
});
