import { SELDOM } from './alike.ts';
import type { Locator, Page } from '@playwright/test';
import { PRODUCTS_PER_PAGE } from '@tokpa/contract/limits';
import type { Product } from '@tokpa/contract/products';
import { expect, test } from './fixtures.ts';
import { content, fill, heading, visit } from './pages/page-parts.ts';
import type { Shopper } from './shoppers.ts';

function heartOf(page: Page, { name }: Pick<Product, 'name'>): Locator {
  return content(page)
    .getByRole('button', { name: `Ajouter ${name} aux favoris` })
    .first();
}

function favouritesOn(page: Page): Locator {
  return content(page).getByRole('list', { name: 'Mes favoris' }).getByRole('heading');
}

async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await fill(page.getByRole('form', { name: 'Connexion' }), { Email: email, 'Mot de passe': password });
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** What the account has, by the API. */
async function accountOf({ api }: Shopper): Promise<string[]> {
  return (await api.call('GET /favorites')).data;
}

async function add({ api }: Shopper, { id }: Pick<Product, 'id'>): Promise<void> {
  await api.call('POST /favorites', { body: { productIds: [id] } });
}

test('favourites of a visitor are kept by the browser', async ({ page, product }) => {
  await visit(page, `/product/${product.slug}`);
  const heart = content(page)
    .getByRole('button', { name: `Ajouter ${product.name} aux favoris` })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Mes favoris' }).click();
  const favourites = content(page).getByRole('list', { name: 'Mes favoris' });
  await expect(favourites.getByRole('heading', { name: product.name })).toBeVisible();
  await page.reload();
  await expect(favourites.getByRole('heading', { name: product.name })).toBeVisible();
  await favourites.getByRole('button', { name: `Ajouter ${product.name} aux favoris` }).click();
  await expect(heading(page, 'Aucun favori pour le moment')).toBeVisible();
});

test('who takes hearts away by keyboard goes on from the next one, then from the top, and hears of each', async ({
  page,
  api,
}) => {
  const { data: products } = await api.call('GET /products', { query: { limit: 2 } });
  const [first, second] = products;
  if (!first || !second) throw new Error('The shop sells more than one product');
  await page.addInitScript(
    (ids) => {
      if (!localStorage.getItem('favorites')) localStorage.setItem('favorites', JSON.stringify(ids));
    },
    products.map(({ id }) => id),
  );
  const said = (name: string) => page.locator('body > [aria-live=polite]').getByText(`${name} retiré des favoris`);
  await visit(page, '/favorites');
  await heartOf(page, first).press('Enter');
  await expect(favouritesOn(page)).toHaveText([second.name]);
  await expect(heartOf(page, second)).toBeFocused();
  await expect(said(first.name)).toHaveCount(1);
  await heartOf(page, second).press('Enter');
  await expect(heading(page, 'Aucun favori pour le moment')).toBeVisible();
  await expect(heading(page, 'Mes favoris')).toBeFocused();
  await expect(said(second.name)).toHaveCount(1);
});

test(
  'a visitor’s favourite that is not for sale for an hour is there again afterwards',
  { tag: SELDOM },
  async ({ page, product, staff }) => {
    const body = { name: 'Gingembre de favori', price: 1500, stock: 3, categoryId: product.categoryId };
    const { data: rare } = await staff.api.call('POST /products', { body: { ...body, status: 'PUBLISHED' } });
    const become = (status: 'DRAFT' | 'PUBLISHED') =>
      staff.api.call('PUT /products/{id}', { params: { id: rare.id }, body: { status } });
    await visit(page, `/product/${rare.slug}`);
    await heartOf(page, rare).click();
    await expect(heartOf(page, rare)).toHaveAttribute('aria-pressed', 'true');
    await become('DRAFT');
    await visit(page, '/favorites');
    await expect(heading(page, 'Vos favoris ne sont pas en vente en ce moment')).toBeVisible();
    await expect(content(page)).toContainText('Ils reviendront ici');
    await visit(page, `/product/${product.slug}`);
    await heartOf(page, product).click();
    await visit(page, '/favorites');
    await expect(favouritesOn(page)).toHaveText([product.name]);
    await expect(content(page)).toContainText('Certains de vos favoris ne sont pas en vente en ce moment');
    await become('PUBLISHED');
    await page.reload();
    await expect(favouritesOn(page)).toHaveText([product.name, rare.name]);
    await expect(content(page)).not.toContainText('pas en vente');
    await staff.api.call('DELETE /products/{id}', { params: { id: rare.id } });
  },
);

test('favourites of a visitor join those of the account, and leave the browser with its session', async ({
  page,
  product,
  otherShopper,
  api,
}) => {
  const { data: elsewhere } = await api.call('GET /products/{id}', { params: { id: 'miel-toutes-fleurs-du-borgou' } });
  await add(otherShopper, elsewhere);

  await visit(page, `/product/${product.slug}`);
  await heartOf(page, product).click();
  await visit(page, '/login?from=%2Ffavorites');
  await logIn(page, otherShopper);
  await expect(page).toHaveURL('/favorites');
  await expect(favouritesOn(page)).toHaveText([product.name, elsewhere.name]);
  await expect.poll(() => accountOf(otherShopper)).toEqual([product.id, elsewhere.id]);

  await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).filter({ visible: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await visit(page, '/favorites');
  await expect(heading(page, 'Aucun favori pour le moment')).toBeVisible();
  expect(await accountOf(otherShopper)).toEqual([product.id, elsewhere.id]);
});

test('a heart touched on one device is seen on the other, and one taken away is gone there', async ({
  page,
  shopper,
  product,
}) => {
  await visit(page, `/product/${product.slug}`);
  await heartOf(page, product).click();
  await expect.poll(() => accountOf(shopper)).toEqual([product.id]);

  await shopper.api.call('DELETE /favorites/{productId}', { params: { productId: product.id } });
  await page.reload();
  await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'false');
  await add(shopper, product);
  await page.reload();
  await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(page, product).click();
  await expect.poll(() => accountOf(shopper)).toEqual([]);
});

test('a heart touched without a network is told to the account once it is back', async ({
  page,
  shopper,
  product,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visit(page, `/product/${product.slug}`);
  await heartOf(page, product).click();
  await expect.poll(() => accountOf(shopper)).toEqual([product.id]);
  await page.context().setOffline(true);
  await heartOf(page, product).click();
  await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'false');
  expect(await accountOf(shopper)).toEqual([product.id]);
  await page.context().setOffline(false);
  await expect.poll(() => accountOf(shopper)).toEqual([]);
  await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'false');
});

test(
  'who is logged in to the back office keeps all favourites of the same browser, and sees what is for sale',
  { tag: SELDOM },
  async ({ page, context, shopUrl, staff, product, api }) => {
    const { data } = await api.call('GET /products', { query: { limit: 100 } });
    // Other tests make some without a picture, and take them away again.
    const onSale = data.filter(({ image }) => image !== null).slice(0, PRODUCTS_PER_PAGE + 3);
    const body = { name: 'Brouillon de favori', price: 1500, stock: 3, categoryId: product.categoryId };
    const { data: draft } = await staff.api.call('POST /products', { body: { ...body, status: 'DRAFT' } });
    const localStorage = [
      { name: 'adminToken', value: staff.token },
      { name: 'adminUser', value: JSON.stringify(staff.user) },
      { name: 'favorites', value: JSON.stringify([draft, ...onSale].map(({ id }) => id)) },
    ];
    await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
    await visit(page, '/favorites');
    await expect(favouritesOn(page)).toHaveText(onSale.map(({ name }) => name));
  },
);
