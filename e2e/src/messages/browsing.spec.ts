import type { Page } from '@playwright/test';
import { breakCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { content, fcfa, heading, visit } from '../pages/page-parts.ts';
import { without } from './page-data.ts';

const MOST = 100;

test.beforeEach(({ faults }) => faults.allow(/^500|Failed to load resource/));

function shelves(page: Page) {
  return page.getByRole('navigation', { name: 'Rayons' });
}

function failure(page: Page) {
  return content(page).getByRole('alert').filter({ hasText: "Une erreur s'est produite" });
}

function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
}

function home(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /, accueil$/ });
}

test(
  'the home page shows four categories and eight products, its menu eight categories',
  { tag: '@phone' },
  async ({ page, api }) => {
    const { data: categories } = await api.call('GET /categories');
    await visit(page, '/');
    const menu = shelves(page).getByRole('listitem');
    await expect(menu).toHaveCount(2 + Math.min(8, categories.length));
    await expect(menu.nth(0)).toHaveText('Accueil');
    await expect(menu.nth(1)).toHaveText('Tous les produits');
    await expect(page.getByRole('region', { name: 'Nos catégories' }).getByRole('listitem')).toHaveCount(4);
    await expect(content(page).getByRole('list', { name: 'Produits en vedette' }).getByRole('article')).toHaveCount(8);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('Livraison gratuite partout au Bénin');
    const social = page.getByRole('contentinfo').getByRole('list', { name: 'Réseaux sociaux' });
    await expect(social.getByRole('listitem')).toHaveText(['Facebook', 'Instagram', 'TikTok']);
    await expect(social.getByRole('link')).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'Suivre ma commande' })).toHaveAttribute('href', '/track-order');
  },
);

test('cards say what is new, reduced, nearly gone and sold out', { tag: '@phone' }, async ({ page, api }) => {
  const { data } = await api.call('GET /products', { query: { limit: MOST } });
  // Other tests make some without a picture, and take them away again.
  const demo = data.filter(({ image }) => image !== null);
  const card = async (wanted: (product: (typeof data)[number]) => boolean) => {
    const product = demo.find(wanted);
    if (!product) throw new Error('The demo shop has a product of each kind');
    await visit(page, `/products?${new URLSearchParams({ search: product.name })}`);
    return { product, card: content(page).getByRole('article').filter({ hasText: product.name }).first() };
  };
  const fresh = await card(({ isNew }) => isNew);
  await expect(fresh.card.getByText('Nouveau', { exact: true })).toBeVisible();
  await expect(content(page)).toContainText('Le marché africain en ligne, authentique et varié');
  const reduced = await card(({ discountPercent }) => discountPercent > 0);
  await expect(reduced.card.getByText(`-${reduced.product.discountPercent}%`, { exact: true })).toBeVisible();
  const scarce = await card(({ stock, variations }) => stock > 0 && stock < 5 && variations.length === 0);
  await expect(scarce.card.getByText(`Plus que ${scarce.product.stock}`, { exact: true })).toBeVisible();
  const gone = await card(({ stock }) => stock === 0);
  await expect(gone.card.getByRole('paragraph').filter({ hasText: 'Rupture de stock' })).toBeVisible();
  await expect(gone.card.getByRole('button', { name: 'Rupture de stock' })).toBeDisabled();
});

test('every page begins at its top, also on the way back', { tag: '@phone' }, async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Livraison', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(heading(page, 'Nos catégories')).toBeVisible();
  await expect.poll(place).toBe(0);
});

