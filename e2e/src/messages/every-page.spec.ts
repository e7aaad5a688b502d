import { holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { cartButton, heading, visit } from '../pages/page-parts.ts';

const CORNER_PX = 40;

test('the head of every page leads to what a visitor looks for', { tag: '@desktop' }, async ({ page, api }) => {
  const { data: shop } = await api.call('GET /settings/public');
  await visit(page, '/about');
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Livraison gratuite partout au Bénin');
  await expect(banner.getByRole('link', { name: /^Appeler le/ })).toHaveAttribute('href', `tel:${shop.supportPhone}`);
  await expect(banner.getByRole('link', { name: 'Suivre ma commande' })).toHaveAttribute('href', '/track-order');
  await expect(banner.getByRole('link', { name: /, accueil$/ })).toHaveAttribute('href', '/');
  const searchBox = banner.getByRole('combobox', { name: 'Rechercher un produit' });
  await expect(searchBox.filter({ visible: true })).toHaveCount(1);
  const favourites = banner.getByRole('link', { name: 'Mes favoris' });
  const account = banner.getByRole('link', { name: 'Se connecter' });
  await expect(favourites).toHaveAttribute('href', '/favorites');
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  await expect(account).toHaveAttribute('href', '/login?from=%2Fabout');
  const icons = [favourites, cartButton(page), account];
  const places = await Promise.all(icons.map(async (icon) => (await icon.boundingBox())?.x ?? Number.NaN));
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  const notifications = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  const { x = 0, y = Number.NaN, width = 0 } = notifications ?? {};
  expect(y).toBeLessThan(CORNER_PX);
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - CORNER_PX);
});

test(
  'the foot of every page says how to reach, how to pay and what is not taken back',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { data: shop } = await api.call('GET /settings/public');
    await visit(page, '/about');
    const footer = page.getByRole('contentinfo');
    const newsletter = footer.getByRole('textbox', { name: 'Votre email pour la newsletter' });
    await expect(newsletter).toBeVisible();
    const quick = footer.getByRole('navigation', { name: 'Liens rapides' }).getByRole('link');
    await expect(quick.filter({ hasText: 'Suivre ma commande' })).toHaveAttribute('href', '/track-order');
    const reach = footer.getByRole('region', { name: 'Nous joindre' });
    await expect(reach.locator(`a[href="tel:${shop.supportPhone}"]`)).toBeVisible();
    await expect(reach.locator(`a[href="mailto:${shop.contactEmail}"]`)).toHaveText(shop.contactEmail);
    await expect(footer.getByRole('list', { name: 'Moyens de paiement acceptés' }).getByRole('listitem')).toHaveText([
      'MTN Money',
      'MOOV Money',
      'Celtis Money',
      'Visa',
    ]);
    await expect(footer).toContainText('Aucun retour possible après la livraison');
  },
);

test('a page says that it is on its way', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/about');
  const { go } = await holdCalls(page, 'GET /_.data**');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, accueil$/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement de la page' })).toHaveCount(1);
  go();
  await expect(heading(page, 'Nos catégories')).toBeVisible();
});
