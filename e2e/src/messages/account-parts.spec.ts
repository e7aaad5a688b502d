import { expect, test } from '../fixtures.ts';
import { content, visit } from '../pages/page-parts.ts';

test('the account has four tabs, and a profile that is read', { tag: '@desktop' }, async ({ page, shopper }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
  await expect(page).toHaveURL('/account');
  const menu = content(page).getByRole('navigation', { name: 'Mon compte' });
  await expect(menu.getByRole('link')).toHaveText(['Profil', 'Commandes', 'Adresses', 'Paramètres']);
  await expect(menu.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect(content(page).getByRole('term')).toHaveText(['Prénom', 'Nom', 'Email', 'Téléphone']);
  await expect(content(page).getByRole('definition')).toContainText([
    shopper.firstName,
    shopper.lastName,
    shopper.email,
  ]);
  await expect(content(page).getByRole('textbox')).toHaveCount(0);
  await expect(content(page).getByRole('button', { name: 'Modifier' })).toBeVisible();
});
