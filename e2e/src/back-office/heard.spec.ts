import { content, field } from '../pages/page-parts.ts';
import { registerShopper } from '../shoppers.ts';
import { mark, openScreen, row, searchFor } from './desk.ts';
import { expect, signedOutTest, test } from './fixtures.ts';

/** As a screen reader has them: what the page's own words say, without what is drawn. */
const REQUIRED = '[aria-required="true"]';

test('fields that must be filled in say so to who does not see their star', { tag: '@desktop' }, async ({ page }) => {
  await openScreen(page, '/coupons/create', 'Nouveau code promo');
  const starred = content(page).locator('.MuiInputLabel-root').filter({ hasText: '*' });
  await expect(starred).not.toHaveCount(0);
  await expect(content(page).locator(REQUIRED)).toHaveCount(await starred.count());
  await expect(field(content(page), 'Code')).toHaveAttribute('aria-required', 'true');
  await expect(content(page).getByRole('combobox', { name: 'Type' })).toHaveAttribute('aria-required', 'true');
  // Labels look as they did: paler than what is typed.
  await expect(starred.first()).toHaveCSS('color', 'rgb(91, 103, 95)');
});

signedOutTest('who signs in hears what must be filled in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('main').locator(`input${REQUIRED}`)).toHaveCount(2);
});

test(
  'a list says what it has found, by which column it is sorted and where its next page begins',
  {
    tag: '@desktop',
  },
  async ({ page, product }) => {
    await openScreen(page, '/products', 'Produits');
    const table = content(page).getByRole('table', { name: 'Produits' });
    const told = content(page)
      .getByRole('status')
      .filter({ hasText: /résultat|Aucun/ });
    await expect(row(page, /./).first()).toBeVisible();
    await expect(told).toHaveCount(0);
    const price = table.getByRole('columnheader').filter({ hasText: 'Prix' });
    await price.getByText('Prix').click();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
    await expect(told).toHaveText(/^\d+ résultats, page 1 sur \d+$/);
    const next = content(page).getByRole('button', { name: 'Aller à la page 2' });
    await next.focus();
    await next.press('Enter');
    await expect(told).toHaveText(/page 2 sur \d$/);
    await expect(content(page).getByRole('group', { name: 'Produits' })).toBeFocused();
    await searchFor(page, 'Rechercher un produit', `${product.name} ${mark()}`);
    await expect(told).toHaveText('Aucun produit ne correspond à ces critères.');
    await expect(field(content(page), 'Rechercher un produit')).toBeFocused();
  },
);

test('acts on rows say which row they act on', { tag: '@desktop' }, async ({ page, shopUrl, product }) => {
  const shopper = await registerShopper(shopUrl);
  const words = `Léger ${mark()}`;
  const body = { itemType: 'PRODUCT', itemId: product.id, rating: 4, content: words } as const;
  await shopper.api.call('POST /reviews', { body });
  await openScreen(page, '/reviews', 'Avis');
  await searchFor(page, 'Rechercher un avis', words);
  await expect(row(page, words)).toHaveCount(1);
  const which = `avis de ${shopper.firstName} ${shopper.lastName} sur ${product.name}`;
  for (const act of ['Publier', 'Refuser', 'Répondre', 'Supprimer']) {
    await expect(content(page).getByRole('button', { name: `${act} : ${which}`, exact: true })).toBeVisible();
  }
  await expect(content(page).getByRole('checkbox', { name: which })).toHaveCount(1);
});

test('figures stand below the title of what they are part of', { tag: '@desktop' }, async ({ page }) => {
  await openScreen(page, '/', 'À faire maintenant');
  const figures = content(page).getByRole('region', { name: 'Chiffres' });
  await expect(figures.getByRole('heading', { level: 3, name: /^Ventes par jour/ })).toBeVisible();
  await expect(figures.getByRole('heading', { level: 2 })).toHaveCount(1);
});
