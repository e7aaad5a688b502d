import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { content, field, heading, visit } from '../pages/page-parts.ts';
import { registerShopper } from '../shoppers.ts';
import type { Staff } from '../staff.ts';

function head(page: Page, title: string): Locator {
  return content(page)
    .locator('header')
    .filter({ has: heading(page, title) });
}

async function openFilters(page: Page): Promise<Locator> {
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  return page.getByRole('form', { name: 'Filtres' });
}

function pagination(page: Page): Locator {
  return content(page).getByRole('navigation', { name: 'Pagination' });
}

test(
  'a category says what it holds, and is sorted, filtered and shown as one likes',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { data: category } = await api.call('GET /categories/{id}', { params: { id: 'plantes-tisanes' } });
    await visit(page, `/category/${category.slug}`);
    await expect(head(page, category.name)).toContainText(category.description);
    await expect(head(page, category.name)).toContainText(/\d+ produits/);
    await expect(head(page, category.name).locator('img')).toBeVisible();

    const sorts = content(page).getByRole('combobox', { name: 'Trier par' });
    await expect(sorts.getByRole('option')).toHaveText([
      'Nom (A-Z)',
      'Prix croissant',
      'Prix décroissant',
      'Mieux notés',
      'Plus récents',
    ]);
    await expect(sorts.locator('option:checked')).toHaveText('Nom (A-Z)');

    await content(page).getByRole('link', { name: 'Afficher en liste' }).click();
    await expect(page).toHaveURL(/view=list/);
    await content(page).getByRole('link', { name: 'Afficher en grille' }).click();
    await expect(page).not.toHaveURL(/view=list/);

    const filters = await openFilters(page);
    await expect(field(filters, 'Catégorie')).toHaveCount(0);
    await expect(field(filters, 'Prix min (FCFA)')).toBeVisible();
    await field(filters, 'Prix max (FCFA)').fill('2000');
    await filters.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(`/category/${category.slug}?maxPrice=2000`);
  },
);

test(
  'the catalogue says how much there is, what narrows it, and on which page one is',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const shelves = (await api.call('GET /categories')).data.length;
    await visit(page, '/products?minPrice=1000&maxPrice=20000');
    await expect(head(page, 'Tous les produits').getByRole('listitem')).toHaveText([
      /^\d+\s*produits$/,
      new RegExp(`^${shelves}\\s*catégories$`),
      /^Rapide\s*livraison$/,
    ]);
    const toggle = content(page).locator('summary').filter({ hasText: 'Filtres' });
    await expect(toggle).toContainText('actifs : 2');
    const filters = await openFilters(page);
    await expect(field(filters, 'Rechercher')).toBeVisible();
    await expect(field(filters, 'Catégorie').getByRole('option').first()).toHaveText('Toutes les catégories');

    await visit(page, '/products?page=2');
    await expect(pagination(page).getByRole('link', { name: 'Précédent' })).toBeVisible();
    await expect(pagination(page).getByRole('link', { name: 'Suivant' })).toBeVisible();
    await visit(page, '/products?search=kettlebell');
    await expect(content(page).getByRole('article').first()).toBeVisible();
    await expect(pagination(page)).toHaveCount(0);
  },
);

/** One by each of so many new shoppers, published. */
async function giveReviews(shopUrl: string, staff: Staff, itemId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { api } = await registerShopper(shopUrl);
    const body = { itemType: 'PRODUCT' as const, itemId, rating: 4, title: `Avis ${number}`, content: 'Bien emballé.' };
    const { data } = await api.call('POST /reviews', { body });
    await staff.api.call('PUT /reviews/{id}', { params: { id: data.id }, body: { status: 'APPROVED' } });
    ids.push(data.id);
  }
  return ids;
}

test(
  'the opinions about a product come ten to a page',
  { tag: '@desktop' },
  async ({ page, product, api, staff, shopUrl }) => {
    const { meta } = await api.call('GET /reviews', { query: { itemId: product.id } });
    const given = await giveReviews(shopUrl, staff, product.id, Math.max(1, 11 - meta.total));
    const total = meta.total + given.length;
    await visit(page, `/product/${product.slug}`);
    const reviews = content(page).getByRole('region', { name: 'Avis clients' });
    const shown = reviews.getByRole('list').first().getByRole('listitem');
    await expect(shown).toHaveCount(10);
    await expect(reviews.getByRole('img', { name: `sur 5, ${total} avis` })).toBeVisible();
    await expect(pagination(page)).toContainText(`Affichage de 1 à 10 sur ${total} avis`);
    await pagination(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`/product/${product.slug}?page=2`);
    await expect(shown).toHaveCount(Math.min(10, total - 10));
    for (const id of given) await staff.api.call('DELETE /reviews/{id}', { params: { id } });
  },
);