test('a product page says what a visitor should know before buying', { tag: '@phone' }, async ({ page, product }) => {
  await visit(page, `/product/${product.slug}`);
  const path = content(page).getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(path.getByRole('link').nth(1)).toHaveText(product.category.name);
  await expect(content(page)).toContainText('Livraison gratuite partout au Bénin');
  await expect(content(page)).toContainText('Paiement sécurisé par Mobile Money ou Visa');
  await expect(content(page)).toContainText('Pas de retour après livraison');
  const policy = content(page).getByRole('link', { name: 'Voir la politique de retour' });
  await expect(policy).toHaveAttribute('href', '/returns');
  expect((await policy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const warning = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Aucun retour possible après la livraison/ });
  await expect(warning).toHaveAttribute('href', '/returns');
  await expect(content(page).getByText(fcfa(product.price)).filter({ visible: true }).first()).toBeVisible();
  await content(page).getByRole('link', { name: 'Connectez-vous pour laisser un avis' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fproduct%2F/);
});

test(
  'every page that does not come says what is missing and can be asked for again',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products');
    const name = await content(page).getByRole('article').first().getByRole('heading').innerText();
    const letThrough = await breakCalls(page, 'GET /*.data**');
    await content(page).getByRole('link', { name, exact: true }).click();
    await expect(failure(page)).toContainText('Erreur lors du chargement du produit');
    await shelves(page).getByRole('link', { name: 'Tous les produits' }).click();
    await expect(failure(page)).toContainText('Erreur lors du chargement des produits');
    await home(page).click();
    await expect(failure(page)).toContainText('Erreur lors du chargement des données');
    await shelves(page).getByRole('link').nth(2).click();
    await expect(failure(page)).toContainText('Erreur lors du chargement de la catégorie');
    await searchBox(page).fill('miel');
    await searchBox(page).press('Enter');
    await expect(failure(page)).toContainText('Erreur lors de la recherche');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Livraison', exact: true }).click();
    await expect(failure(page)).toContainText('Unexpected Application Error');
    await expect(page).toHaveTitle("Une erreur s'est produite");
    await letThrough();
    await failure(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  },
);

test(
  'a shop without products and a product without its reviews say so',
  { tag: '@phone' },
  async ({ page, product }) => {
    await visit(page, '/about');
    const fill = await without(page, '**/_.data**', 'products', []);
    await home(page).click();
    await expect(content(page)).toContainText('Aucun produit disponible pour le moment.');
    await fill();

    await visit(page, '/search?q=' + encodeURIComponent(product.name));
    const giveBack = await without(page, `**/product/${product.slug}.data**`, 'reviews');
    await content(page).getByRole('link', { name: product.name, exact: true }).first().click();
    await expect(failure(page)).toContainText('Erreur lors du chargement des avis');
    await giveBack();
    await failure(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(failure(page)).toBeHidden();
  },
);

test('categories that cannot be had are said in the menu and in the footer', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Catégories' });
  const again = page.getByRole('contentinfo').getByRole('link', { name: 'À propos' });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const giveBack = await without(page, '**/about.data**', 'categories');
  await page.route('**/about.data**', async (route) => {
    asked += 1;
    if (asked > 1) await answered;
    await route.fallback();
  });
  await again.click();
  await expect(footer).toContainText('Chargement...');
  answer();
  await expect(footer).toContainText('Erreur chargement');
  await expect(shelves(page)).toContainText('Erreur lors du chargement des catégories');
  await giveBack();
  await shelves(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(footer.getByRole('link').first()).toBeVisible();
  await expect(shelves(page)).not.toContainText('Erreur lors du chargement des catégories');

  await without(page, '**/about.data**', 'categories', []);
  await again.click();
  await expect(footer).toContainText('Aucune catégorie');
});

test(
  'the paginator shows two pages on either side, the first and the last',
  { tag: '@phone' },
  async ({ page, api }) => {
    const pagination = content(page).getByRole('navigation', { name: 'Pagination' });
    const numbers = pagination.getByRole('list').getByRole('listitem');
    const expectNumbers = (...shown: (string | number)[]) =>
      expect(numbers).toHaveText(shown.map(String), { timeout: 3000 });
    // What other tests make and take away again may be a page more or less.
    await expect(async () => {
      const { meta } = await api.call('GET /products');
      expect(meta.limit).toBe(12);
      const last = meta.pages;
      expect(last).toBeGreaterThan(6);
      await visit(page, '/products');
      await expectNumbers('1', '2', '3', '…', last);
      await visit(page, `/products?page=${last}`);
      await expectNumbers('1', '…', last - 2, last - 1, last);
      await pagination.getByRole('link', { name: `Page ${last - 2}` }).click();
      await expectNumbers('1', '…', last - 4, last - 3, last - 2, last - 1, last);
    }).toPass({ timeout: 30_000 });
  },
);

test('suggestions wait for 300 ms of quiet, and never are more than five', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/products?')) asked.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await visit(page, '/');
  await searchBox(page).click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchBox(page).pressSequentially('sans');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toHaveLength(1);
  const query = new URLSearchParams(asked[0]);
  expect(query.get('limit')).toBe('5');
  expect(query.get('page')).toBe('1');
  await expect(page.getByRole('option')).toHaveCount(6);
  await expect(page.getByRole('option').last()).toHaveText('Voir tous les résultats pour « sans »');
});

test('the last five searches are offered again, the latest first', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/search');
  for (const term of ['un', 'deux', 'trois', 'quatre', 'cinq', 'six']) {
    await searchBox(page).fill(term);
    await searchBox(page).press('Enter');
    await expect(heading(page, `Résultats pour « ${term} »`)).toBeVisible();
  }
  await searchBox(page).fill('');
  await expect(page.getByText('Recherches récentes')).toBeVisible();
  const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(offered).toHaveCount(10);
  await expect(offered.nth(0)).toHaveText('six');
  await expect(offered.nth(4)).toHaveText('deux');
});
