import type { Locator, Page } from '@playwright/test';
import { content, field, fill } from '../pages/page-parts.ts';
import { choose, expectRefused, expectScreen, lookUp, mark, notice, openScreen, save } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** Nothing stands over its upper and its lower edge, nor over the message below it. */
async function expectInSight(refused: Locator, message: string): Promise<void> {
  await expect(refused).toBeFocused();
  const areSeen = (place: Locator) =>
    place.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].map((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    });
  await expect.poll(() => areSeen(refused)).toEqual([true, true]);
  const said = refused.page().getByText(message, { exact: true }).and(refused.page().locator('.Mui-error'));
  await expect.poll(() => areSeen(said.first())).toEqual([true, true]);
}

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

/** A new product as far as it is sold without variations. */
async function beginProduct(page: Page): Promise<string> {
  const name = `Huile d’eucalyptus ${mark()}`;
  await openScreen(page, '/products/create', 'Nouveau produit');
  await fill(content(page), { Nom: name, 'Prix (FCFA)': '2500' });
  await choose(content(page), 'Catégorie', /Alimentation bio/);
  return name;
}

async function addFormats(page: Page): Promise<Locator> {
  await content(page).getByRole('button', { name: 'Ajouter une option' }).click();
  await field(content(page), 'Option 1').fill('Format');
  const values = field(content(page), 'Valeurs de Format');
  for (const value of ['100 ml', '5 l']) {
    await values.fill(value);
    await values.press('Enter');
  }
  return values;
}

const makeVariations = (page: Page) => content(page).getByRole('button', { name: 'Faire les 2 déclinaisons' }).click();
const priceOf = (page: Page, variation: string) =>
  field(content(page).getByRole('listitem', { name: `Déclinaison ${variation}` }), 'Prix');

test('a price that the shop refuses has the focus, in sight', async ({ page }) => {
  await beginProduct(page);
  const old = field(content(page), 'Ancien prix (FCFA)');
  await old.fill('2000');
  await toEnd(page);
  await save(page, 'Créer le produit');
  await expectInSight(old, 'L’ancien prix doit être supérieur au prix');
});

test('options of which no variations are made are asked about, and not saved without a word', async ({ page }) => {
  await beginProduct(page);
  await expect(content(page).getByRole('button', { name: 'Vendre sans déclinaison' })).toHaveCount(0);
  const values = await addFormats(page);
  await toTop(page);
  await save(page, 'Créer le produit');
  await expectInSight(values, 'Faites les déclinaisons de ces options, ou retirez les options');
  await makeVariations(page);
  await expect(values).toHaveAttribute('aria-invalid', 'false');
});

test('variations without a price are led to, and each is marked until it has one', async ({ page }) => {
  const name = await beginProduct(page);
  await addFormats(page);
  await makeVariations(page);
  await toTop(page);
  await save(page, 'Créer le produit');
  const [small, large] = [priceOf(page, '100 ml'), priceOf(page, '5 l')];
  await expectInSight(small, 'Ce champ est requis');
  await small.fill('12500000');
  await expect(small).toHaveAttribute('aria-invalid', 'false');
  await expectRefused(large, 'Ce champ est requis');
  await large.fill('90000');
  await save(page, 'Créer le produit');
  await expectScreen(page, name);
  await expect(notice(page, 'Produit créé')).toBeVisible();
});

test('a price of millions is read whole in the grid of variations', { tag: '@desktop' }, async ({ page }) => {
  await beginProduct(page);
  await addFormats(page);
  await makeVariations(page);
  await priceOf(page, '100 ml').fill('12500000');
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = () => priceOf(page, '100 ml').evaluate((cell) => cell.scrollWidth - cell.clientWidth);
    await expect.poll(hidden, `at ${width} pixels`).toBe(0);
  }
});

test('an order by telephone that lacks an option leads to it, below the bar', async ({ page, owner }) => {
  const name = `Pagne ${mark()}`;
  const variations = ['S', 'L'].map((size) => ({ name: size, options: { Taille: size }, price: 1000, stock: 3 }));
  const body = { name, status: 'PUBLISHED' as const, category: 'alimentation-bio', variations };
  await owner.api.call('POST /products', { body });
  await openScreen(page, '/orders/create', 'Commande au téléphone');
  await fill(content(page), { Prénom: 'Rosine', Téléphone: '01 97 45 12 79', Adresse: 'Carré 7', Ville: 'Ouidah' });
  await lookUp(content(page), 'Article', name);
  const option = field(content(page), 'Option');
  // Within the window, but below the bar: the browser by itself would leave it there.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 500 });
  await option.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 5));
  expect((await option.boundingBox())?.y).toBeCloseTo(5, 0);
  await content(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expectInSight(option, 'Choisissez une option');
});

test('the menu shows where somebody is, however far down that stands', { tag: '@desktop' }, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const current = menu.locator('[aria-current="page"]');
  await openScreen(page, '/system', 'Système');
  await expect(current).toHaveText('Système');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(current).toHaveCSS('font-weight', '700');
  await openScreen(page, '/staff/create', 'Inviter quelqu’un');
  await expect(current).toHaveText('Équipe');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  await openScreen(page, '/', 'À faire maintenant');
  await expect(current).toHaveText('À faire maintenant');
});

test('what is said stands over no title', async ({ page, owner }) => {
  const { data: tag } = await owner.api.call('POST /blog-tags', { body: { name: `Fonio ${mark()}` } });
  await openScreen(page, `/blog-tags/${tag.id}`, tag.name);
  await field(content(page), 'Nom').fill(`Mil ${mark()}`);
  await save(page);
  await expectScreen(page, 'Étiquettes');
  const [said, title] = await Promise.all([
    notice(page, 'Étiquette mise à jour').boundingBox(),
    content(page).getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(said?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await owner.api.call('DELETE /blog-tags/{id}', { params: { id: tag.id } });
});
