import type { Page } from '@playwright/test';
import { BARE, breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import {
  continueToConfirmation,
  continueToPayment,
  continueToTheEnd,
  finishButton,
  STEPS,
  termsBox,
} from '../pages/checkout.ts';
import { content, heading, toast, visit } from '../pages/page-parts.ts';
import { ownProduct } from '../products.ts';
import { clientOf, fillCart, giveAddress, placeOrder } from '../shoppers.ts';
import { enterAsStaff, moveOrder } from '../staff.ts';

test.beforeEach(({ faults }) => faults.allow(/^50[02]|Failed to load resource/));

const SESSION_OVER = 'Session expirée. Veuillez vous reconnecter.';

function banner(page: Page) {
  return content(page).getByRole('alert');
}

/** A tap where the button stands that does not work yet. */
function pressWithoutTerms(page: Page) {
  return finishButton(page).click({ force: true });
}

test(
  'the checkout says what is still to be chosen, for ten seconds',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Parakou');
    await giveAddress(shopper, 'Cotonou', { isDefault: true });
    await fillCart(shopper, product.id);
    await page.clock.install();
    await visit(page, '/checkout');
    await continueToPayment(page);
    await continueToConfirmation(page, 'Paiement à la livraison');
    const code = content(page).getByLabel('Code promo (facultatif)');
    await expect(code).toHaveAttribute('maxlength', '32');
    await pressWithoutTerms(page);
    await expect(banner(page)).toContainText('Veuillez accepter les termes et conditions pour continuer');

    await content(page).getByRole('button', { name: 'Modifier l’adresse' }).click();
    await content(page)
      .getByRole('radio', { name: /Parakou/ })
      .check();
    await continueToPayment(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await content(page).getByRole('button', { name: 'Continuer', exact: true }).click();
    await expect(banner(page)).toContainText('Veuillez sélectionner un mode de paiement avant de continuer');
    await page.clock.runFor(9900);
    await expect(banner(page)).toContainText('Veuillez sélectionner un mode de paiement avant de continuer');
    await page.clock.runFor(200);
    await expect(banner(page)).toBeEmpty();
    await page.clock.resume();
    await content(page).getByRole('link', { name: 'Retour au panier' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'an order without a payment leads back to the choice of one, and says why',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Parakou');
    await giveAddress(shopper, 'Cotonou', { isDefault: true });
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToPayment(page);
    await continueToConfirmation(page, 'Paiement à la livraison');
    await content(page).getByRole('button', { name: 'Modifier l’adresse' }).click();
    await content(page)
      .getByRole('radio', { name: /Parakou/ })
      .check();
    await visit(page, '/checkout#confirmation');
    await page.reload();
    await expect(content(page)).toContainText('Aucun mode de paiement choisi');
    await termsBox(page).check();
    await finishButton(page).click();
    await expect(heading(page, STEPS.payment)).toBeVisible();
    await expect(banner(page)).toContainText('Veuillez sélectionner un mode de paiement avant de continuer');
  },
);

test(
  'an order that cannot be placed says why, and is under way until the shop has answered',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    const allow = await breakCalls(page, 'POST /api/v1/orders');
    await finishButton(page).click();
    await expect(banner(page)).toContainText(
      'Une erreur est survenue lors de la création de la commande. Veuillez réessayer.',
    );
    await allow();
    await breakCalls(page, 'POST /api/v1/orders', BARE);
    const { go } = await holdCalls(page, 'POST /api/v1/orders');
    await finishButton(page).click();
    await expect(content(page).getByRole('button', { name: 'Traitement en cours...' })).toBeVisible();
    go();
    await expect(banner(page)).toContainText('Erreur lors de la création de la commande');
  },
);

test(
  'addresses that are gone when the order is sent are asked for again',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    const first = await giveAddress(shopper, 'Ouidah', { isDefault: true });
    const second = await giveAddress(shopper, 'Abomey', { isDefault: false });
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    await shopper.api.call('DELETE /shipping-addresses/{id}', { params: { id: first.id } });
    await finishButton(page).click();
    await expect(heading(page, STEPS.delivery)).toBeVisible();
    await expect(banner(page)).toHaveText('Veuillez sélectionner une adresse de livraison');
    await continueToTheEnd(page);
    await shopper.api.call('DELETE /shipping-addresses/{id}', { params: { id: second.id } });
    await finishButton(page).click();
    await expect(
      toast(page, 'Veuillez ajouter une adresse de livraison avant de finaliser votre commande.'),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('img', { name: 'Attention' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/account\?tab=adresses/);
    await expect(content(page).getByRole('form', { name: 'Nouvelle adresse' })).toBeVisible();
  },
);

test(
  'a session that is gone when the order is sent leads to the login',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    await page.evaluate(() => localStorage.removeItem('userToken'));
    await finishButton(page).click();
    await expect(toast(page, SESSION_OVER)).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fcheckout');
  },
);

test(
  'a token that the shop no longer knows is refused, and forgotten',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await shopper.api.call('POST /auth/logout');
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.goto('/account');
    expect((await refused).statusText()).toBe('Unauthorized');
    // The specification's word is for programs: HTTP's reason for every 401, which Node writes. Which refusal it is stands in
    // the answer, and people read that in French.
    await expect(shopper.api.call('GET /auth/profile')).rejects.toMatchObject({
      status: 401,
      code: 'unauthorized',
      message: SESSION_OVER,
    });
    await expect(page).toHaveURL(/\/login\?from=%2Faccount&expired=1/);
    await expect(content(page)).toContainText(SESSION_OVER);
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  },
);

test(
  'an order says that it is coming, that it does not exist or that none was named',
  { tag: '@desktop' },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/^404/);
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    const { go } = await holdCalls(page, `GET /api/v1/orders/${order.id}`);
    await visit(page, `/order/${order.id}`);
    await expect(content(page).getByText('Chargement des détails de la commande...').first()).toBeVisible();
    go();
    await expect(heading(page, `Commande ${order.orderNumber}`)).toBeVisible();
    await visit(page, '/order/01a1ffce-c50e-73d4-96be-97c666127c65');
    await expect(heading(page, 'Commande introuvable')).toBeVisible();
    await visit(page, '/order');
    await expect(heading(page, 'ID de commande manquant')).toBeVisible();

    const allow = await breakCalls(page, 'GET /api/v1/orders/track?**');
    await visit(page, `/track-order?orderNumber=${order.orderNumber}`);
    await expect(content(page)).toContainText('Erreur lors du suivi de la commande.');
    await allow();
    await content(page).getByRole('button', { name: 'Suivre ma commande' }).click();
    await expect(content(page).getByRole('article', { name: `Commande ${order.orderNumber}` })).toBeVisible();
  },
);

