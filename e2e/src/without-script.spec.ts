import { expect, test } from './fixtures.ts';
import { content, heading, untilAgreed } from './pages/page-parts.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ faults }) => {
  // The browser turns every script away, as it was asked to.
  faults.allow(/^csp: .+\/assets\/.+\.js$/);
});

test('without JavaScript the home page leads to a product that can be read', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }),
  ).toBeVisible();
  const featured = content(page).getByRole('list', { name: 'Produits en vedette' });
  const name = await featured.getByRole('heading').first().innerText();
  await featured.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(heading(page, 'Description')).toBeVisible();
  await expect(content(page)).toContainText(/\d\sFCFA/);
  await expect(heading(page, 'Avis clients')).toBeVisible();
  await expect(content(page).getByRole('img', { name }).first()).toBeVisible();
});

test('without JavaScript the catalogue is filtered, sorted and paged', async ({ page, api }) => {
  await page.goto('/products');
  const products = content(page).getByRole('list', { name: 'Produits', exact: true }).getByRole('article');
  await expect(products).toHaveCount(12);
  await content(page).getByRole('link', { name: 'Suivant' }).click();
  await expect(content(page)).toContainText('Affichage de 13 à 24 sur');

  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  const filters = page.getByRole('form', { name: 'Filtres' });
  await filters.getByLabel('Prix max (FCFA)').fill('2000');
  await filters.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/maxPrice=2000/);
  const status = content(page)
    .getByRole('status')
    .filter({ hasText: /produits$/ });
  await untilAgreed(page, async () => {
    const { meta } = await api.call('GET /products', { query: { maxPrice: 2000 } });
    await expect(status).toHaveText(new RegExp(`^${meta.total} `), { timeout: 2000 });
  });

  await content(page).getByRole('combobox', { name: 'Trier par' }).selectOption('Prix décroissant');
  await content(page).getByRole('button', { name: 'Trier' }).click();
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page).toHaveURL(/maxPrice=2000/);
});

test('without JavaScript a category and a search show their products', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('listitem').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(content(page).getByRole('article').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true }).fill('sans');
  await page.getByRole('button', { name: 'Lancer la recherche' }).filter({ visible: true }).click();
  await expect(heading(page, 'Résultats pour « sans »')).toBeVisible();
  const results = content(page).getByRole('list', { name: 'Résultats' }).getByRole('article');
  await expect(results).toHaveCount(20);
  await content(page).getByRole('link', { name: 'Voir plus de résultats' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(results.first()).toBeVisible();
});

test('without JavaScript the information pages can be read', async ({ page }) => {
  for (const path of ['/about', '/contact', '/faq', '/shipping', '/returns', '/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('without JavaScript every page says what needs it, and no email gets into an address', async ({ page }) => {
  for (const path of ['/login', '/account', '/checkout', '/track-order']) {
    await page.goto(path);
    await expect(content(page).locator('noscript p').first()).toContainText('Activez JavaScript pour vous connecter');
    await expect(content(page).locator('noscript p').first()).toBeVisible();
    // Nothing seems to be on its way: it would never come.
    await expect(
      content(page)
        .getByText(/Chargement/)
        .filter({ visible: true }),
    ).toHaveCount(0);
  }
  const address = page.getByRole('contentinfo').getByRole('textbox', { name: 'Votre email pour la newsletter' });
  await address.fill('afiavi@exemple.bj');
  await address.press('Enter');
  await page.getByRole('contentinfo').getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/track-order');
  await expect(address).toHaveValue('afiavi@exemple.bj');
  await page.goto('/forgot-password');
  await content(page).getByLabel('Email').fill('afiavi@exemple.bj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  await expect(content(page).getByLabel('Email')).toHaveValue('afiavi@exemple.bj');
});
