import { SELDOM } from './alike.ts';
import type { Page } from '@playwright/test';
import { holdCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { content, heading, visit } from './pages/page-parts.ts';

function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
}

test('suggestions forgive a typing error and lead to the product', async ({ page }) => {
  await visit(page, '/');
  await searchBox(page).fill('v');
  await expect(page.getByText('Saisissez au moins 2 caractères')).toBeVisible();
  await searchBox(page).fill('vitamne');
  await expect(page.getByRole('option').filter({ hasText: /Vitamine/ })).toHaveCount(5);
  await searchBox(page).press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('Escape closes the suggestions and keeps what was typed', async ({ page }) => {
  await visit(page, '/');
  await searchBox(page).fill('miel');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await searchBox(page).press('Escape');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
  await expect(searchBox(page)).toHaveValue('miel');
});

test('recent searches are offered again until they are cleared', async ({ page }) => {
  await visit(page, '/');
  await searchBox(page).fill('karité');
  await searchBox(page).press('Enter');
  await expect(heading(page, 'Résultats pour « karité »')).toBeVisible();
  await visit(page, '/');
  await searchBox(page).click();
  await expect(page.getByRole('option', { name: 'karité' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Glucomètre' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(page.getByRole('option', { name: 'karité' })).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
});

test('recent searches are cleared where a pressed button gets no focus, as in Safari', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('recentSearches', JSON.stringify(['karité']));
    window.addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    });
  });
  await visit(page, '/');
  await searchBox(page).click();
  await expect(page.getByRole('option', { name: 'karité' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(page.getByRole('option', { name: 'karité' })).toBeHidden();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('Escape closes the list from within it too', { tag: SELDOM }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recentSearches', JSON.stringify(['karité'])));
  await visit(page, '/');
  await searchBox(page).click();
  await page.getByRole('button', { name: 'Effacer' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
});

test('the search box says what was searched for in the shop, and nothing else', async ({ page }) => {
  await visit(page, '/faq?q=livraison');
  await expect(content(page).getByRole('searchbox')).toHaveValue('livraison');
  await expect(searchBox(page)).toHaveValue('');
  await visit(page, '/search?q=miel');
  await expect(searchBox(page)).toHaveValue('miel');
});

test('further results are added below the first ones', async ({ page }) => {
  await visit(page, '/search?q=sans');
  const results = content(page).getByRole('list', { name: 'Résultats' }).getByRole('article');
  await expect(results).toHaveCount(20);
  const first = await results.first().getByRole('heading').innerText();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await content(page).getByRole('link', { name: 'Voir plus de résultats' }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  await expect(results.first().getByRole('heading')).toHaveText(first);
  // The second page alone was fetched, and a reload shows both again.
  expect(asked.filter((address) => address.startsWith('/api/v1/products?'))).toEqual([
    expect.stringMatching(/search=sans&.*page=2/),
  ]);
  expect(asked.filter((address) => address.startsWith('/search'))).toEqual([]);
  const count = await results.count();
  await expect(page).toHaveURL('/search?q=sans&page=2');
  await page.reload();
  await expect(results).toHaveCount(count);
  await expect(results.first().getByRole('heading')).toHaveText(first);
});

test('who asks for further results by keyboard goes on from the first of them, and hears how many there are @desktop', async ({
  page,
}) => {
  await visit(page, '/search?q=sans');
  const results = content(page).getByRole('list', { name: 'Résultats' }).getByRole('article');
  const more = content(page).getByRole('link', { name: 'Voir plus de résultats' });
  const told = content(page).getByText(/produits affichés sur/);
  await expect(results.first()).toBeVisible();
  while (await more.isVisible()) {
    const shown = await results.count();
    await more.press('Enter');
    await expect(results.nth(shown).getByRole('heading').getByRole('link')).toBeFocused();
  }
  await expect(told).toHaveAttribute('aria-live', 'polite');
  const count = await results.count();
  await expect(told).toHaveText(`${count} produits affichés sur ${count}`);
});

test('further results that do not come are asked for again', async ({ page, faults }) => {
  faults.allow(/net::ERR_FAILED/);
  await visit(page, '/search?q=sans');
  const results = content(page).getByRole('list', { name: 'Résultats' }).getByRole('article');
  await expect(results).toHaveCount(20);
  await page.route('**/api/v1/products?*', (route) => route.abort());
  await content(page).getByRole('link', { name: 'Voir plus de résultats' }).click();
  await expect(content(page).getByRole('alert')).toHaveText(
    'Connexion impossible. Vérifiez votre réseau et réessayez.',
  );
  await expect(results).toHaveCount(20);
  await page.unroute('**/api/v1/products?*');
  await content(page).getByRole('link', { name: 'Voir plus de résultats' }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  await expect(content(page).getByRole('alert')).toBeHidden();
});

test('a search without a result offers other ways', async ({ page }) => {
  await visit(page, '/');
  await searchBox(page).fill('zzzzqq');
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
  await page.getByRole('option', { name: /Voir tous les résultats/ }).click();
  await expect(content(page)).toContainText('Aucun produit trouvé.');
  await content(page).getByRole('link', { name: 'Vitamines', exact: true }).click();
  await expect(heading(page, 'Résultats pour « Vitamines »')).toBeVisible();
});

test(
  'another search, made from the middle of results, begins at the top of its own @desktop',
  { tag: SELDOM },
  async ({ page }) => {
    await visit(page, '/search?q=sans');
    await content(page).getByRole('link', { name: 'Voir plus de résultats' }).scrollIntoViewIfNeeded();
    await expect(heading(page, 'Résultats pour « sans »')).not.toBeInViewport();
    await searchBox(page).fill('zzzzqq');
    await searchBox(page).press('Enter');
    await expect(heading(page, 'Résultats pour « zzzzqq »')).toBeInViewport();
    await expect(content(page)).toBeFocused();
  },
);

test(
  'the results of a slow search leave who types on, or goes into a field, where they are @desktop',
  { tag: SELDOM },
  async ({ page }) => {
    await visit(page, '/search?q=sans');
    const coming = page.getByRole('status').filter({ hasText: 'Chargement de la page' });
    const first = await holdCalls(page, 'GET /search.data*');
    await searchBox(page).fill('miel');
    await searchBox(page).press('Enter');
    await expect(coming).toBeAttached();
    await searchBox(page).pressSequentially(' de');
    first.go();
    await expect(heading(page, 'Résultats pour « miel »')).toBeVisible();
    await page.keyboard.type(' savè');
    await expect(searchBox(page)).toHaveValue('miel de savè');

    const second = await holdCalls(page, 'GET /products.data*');
    await page.getByRole('link', { name: 'Tous les produits', exact: true }).click();
    await expect(coming).toBeAttached();
    await searchBox(page).click();
    second.go();
    await expect(heading(page, 'Tous les produits')).toBeVisible();
    await page.keyboard.type('karité');
    await expect(searchBox(page)).toHaveValue('karité');
  },
);

test('the suggestion that the arrows have come to is in sight @desktop', { tag: SELDOM }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const recent = ['miel', 'karité', 'thé', 'vitamine', 'moringa'];
  await page.addInitScript((words) => localStorage.setItem('recentSearches', JSON.stringify(words)), recent);
  await visit(page, '/');
  await searchBox(page).click();
  await expect(page.getByRole('option', { name: 'Glucomètre' })).toBeAttached();
  const options = await page.getByRole('option').count();
  for (let presses = 0; presses < options; presses += 1) await searchBox(page).press('ArrowDown');
  const last = page.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  // Past the last one stands what was typed, then the first.
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
});
