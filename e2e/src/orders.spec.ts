import { SELDOM } from './alike.ts';
import { holdCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { expectOrderPage } from './pages/order-page.ts';
import { cartDrawer, content, fcfa, fill, heading, toast, visit } from './pages/page-parts.ts';
import { giveAddress, placeOrder } from './shoppers.ts';
import { moveOrder } from './staff.ts';

const QUESTION = 'Êtes-vous sûr de vouloir annuler cette commande ?';

test('an order cancelled from the list gives its stock back', async ({ page, shopper, product, api, mailbox }) => {
  const { order } = await placeOrder(shopper, product.id, { quantity: 3 });
  await visit(page, '/account?tab=commandes');
  const card = content(page).getByRole('article', { name: order.orderNumber });
  await expect(card).toContainText('En cours');
  await card.getByRole('button', { name: /^Annuler/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
  await expect(dialog).toContainText(QUESTION);
  await dialog.getByRole('button', { name: 'Oui, annuler la commande' }).click();

  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Annulée');
  await expect(card.getByRole('button', { name: /^Annuler/ })).toBeHidden();
  const { data: back } = await api.call('GET /products/{id}', { params: { id: product.id } });
  expect(back.stock).toBe(product.stock);
  await mailbox.waitFor(shopper.email, new RegExp(`Commande ${order.orderNumber} annulée`));
});

test(
  'a cancellation that is under way cannot be answered with « Non, la garder »',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id);
    await visit(page, '/account?tab=commandes');
    const card = content(page).getByRole('article', { name: order.orderNumber });
    await card.getByRole('button', { name: /^Annuler/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
    const cancellation = await holdCalls(page, `POST /api/v1/orders/${order.id}/cancel`);
    await dialog.getByRole('button', { name: 'Oui, annuler la commande' }).click();
    await expect(dialog.getByRole('button', { name: 'Non, la garder' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    cancellation.go();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('Annulée');
  },
);

test('what was delivered is bought again from the list', async ({ page, shopper, product, staff }) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  for (const status of ['SHIPPED', 'DELIVERED'] as const) await moveOrder(staff, order.id, status);
  await visit(page, '/account?tab=commandes');
  const card = content(page).getByRole('article', { name: order.orderNumber });
  await card
    .getByRole('button', { name: `Racheter les articles de la commande ${order.orderNumber}`, exact: true })
    .click();
  await expect(cartDrawer(page)).toContainText(product.name);
});

/** As from another device: the browser does not know of it yet. */
const endSession = () =>
  fetch('/api/v1/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${localStorage.getItem('userToken')}` },
  });

test(
  'who buys again once the session is over comes back to the same list after logging in',
  { tag: SELDOM },
  async ({ page, shopper, product: { categoryId }, staff }) => {
    const variations = ['100 g', '500 g'].map((name) => ({ name, options: { Poids: name }, price: 1500, stock: 5 }));
    const body = { name: 'Savon d’Allada', price: 1500, status: 'PUBLISHED' as const, categoryId, variations };
    const { data: soap } = await staff.api.call('POST /products', { body });
    const variationId = soap.variations[0]?.id ?? '';
    const { order } = await placeOrder(shopper, soap.id, { variationId, method: 'cod' });
    for (const status of ['SHIPPED', 'DELIVERED'] as const) await moveOrder(staff, order.id, status);
    for (const path of ['/account?tab=commandes', `/order/${order.id}`]) {
      await visit(page, path);
      const again = content(page).getByRole('button', { name: 'Racheter' });
      await expect(again).toBeVisible();
      await page.evaluate(endSession);
      await again.click();
      await expect(page).toHaveURL(/\/login\?from=/);
      await fill(page.getByRole('form', { name: 'Connexion' }), {
        Email: shopper.email,
        'Mot de passe': shopper.password,
      });
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await staff.api.call('DELETE /products/{id}', { params: { id: soap.id } });
  },
);

test(
  'what has options since it was bought is not bought again in one that nobody chose',
  { tag: SELDOM },
  async ({ page, shopper, product: { categoryId }, staff }) => {
    const body = { name: 'Savon de Kétou', price: 1500, stock: 5, status: 'PUBLISHED' as const, categoryId };
    const { data: soap } = await staff.api.call('POST /products', { body });
    const { order } = await placeOrder(shopper, soap.id, { method: 'cod' });
    for (const status of ['SHIPPED', 'DELIVERED'] as const) await moveOrder(staff, order.id, status);
    const variations = ['100 g', '500 g'].map((name) => ({ name, options: { Poids: name }, price: 1500, stock: 5 }));
    await staff.api.call('PUT /products/{id}', { params: { id: soap.id }, body: { variations } });
    await visit(page, `/order/${order.id}`);
    await content(page).getByRole('button', { name: 'Racheter' }).click();
    await expect(toast(page, /^À choisir de nouveau\s: Savon de Kétou$/)).toBeVisible();
    expect((await shopper.api.call('GET /cart')).items).toEqual([]);
    await staff.api.call('DELETE /products/{id}', { params: { id: soap.id } });
  },
);

test(
  'an order of which all was given back says so, and no longer that it is being prepared',
  { tag: SELDOM },
  async ({ page, shopper, product, staff }) => {
    const { order } = await placeOrder(shopper, product.id);
    await moveOrder(staff, order.id, 'PAID');
    const body = { reason: 'Article introuvable' };
    await staff.api.call('POST /orders/{id}/refunds', { params: { id: order.id }, body });
    await visit(page, `/order/${order.id}`);
    await expect(heading(page, 'Commande remboursée')).toBeVisible();
    await expect(content(page)).not.toContainText('en cours de préparation');
    await expect(content(page)).toContainText(new RegExp(`À rembourser\\W?${fcfa(order.finalAmount).source}`));
    await expect(content(page)).toContainText(/seront rendus/);
    for (const [address, within] of [
      [`/order/${order.id}`, page.locator('header').filter({ has: heading(page, `Commande ${order.orderNumber}`) })],
      ['/account?tab=commandes', content(page).getByRole('article', { name: order.orderNumber })],
      [`/track-order?orderId=${order.id}`, content(page).getByRole('article', { name: order.orderNumber })],
    ] as const) {
      await visit(page, address);
      await expect(within).toContainText('Remboursée');
      await expect(within.getByText('Payée', { exact: true })).toBeHidden();
    }
  },
);

test('an order cancelled on its page says so and can no longer be paid', async ({ page, shopper, product, api }) => {
  const { order } = await placeOrder(shopper, product.id);
  await visit(page, `/order/${order.id}`);
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
  await dialog.getByRole('button', { name: 'Non, la garder' }).click();
  await expect(dialog).toBeHidden();
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  await dialog.getByRole('button', { name: 'Oui, annuler la commande' }).click();

  await expect(content(page)).toContainText('Cette commande a été annulée.');
  await expect(content(page).getByRole('list', { name: 'Progression de la commande' })).toBeHidden();
  await expect(content(page).getByRole('button', { name: 'Payer maintenant' })).toBeHidden();
  // The button that asked is gone: the keyboard goes on from the page.
  await expect(page.locator('#contenu')).toBeFocused();
  const { data: back } = await api.call('GET /products/{id}', { params: { id: product.id } });
  expect(back.stock).toBe(product.stock);
});

test('an order and each tab of the account say in the browser’s tab what they are', async ({
  page,
  shopper,
  product,
}) => {
  const { order } = await placeOrder(shopper, product.id);
  await visit(page, `/order/${order.id}`);
  await expect(page).toHaveTitle(`Commande ${order.orderNumber} — Tokpa`);
  await content(page).getByRole('link', { name: 'Retour à mon compte' }).click();
  await expect(page).toHaveTitle('Profil — Mon compte — Tokpa');
  for (const tab of ['Commandes', 'Adresses', 'Paramètres']) {
    await content(page).getByRole('navigation', { name: 'Mon compte' }).getByRole('link', { name: tab }).click();
    await expect(page).toHaveTitle(`${tab} — Mon compte — Tokpa`);
  }
});

test("somebody else's order cannot be seen", async ({ page, shopper, otherShopper, product }) => {
  const { order } = await placeOrder(otherShopper, product.id);
  await giveAddress(shopper);
  await visit(page, `/order/${order.id}`);
  await expect(content(page)).toContainText(
    "Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.",
  );
  await content(page).getByRole('link', { name: 'Retour à mon compte' }).first().click();
  await expect(page).toHaveURL('/account');
});

test('orders can be filtered, and the filters taken off again', async ({ page, shopper, product }) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  const cancelled = await placeOrder(shopper, product.id);
  await shopper.api.call('POST /orders/{id}/cancel', { params: { id: cancelled.order.id } });
  await visit(page, '/account?tab=commandes');
  await expect(content(page).getByRole('article')).toHaveCount(2);

  await content(page).getByRole('button', { name: 'Filtrer' }).click();
  const filters = page.getByRole('form', { name: 'Filtrer les commandes' });
  await filters.getByLabel('Statut').selectOption('Annulée');
  await filters.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(content(page).getByRole('article')).toHaveCount(1);
  await expect(content(page).getByRole('article', { name: cancelled.order.orderNumber })).toBeVisible();

  await content(page).getByRole('link', { name: 'Réinitialiser' }).click();
  await expect(content(page).getByRole('article', { name: order.orderNumber })).toBeVisible();
  await expect(content(page).getByRole('article')).toHaveCount(2);
});

test('a shopper without orders is told where to begin', async ({ page, shopper }) => {
  await visit(page, '/account?tab=commandes');
  await expect(content(page)).toContainText(`Bonjour ${shopper.firstName}`);
  await expect(content(page)).toContainText('Vous n’avez pas encore de commande');
  await content(page).getByRole('link', { name: 'Découvrir nos produits' }).click();
  await expect(page).toHaveURL('/products');
});

test('tracking asks for a number or an identifier, finds by either and says what it does not find', async ({
  page,
  shopper,
  product,
}) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await visit(page, '/track-order');
  const look = content(page).getByRole('button', { name: 'Suivre ma commande' });
  await look.click();
  await expect(content(page).getByLabel('Numéro de commande')).toHaveAccessibleDescription(
    /Veuillez saisir un numéro de commande ou un ID de commande\./,
  );
  const number = content(page).getByLabel('Numéro de commande');
  await number.fill('ORD-0000000000000-0000');
  await number.press('Enter');
  await expect(content(page)).toContainText('Commande non trouvée.');
  await expect(number).toBeFocused();
  await number.fill('ORD-0000000000000-0001');
  await look.click();
  await expect(page).toHaveURL(/0001$/);
  await expect(look).toBeFocused();
  await page.goBack();
  await expect(number).toHaveValue('ORD-0000000000000-0000');
  await number.fill(` ${order.orderNumber.replaceAll('-', ' - ')} `);
  await look.click();
  await expect(page).toHaveURL(`/track-order?orderNumber=${order.orderNumber}`);
  await expect(content(page).getByRole('article', { name: `Commande ${order.orderNumber}` })).toBeVisible();

  await visit(page, `/track-order?orderId=${order.id}`);
  await expect(content(page).getByLabel('ID de commande')).toHaveValue(order.id);
  await expect(content(page).getByRole('article', { name: `Commande ${order.orderNumber}` })).toContainText(
    product.name,
  );
  await content(page).getByRole('link', { name: 'Voir le détail de la commande' }).click();
  await expectOrderPage(page);
});

test('a visitor who follows a link to an order logs in and arrives there', async ({ page, otherShopper, product }) => {
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
  await visit(page, `/order/${order.id}`);
  await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Forder%2F${order.id}`));
  await page.getByLabel('Email', { exact: true }).fill(otherShopper.email);
  await page.getByLabel('Mot de passe').fill(otherShopper.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expectOrderPage(page);
  await expect(heading(page, `Commande ${order.orderNumber}`)).toBeVisible();
  await expect(toast(page, /Erreur/)).toBeHidden();
});
