import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, content, fill, heading } from './pages/page-parts.ts';
import { somebody } from './shoppers.ts';

/** Goes there on a line so slow that no script comes, until `arrive` is called. */
async function visitWithoutScripts(page: Page, path: string): Promise<{ arrive: () => void }> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { arrive: arrival.resolve };
}

test('a product tapped before the page can answer goes into the cart once, however often it was tapped', async ({
  page,
  shopper,
  product,
}) => {
  const scripts = await visitWithoutScripts(page, `/product/${product.slug}`);
  const add = content(page).getByRole('button', { name: `Ajouter au panier : ${product.name}` });
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('data-tapped');
  await cartButton(page).click();
  scripts.arrive();
  await expect(cartDrawer(page)).toContainText('Total (1 article)');
  await expect.poll(async () => (await shopper.api.call('GET /cart')).items).toHaveLength(1);
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
});

test('a form sent before the page can answer is sent with what was typed and ticked', async ({ page, mailbox }) => {
  const scripts = await visitWithoutScripts(page, '/register');
  const form = page.getByRole('form', { name: 'Inscription' });
  const { firstName, lastName, email, phoneNumber, password } = somebody();
  await fill(form, {
    Prénom: firstName,
    Nom: lastName,
    Email: email,
    Téléphone: phoneNumber,
    'Mot de passe': password,
    'Confirmer le mot de passe': password,
  });
  await form.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL('/register');
  scripts.arrive();
  await mailbox.waitFor(email, /./);
  await expect(heading(page, 'Inscription')).toBeHidden();
});

test('a search sent before the page can answer needs no script', async ({ page }) => {
  await visitWithoutScripts(page, '/');
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true }).fill('miel');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Résultats pour « miel »')).toBeVisible();
});
