import type { Locator } from '@playwright/test';
import { SELDOM } from '../alike.ts';
import { BARE, breakCalls } from '../broken-calls.ts';
import { content, field } from '../pages/page-parts.ts';
import { giveAddress, placeOrder } from '../shoppers.ts';
import { choose, mark, openScreen } from './desk.ts';
import { expect, test } from './fixtures.ts';

// What fails is tried three times before it is said.
const SAID = { timeout: 20_000 };

/** Waits until the failure is said, mends the network, and tries again. */
async function tryAgain(place: Locator, mend: () => Promise<void>): Promise<void> {
  const retry = place.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible(SAID);
  await mend();
  await retry.click();
}

test(
  'a payment page that can not be read is not taken for one that is not there',
  { tag: SELDOM },
  async ({ page, otherShopper, product, faults }) => {
    faults.allow(/502|Failed to load resource/);
    const { order } = await placeOrder(otherShopper, product.id);
    const mend = await breakCalls(page, `GET /api/v1/orders/${order.id}/payment`, BARE);
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    const link = content(page).getByRole('region', { name: 'Lien de paiement' });
    await tryAgain(link, mend);
    await expect(link.getByRole('button', { name: 'Copier le lien' })).toBeVisible();
  },
);

test(
  'categories that can not be read say so beside their field, and are there at the next try',
  { tag: SELDOM },
  async ({ page, faults }) => {
    faults.allow(/502|Failed to load resource/);
    const mend = await breakCalls(page, 'GET /api/v1/categories?*', BARE);
    await openScreen(page, '/products/create', 'Nouveau produit');
    const publication = content(page).getByRole('region', { name: 'Publication' });
    await tryAgain(publication, mend);
    await choose(content(page), 'Catégorie', /Alimentation/);
    await expect(publication.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  },
);

test(
  'filters that can not be read are not said to be none, and none is kept over one that is not seen',
  { tag: SELDOM },
  async ({ page, owner, faults }) => {
    faults.allow(/502|Failed to load resource/);
    const name = `Filtre ${mark()}`;
    const body = { list: 'orders', name, query: 'filter={"status":"PAID"}' };
    await owner.api.call('PUT /auth/admin/saved-filters', { body });
    const mend = await breakCalls(page, 'GET /api/v1/auth/admin/saved-filters?*', BARE);
    const filter = encodeURIComponent(JSON.stringify({ status: 'SHIPPED' }));
    await openScreen(page, `/orders?filter=${filter}`, 'Commandes');
    await content(page).getByRole('button', { name: 'Mes filtres' }).click();
    const menu = page.getByRole('menu');
    const unread = menu.getByRole('menuitem', { name: /Touchez ici pour réessayer/ });
    await expect(unread).toBeVisible(SAID);
    await expect(menu.getByRole('menuitem')).toHaveCount(1);
    await mend();
    await unread.click();
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Enregistrer ces filtres…' })).toBeVisible();
  },
);

test(
  'the addresses of a customer that can not be read are not said to be none',
  { tag: SELDOM },
  async ({ page, otherShopper, faults }) => {
    faults.allow(/502|Failed to load resource/);
    await giveAddress(otherShopper);
    await openScreen(page, '/orders/create', 'Commande au téléphone');
    await content(page).getByRole('radio', { name: 'Client connu' }).check();
    const mend = await breakCalls(page, `GET /api/v1/users/${otherShopper.id}`, BARE);
    await field(content(page), 'Client').fill(otherShopper.email);
    const known = page.getByRole('option', { name: new RegExp(otherShopper.lastName) });
    await expect(known).toHaveCount(1);
    await known.click();
    await tryAgain(content(page), mend);
    const addresses = content(page).getByRole('group', { name: 'Adresses enregistrées' });
    await addresses.getByRole('button').first().click();
    await expect(field(content(page), 'Ville')).toHaveValue('Parakou');
  },
);

test('what waits besides the orders says that it can not be read', { tag: SELDOM }, async ({ page, faults }) => {
  faults.allow(/502|Failed to load resource/);
  const mend = await breakCalls(page, 'GET /api/v1/dashboard/stats?*', BARE);
  await openScreen(page, '/', 'À faire maintenant');
  const others = content(page).getByRole('region', { name: 'Aussi en attente' });
  await tryAgain(others, mend);
  await expect(others.getByRole('link').first()).toBeVisible();
});

test('a shop that does not open again says so', { tag: SELDOM }, async ({ page, faults }) => {
  faults.allow(/500|Failed to load resource/);
  // Said to be closed on this screen alone: other tests are buying in it.
  await page.route('**/api/v1/system/info', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, maintenance: true } } });
  });
  await breakCalls(page, 'POST /api/v1/system/maintenance');
  await openScreen(page, '/system', 'Système');
  const care = content(page).getByRole('region', { name: 'Entretien' });
  await care.getByRole('button', { name: 'Rouvrir la boutique' }).click();
  await expect(care.getByRole('alert').filter({ hasText: 'Une erreur s’est produite.' })).toBeVisible();
});
