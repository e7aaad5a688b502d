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
