import { SELDOM } from './alike.ts';
import type { Page } from '@playwright/test';
import { holdCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, content, field, fill, heading, untilAgreed, visit } from './pages/page-parts.ts';

function products(page: Page) {
  return content(page).getByRole('list', { name: 'Produits', exact: true }).getByRole('article');
}

function names(page: Page) {
  return products(page).getByRole('heading');
}

function openFilters(page: Page) {
  return content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
}

function filters(page: Page) {
  return page.getByRole('form', { name: 'Filtres' });
}

function resultCount(page: Page) {
  return content(page)
    .getByRole('status')
    .filter({ hasText: /produits?$/ });
}

const inFrench = new Intl.Collator('fr');

test('the catalogue is sorted as in a French dictionary, and otherwise on demand', async ({ page, api }) => {
  const expectDictionary = async () => {
    await expect(names(page)).toHaveCount(12);
    await expect
      .poll(async () => {
        const shown = await names(page).allInnerTexts();
        return shown.filter((name, place) => inFrench.compare(shown[place - 1] ?? name, name) > 0);
      }, 'names that stand behind a later one')
      .toEqual([]);
  };
  await visit(page, '/products');
  await expectDictionary();

  await content(page).getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
  await expect(page).toHaveURL(/sort=price-asc/);
  // Without a new page, which would be sorted by its address alone.
  await expect
    .poll(async () => {
      const cards = await products(page).allInnerTexts();
      const prices = cards.map((text) => Number(/(\d[\d\u00a0\u202f]*)\sFCFA/.exec(text)?.[1]?.replaceAll(/\s/g, '')));
      return prices.length === 12 && prices.every((price, place) => price >= (prices[place - 1] ?? 0));
    }, 'whether no price stands before a lower one')
    .toBe(true);
  await untilAgreed(page, async () => {
    const { data: cheapest } = await api.call('GET /products', { query: { sort: 'price-asc', limit: 1 } });
    await expect(names(page).first()).toHaveText(cheapest[0]?.name ?? '', { timeout: 2000 });
  });
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expectDictionary();
});

test('products are filtered by word, category and price, and the filters come off again', async ({ page, api }) => {
  const { data: categories } = await api.call('GET /categories');
  const category = categories[0];
  if (!category) throw new Error('The demo shop has categories');
  await visit(page, '/products?page=2');
  await openFilters(page);
  await filters(page).getByLabel('Catégorie').selectOption(category.name);
  await expect(resultCount(page)).toHaveText(new RegExp(`^${category.productsCount} produits`));
  await expect(page).not.toHaveURL(/page=2/);

  await field(filters(page), 'Prix min (FCFA)').fill('5000');
  await field(filters(page), 'Prix max (FCFA)').fill('20000');
  await filters(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/minPrice=5000/);
  const expected = await api.call('GET /products', {
    query: { category: category.id, minPrice: 5000, maxPrice: 20_000 },
  });
  await expect(resultCount(page)).toHaveText(new RegExp(`^${expected.meta.total} produits?`));

  await content(page).getByRole('link', { name: 'Réinitialiser' }).click();
  await expect(page).toHaveURL('/products');
  await expect(content(page).getByRole('link', { name: 'Réinitialiser' })).toBeHidden();
});

test('what was typed into the filters goes with them when they come off', { tag: SELDOM }, async ({ page, api }) => {
  const { data: categories } = await api.call('GET /categories');
  await visit(page, `/products?category=${categories[0]?.slug}`);
  await openFilters(page);
  await field(filters(page), 'Rechercher').fill('miel');
  await field(filters(page), 'Prix min (FCFA)').fill('5000');
  await content(page).getByRole('link', { name: 'Réinitialiser' }).click();
  await expect(page).toHaveURL('/products');
  await expect(field(filters(page), 'Rechercher')).toHaveValue('');
  await expect(field(filters(page), 'Prix min (FCFA)')).toHaveValue('0');
});

test('a filter that fits nothing says so and offers the way out', async ({ page }) => {
  await visit(page, '/products?search=zzzzqq');
  await expect(heading(page, 'Aucun produit trouvé')).toBeVisible();
  await content(page).getByRole('link', { name: 'Réinitialiser les filtres' }).click();
  await expect(products(page)).toHaveCount(12);
});

test('what stands in the address and makes no sense is read as the default', async ({ page }) => {
  await visit(page, '/products?minPrice=abc&maxPrice=-5&sort=rubbish');
  await expect(products(page)).toHaveCount(12);
  await expect(content(page).getByRole('link', { name: 'Réinitialiser' })).toBeHidden();
  await visit(page, '/products?minPrice=9000&maxPrice=500');
  await expect(content(page)).toContainText('Le prix minimum est plus grand que le prix maximum.');
});

