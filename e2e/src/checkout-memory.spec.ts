import { SELDOM } from './alike.ts';
import { expect, test } from './fixtures.ts';
import {
  continueToConfirmation,
  continueToPayment,
  continueToTheEnd,
  finishButton,
  STEPS,
  termsBox,
} from './pages/checkout.ts';
import { content, fill, heading, untilAlive, visit } from './pages/page-parts.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { fillCart, giveAddress } from './shoppers.ts';

test('a session that ends in the middle of the checkout is opened again and everything is still there', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper, 'Abomey');
  await giveAddress(shopper, 'Cotonou', { recipientName: 'Sœur de Cotonou' });
  await fillCart(shopper, product.id, 2);
  await visit(page, '/checkout');
  await content(page)
    .getByRole('radio', { name: /Sœur de Cotonou/ })
    .check();
  await continueToPayment(page);
  await continueToConfirmation(page, 'Carte bancaire');

  await shopper.api.call('POST /auth/logout');
  await termsBox(page).check();
  await finishButton(page).click();

  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout&expired=1/);
  await expect(content(page)).toContainText('Session expirée. Veuillez vous reconnecter.');
  await untilAlive(page);
  await fill(page.getByRole('form', { name: 'Connexion' }), { Email: shopper.email, 'Mot de passe': shopper.password });
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();

  await expect(page).toHaveURL(/\/checkout/);
  await expect(heading(page, STEPS.confirmation)).toBeVisible();
  await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(`${product.name} × 2`);
  await expect(content(page)).toContainText('Carte bancaire');
  await expect(content(page)).toContainText('Cotonou');
  await termsBox(page).check();
  await finishButton(page).click();
  await expectPaymentPage(page);
});

test('the next shopper in the same tab starts a checkout of their own', async ({
  page,
  shopper,
  otherShopper,
  product,
}) => {
  for (const one of [shopper, otherShopper]) {
    await giveAddress(one);
    await fillCart(one, product.id);
  }
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page, 'Carte bancaire');
  const code = content(page).getByLabel('Code promo (facultatif)');
  await code.fill('KOFFI10');
  await visit(page, '/account');
  await content(page)
    .getByRole('navigation', { name: 'Mon compte' })
    .getByRole('button', { name: 'Se déconnecter' })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();

  await visit(page, '/checkout');
  const form = page.getByRole('form', { name: 'Connexion' });
  await fill(form, { Email: otherShopper.email, 'Mot de passe': otherShopper.password });
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/checkout');
  await continueToPayment(page);
  await expect(content(page).getByRole('radio', { name: /Mobile Money/ })).toBeChecked();
  await continueToConfirmation(page);
  await expect(code).toHaveValue('');
});

test(
  'what was chosen for a cart that turned out empty is not chosen for the next one',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page, 'Carte bancaire');
    await shopper.api.call('POST /cart');
    await finishButton(page).click();
    await expect(heading(page, 'Votre panier est vide')).toBeVisible();
    await expect(page).toHaveURL('/checkout');

    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToPayment(page);
    await expect(content(page).getByRole('radio', { name: /Mobile Money/ })).toBeChecked();
  },
);