test(
  'an order’s page says in French where it stands, from the first step to the last',
  { tag: '@desktop' },
  async ({ page, shopper, product, api, staff }) => {
    const other = await ownProduct(api, test.info().parallelIndex, product);
    await fillCart(shopper, other.id);
    const { order } = await placeOrder(shopper, product.id);
    const title = content(page).locator('header').filter({ hasText: order.orderNumber });
    await visit(page, `/order/${order.id}`);
    await expect(title).toContainText('En cours');
    await expect(
      content(page).getByText('En attente', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(
      content(page).getByRole('list', { name: 'Progression de la commande' }).getByRole('listitem'),
    ).toContainText(['Commande reçue', 'En préparation', 'Paiement confirmé', 'Expédiée', 'Livrée']);
    await moveOrder(staff, order.id, 'PAID');
    await page.reload();
    await expect(title).toContainText('Payée');
    await expect(content(page)).toContainText('Votre commande est en cours de préparation.');
    await expect(content(page)).toContainText('Vous recevrez un email dès son expédition.');
    await moveOrder(staff, order.id, 'SHIPPED');
    await page.reload();
    await expect(title).toContainText('Expédiée');
    await expect(content(page)).toContainText('la livraison prend 2 à 3 jours ouvrables');
    await moveOrder(staff, order.id, 'DELIVERED');
    await page.reload();
    await expect(title).toContainText('Livrée');
    await expect(content(page).getByRole('button', { name: 'Racheter ces articles' })).toBeVisible();
    await expect(content(page).getByRole('link', { name: 'Signaler un problème' })).toBeVisible();

    const { order: single } = await placeOrder(shopper, product.id, { method: 'cod' });
    await moveOrder(staff, single.id, 'SHIPPED');
    await moveOrder(staff, single.id, 'DELIVERED');
    await visit(page, `/order/${single.id}`);
    await expect(content(page).getByRole('button', { name: 'Racheter', exact: true })).toBeVisible();

    const { order: wrong } = await placeOrder(shopper, product.id);
    await moveOrder(staff, wrong.id, 'CANCELED');
    await visit(page, `/track-order?orderId=${wrong.id}`);
    await expect(content(page).getByRole('article')).toContainText('Annulée');
  },
);

test(
  'staff read why an order could not be moved on',
  { tag: '@desktop' },
  async ({ page, context, shopUrl, staff, otherShopper, product }) => {
    const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
    await enterAsStaff(context, shopUrl, staff);
    await page.goto(`/admin/orders/${order.id}/show`);
    const allow = await breakCalls(page, 'PATCH /api/v1/orders/*/status');
    await page.getByRole('button', { name: 'Expédier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Expédier' }).click();
    await expect(dialog).toContainText('Erreur lors de la mise à jour du statut de la commande');
    await allow();
    await breakCalls(page, 'PATCH /api/v1/orders/*/status', BARE);
    await dialog.getByRole('button', { name: 'Expédier' }).click();
    await expect(dialog).toContainText('HTTP error! status: 502');
    const { data: unmoved } = await clientOf(shopUrl, staff.token).call('GET /orders/{id}', {
      params: { id: order.id },
    });
    expect(unmoved.status).toBe('PROCESSING');
  },
);