test('pages follow each other without repeating a product', async ({ page }) => {
  const pagination = content(page).getByRole('navigation', { name: 'Pagination' });
  // What another test adds between the two pages moves the last of the first to the second.
  await expect(async () => {
    await visit(page, '/products');
    const first = await names(page).allInnerTexts();
    await expect(pagination).toContainText(/Affichage de 1 à 12 sur \d+ produits/);
    await pagination.getByRole('link', { name: 'Suivant' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pagination).toContainText(/Affichage de 13 à 24 sur/);
    const second = await names(page).allInnerTexts();
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  }).toPass({ timeout: 30_000 });
  await pagination.getByRole('link', { name: 'Page 3' }).click();
  await expect(pagination.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('products can be shown as a list, and filters keep it so', async ({ page }) => {
  await visit(page, '/products');
  await content(page).getByRole('link', { name: 'Afficher en liste' }).click();
  await expect(content(page).getByRole('link', { name: 'Afficher en liste' })).toHaveAttribute('aria-current', 'true');
  await content(page).getByRole('combobox', { name: 'Trier par' }).selectOption('Plus récents');
  await expect(page).toHaveURL(/view=list/);
  await expect(products(page)).toHaveCount(12);
});

test('filters and pages work with the keyboard alone @desktop', async ({ page }) => {
  await visit(page, '/products');
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).focus();
  await page.keyboard.press('Enter');
  await field(filters(page), 'Rechercher').fill('miel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=miel/);
  await expect(names(page).filter({ hasText: /miel/i }).first()).toBeVisible();
  await content(page).getByRole('link', { name: 'Réinitialiser' }).press('Enter');
  // The link is gone with the filters: the keyboard goes on from the list.
  await expect(content(page).getByRole('region', { name: 'Produits' })).toBeFocused();
  await content(page).getByRole('link', { name: 'Page 2', exact: true }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test(
  'filters whose results come slowly leave who types on in them where they are @desktop',
  { tag: SELDOM },
  async ({ page }) => {
    await visit(page, '/products?page=3');
    await openFilters(page);
    const search = field(filters(page), 'Rechercher');
    const all = await resultCount(page).innerText();
    const results = await holdCalls(page, 'GET /products.data*');
    await search.fill('sans');
    await search.press('Enter');
    const coming = page.getByRole('status').filter({ hasText: 'Chargement de la page' });
    await expect(coming).toBeAttached();
    await search.pressSequentially(' sucre');
    results.go();
    await expect(page).toHaveURL(/search=sans$/);
    await expect(coming).toBeHidden();
    await expect(resultCount(page)).not.toHaveText(all);
    await page.keyboard.type(' ni sel');
    await expect(search).toHaveValue('sans sucre ni sel');
    await expect(search).toBeFocused();
  },
);

test(
  'a list without filters that opens in another tab leaves what is typed in this one @desktop',
  { tag: SELDOM },
  async ({ page, context }) => {
    await visit(page, '/products?search=miel');
    await openFilters(page);
    const least = field(filters(page), 'Prix min (FCFA)');
    await least.fill('500');
    const other = context.waitForEvent('page');
    await content(page)
      .getByRole('link', { name: 'Réinitialiser' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await other).toHaveURL(/\/products$/);
    await expect(least).toHaveValue('500');
    await expect(page).toHaveURL(/search=miel/);
  },
);

test('a category shows its products, its subcategories and its own sorts', async ({ page, api }) => {
  const { data: categories } = await api.call('GET /categories');
  const category = categories.find(({ subcategories }) => subcategories.length > 0);
  const subcategory = category?.subcategories[0];
  if (!category || !subcategory) throw new Error('The demo shop has subcategories');
  await visit(page, `/category/${category.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  await expect(content(page)).toContainText(`${category.productsCount} produits`);
  await content(page).getByRole('combobox', { name: 'Trier par' }).selectOption('Prix décroissant');
  await expect(page).toHaveURL(/sort=price-desc/);
  await content(page)
    .getByRole('navigation', { name: 'Sous-catégories' })
    .getByRole('link', { name: subcategory.name })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: subcategory.name })).toBeVisible();
  await expect(products(page)).toHaveCount(subcategory.productsCount);
});

test('a product and a category that do not exist say so and lead home', async ({ page }) => {
  for (const [path, title] of [
    ['/product/inconnu', 'Produit non trouvé'],
    ['/category/inconnue', 'Catégorie non trouvée'],
    ['/nulle-part', 'Page non trouvée'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Cette page n’existe pas/);
    await content(page).getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('a product with several formats shows the price of the one that is chosen', async ({ page, api }) => {
  const { data: product } = await api.call('GET /products/{id}', { params: { id: 'miel-toutes-fleurs-du-borgou' } });
  const dearest = product.variations.toSorted((one, other) => other.price - one.price)[0];
  if (!dearest) throw new Error('The honey comes in several formats');
  await visit(page, `/product/${product.slug}`);
  await content(page).getByText(dearest.name, { exact: true }).click();
  await expect(content(page).getByRole('radio', { name: new RegExp(dearest.name) })).toBeChecked();
  await expect(
    content(page).getByText(dearest.price.toLocaleString('fr-FR')).filter({ visible: true }).first(),
  ).toBeVisible();
  await content(page).getByRole('link', { name: 'Voir la photo 2' }).click();
  await expect(content(page).getByRole('link', { name: 'Voir la photo 2' })).toHaveAttribute('aria-current', 'true');
});

test('the format that was chosen is there after a reload, on the way back and behind the link that is handed on', async ({
  page,
  context,
  api,
}) => {
  const { data: product } = await api.call('GET /products/{id}', { params: { id: 'miel-toutes-fleurs-du-borgou' } });
  await visit(page, `/product/${product.slug}?page=1`);
  const other = content(page).getByRole('radio').and(page.locator(':not(:checked)')).first();
  const chosen = (await other.getAttribute('value')) ?? '';
  const name = product.variations.find(({ id }) => id === chosen)?.name ?? '';
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await content(page).getByText(name, { exact: true }).click();
  await expect(page).toHaveURL(`/product/${product.slug}?page=1&option=${chosen}`);
  expect(loaded.filter((path) => path.endsWith('.data'))).toEqual([]);

  const shared = content(page).getByRole('link', { name: 'Partager sur WhatsApp' });
  const [, link = ''] = decodeURIComponent((await shared.getAttribute('href')) ?? '').split(`${product.name} `);
  const checked = (tab: Page) => content(tab).getByRole('radio', { checked: true });
  const friend = await context.newPage();
  await visit(friend, link);
  await expect(checked(friend)).toHaveValue(chosen);
  await expect(friend.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${product.slug}$`));
  await friend.close();

  await page.reload();
  await expect(checked(page)).toHaveValue(chosen);
  await page.getByRole('link', { name: 'Tous les produits' }).first().click();
  await expect(heading(page, 'Tous les produits')).toBeVisible();
  await page.goBack();
  await expect(checked(page)).toHaveValue(chosen);
});

test(
  'a visitor finds the format that was chosen again after logging in',
  { tag: SELDOM },
  async ({ page, api, otherShopper }) => {
    const { data: product } = await api.call('GET /products/{id}', { params: { id: 'miel-toutes-fleurs-du-borgou' } });
    await visit(page, `/product/${product.slug}`);
    const radios = content(page).getByRole('radio');
    const chosen = await radios.and(page.locator(':not(:checked)')).first().getAttribute('value');
    const name = product.variations.find(({ id }) => id === chosen)?.name ?? '';
    await content(page).getByText(name, { exact: true }).click();
    await content(page).getByRole('button', { name: 'Se connecter' }).filter({ visible: true }).first().click();
    await fill(page.getByRole('form', { name: 'Connexion' }), {
      Email: otherShopper.email,
      'Mot de passe': otherShopper.password,
    });
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(heading(page, product.name)).toBeVisible();
    await expect(content(page).getByRole('radio', { checked: true })).toHaveValue(chosen ?? '');
  },
);

test(
  'a link to another format of the product that is shown chooses it, and a cart leads to the formats it holds',
  { tag: SELDOM },
  async ({ page, api, shopper }) => {
    const { data: product } = await api.call('GET /products/{id}', { params: { id: 'miel-toutes-fleurs-du-borgou' } });
    const [first, second, ...others] = product.variations.filter(({ stock }) => stock > 0);
    if (!first || !second) throw new Error('The honey comes in several formats');
    for (const variation of [first, second]) {
      await shopper.api.call('POST /cart/items', {
        body: { productId: product.id, variationId: variation.id, quantity: 1 },
      });
    }
    const follow = async (variation: { name: string }) => {
      await cartButton(page).click();
      const line = cartDrawer(page)
        .getByRole('listitem')
        .filter({ hasText: `${variation.name} ·` });
      await line.getByRole('link', { name: product.name }).click();
      await expect(cartDrawer(page)).toBeHidden();
    };
    const chosen = content(page).getByRole('radio', { checked: true });
    await visit(page, '/');
    await follow(first);
    await expect(chosen).toHaveValue(first.id);
    await follow(second);
    await expect(chosen).toHaveValue(second.id);
    const other = others[0] ?? first;
    await content(page).getByText(other.name, { exact: true }).click();
    await expect(chosen).toHaveValue(other.id);
  },
);

test('a product that is sold out cannot be bought', async ({ page, api }) => {
  const { data: gone } = await api.call('GET /products/{id}', {
    params: { id: 'savon-au-moringa-et-a-largile-verte' },
  });
  expect(gone.stock).toBe(0);
  await visit(page, `/product/${gone.slug}`);
  await expect(content(page).getByRole('button', { name: 'Rupture de stock' })).toBeDisabled();
});
