import { breakCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { without } from '../messages/page-data.ts';
import { content, visit } from '../pages/page-parts.ts';
import { takePage } from './take-picture.ts';

test.beforeEach(({ faults }) => faults.allow(/^500|Failed to load resource/));

test('a look at a shop without products', async ({ page }) => {
  await visit(page, '/about');
  await without(page, '**/_.data**', 'products', []);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, accueil$/ })
    .click();
  await expect(content(page)).toContainText('Aucun produit disponible pour le moment.');
  await takePage(page, 'home-without-products');
});

test('a look at a product without its reviews', async ({ page, product }) => {
  await visit(page, `/search?q=${encodeURIComponent(product.name)}`);
  await without(page, `**/product/${product.slug}.data**`, 'reviews');
  await content(page).getByRole('link', { name: product.name, exact: true }).first().click();
  await expect(content(page)).toContainText('Erreur lors du chargement des avis');
  await takePage(page, 'product-without-reviews');
});

test('a look at a menu and a footer without their categories', async ({ page }) => {
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Catégories' });
  const again = page.getByRole('contentinfo').getByRole('link', { name: 'À propos' });
  const giveBack = await without(page, '**/about.data**', 'categories');
  await again.click();
  await expect(footer).toContainText('Erreur chargement');
  await takePage(page, 'categories-failed');
  await giveBack();
  await without(page, '**/about.data**', 'categories', []);
  await again.click();
  await expect(footer).toContainText('Aucune catégorie');
  await takePage(page, 'categories-none');
});

test('a look at favourites that do not come', async ({ page }) => {
  await visit(page, '/products');
  await content(page)
    .getByRole('button', { name: /favoris/ })
    .first()
    .click();
  await breakCalls(page, 'GET /api/v1/products?**');
  await visit(page, '/favorites');
  await expect(content(page).getByRole('alert')).toContainText('Erreur lors du chargement des produits');
  await takePage(page, 'favourites-failed');
});
