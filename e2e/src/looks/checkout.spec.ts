import { breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { continueToConfirmation, continueToPayment, finishButton, STEPS, termsBox } from '../pages/checkout.ts';
import { cartButton, cartDrawer, content, heading, visit } from '../pages/page-parts.ts';
import { expectPaymentPage } from '../pages/payment-page.ts';
import { fillCart, giveAddress } from '../shoppers.ts';
import { takePage, takeScreen } from './take-picture.ts';

/** Six of them cost more than is taken in cash. */
const DEAR = 'glucometre-suivi-facile-kit-complet';

test.slow();
test.beforeEach(({ faults }) => faults.allow(/^50[02]|Failed to load resource/));

test('a look at a cart that cannot be ordered as it is', async ({ page, shopper, product, staff }) => {
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

test('a look at the checkout', async ({ page, shopper, product }) => {
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
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
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

test('a look at a checkout without a network, and with changes that wait for one', async ({
  page,
  context,
  shopper,
  product,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await expect(heading(page, STEPS.delivery)).toBeVisible();
  await context.setOffline(true);
  await expect(content(page)).toContainText('Vous êtes hors connexion. La commande se passe avec le réseau');
  await takeScreen(page, 'checkout-offline');
  await context.setOffline(false);

  await page.route('**/api/v1/cart/items/*', (route) => route.abort());
  await visit(page, '/');
  await cartButton(page).click();
  await cartDrawer(page)
    .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
    .click();
  await expect(cartDrawer(page)).toContainText('Un changement sera envoyé');
  await visit(page, '/checkout');
  await expect(content(page).getByRole('status').filter({ hasText: 'ne sont pas encore envoyés' })).toBeVisible();
  await takePage(page, 'checkout-unsent');
});

test('a look at a checkout that asks for another choice', async ({ page, shopper, product, api }) => {
  await giveAddress(shopper, 'Accra', { country: 'Ghana' });
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(content(page).getByRole('alert')).toContainText('Nous ne livrons pas encore dans ce pays');
  await takePage(page, 'checkout-not-served');

  await giveAddress(shopper, 'Parakou');
  await giveAddress(shopper, 'Cotonou', { isDefault: true });
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page, 'Paiement à la livraison');
  await content(page).getByRole('button', { name: 'Modifier l’adresse' }).click();
  await content(page)
    .getByRole('radio', { name: /Parakou/ })
    .check();
  await continueToPayment(page);
  await content(page).getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(content(page).getByRole('alert')).toContainText('Veuillez sélectionner un mode de paiement');
  await takePage(page, 'checkout-no-method');

  const { data: dear } = await api.call('GET /products/{id}', { params: { id: DEAR } });
  await fillCart(shopper, dear.id, 6);
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, '/checkout');
  await continueToPayment(page);
  await expect(content(page).getByRole('radio', { name: /Paiement à la livraison/ })).toBeDisabled();
  await takePage(page, 'checkout-cash-too-expensive');
});
