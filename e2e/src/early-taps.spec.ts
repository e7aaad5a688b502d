import { SELDOM } from './alike.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, content, fill, heading, untilAlive } from './pages/page-parts.ts';
import { somebody } from './shoppers.ts';

/** Before the stylesheets nothing is painted, and nobody can tap: what they hide still counts as visible. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return links.length > 0 && links.every(({ sheet }) => sheet);
  });
}

/** Goes there on a line so slow that no script comes, until `arrive` is called. */
async function visitWithoutScripts(page: Page, path: string): Promise<{ arrive: () => void }> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await untilPainted(page);
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

test(
  'the size chosen before the page can answer is the one that is priced, and that goes into the cart',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    const scripts = await visitWithoutScripts(page, '/product/miel-toutes-fleurs-du-borgou');
    await content(page).getByText('500 g').click();
    await content(page).getByRole('button', { name: 'Ajouter au panier : Miel toutes fleurs du Borgou' }).click();
    scripts.arrive();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    const { items } = await shopper.api.call('GET /cart');
    expect(items.map(({ variation }) => variation?.name)).toEqual(['500 g']);
    await expect(content(page).getByRole('radio', { checked: true })).toHaveAccessibleName(/^500 g/);
  },
);

test('what was typed and chosen before the page can answer is not lost', async ({ page }) => {
  const scripts = await visitWithoutScripts(page, '/products');
  await content(page).getByLabel('Trier par').selectOption('Prix croissant');
  const newsletter = page.getByRole('contentinfo');
  await newsletter.getByRole('textbox').fill(somebody().email);
  await page.keyboard.press('Enter');
  scripts.arrive();
  await expect(newsletter).toContainText('Inscription réussie ! Vérifiez votre email.');
  await expect(page).toHaveURL('/products?sort=price-asc');
});

test('a tap on what stands under a sold out product is answered too', { tag: SELDOM }, async ({ page }) => {
  const scripts = await visitWithoutScripts(page, '/product/savon-au-moringa-et-a-largile-verte');
  await content(page).getByRole('button', { name: 'Prévenez-moi du retour' }).click();
  scripts.arrive();
  await expect(page.getByRole('dialog', { name: 'Prévenez-moi du retour' })).toBeVisible();
});

test(
  'the only field of a form may be sent by Enter before the page can answer',
  { tag: SELDOM },
  async ({ page, otherShopper }) => {
    const scripts = await visitWithoutScripts(page, '/forgot-password');
    await fill(content(page), { Email: otherShopper.email });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(content(page).locator('[data-tapped]')).toHaveText('Envoyer le code');
    scripts.arrive();
    await expect(content(page)).toContainText('Un code de vérification a été envoyé');
  },
);

test('a page whose scripts never come says so, and loads again', async ({ page, product, faults }) => {
  faults.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/product/${product.slug}`);
  const notice = page.getByRole('alert').filter({ hasText: 'La page n’a pas pu se charger en entier.' });
  await expect(notice).toBeVisible();
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await notice.getByRole('link', { name: 'Recharger la page' }).click();
  await untilAlive(page);
  await expect(notice).toBeHidden();
});
