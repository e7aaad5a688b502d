import type { Page } from '@playwright/test';
import { ALIKE, SELDOM } from '../alike.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content } from '../pages/page-parts.ts';
import { placeOrder } from '../shoppers.ts';
import { expectScreen, goToScreen, openScreen, row, searchFor } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** How many pixels of its tables a screen hides: the last column says how things stand, which matters most. */
function hiddenPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('main table')].map((table) => table.parentElement ?? table);
    // A chart's is only heard.
    const shown = frames.filter(({ clientWidth }) => clientWidth > 1);
    return Math.max(0, ...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

test(
  'a column that is touched just as a search comes leaves the search in place',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, otherShopper }) => {
    await openScreen(page, '/users', 'Clients');
    await expect(row(page, '@').first()).toBeVisible();
    // Once the search stands in the address and before the list is drawn by it.
    await page.evaluate(() => {
      const column = Array.from(document.querySelectorAll<HTMLElement>('th [role=button]')).find(
        ({ textContent }) => textContent === 'Dépensé',
      );
      const push = history.pushState.bind(history);
      history.pushState = (...given) => {
        push(...given);
        history.pushState = push;
        queueMicrotask(() => column?.click());
      };
    });
    await searchFor(page, 'Rechercher un client', otherShopper.email);
    await expect(page).toHaveURL(/sort=spentAmount/);
    await expect(page).toHaveURL(/filter=[^&]*search/);
    await expect(content(page).locator('tbody tr')).toHaveCount(1);
    await expect(row(page, otherShopper.email)).toBeVisible();
  },
);

test(
  'people of a course that can not be read just now say so, and are there at the next try',
  { tag: '@phone' },
  async ({ page, owner, faults }) => {
    faults.allow(/502|Failed to load resource/);
    // Nobody comes to those that other tests announce.
    const id = 'journee-prevention-diabete-et-tension';
    const { data: seminar } = await owner.api.call('GET /seminars/{id}', { params: { id } });
    const apart = /\/api\/v1\/seminar-registrations/;
    await page.route(apart, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }));
    await openScreen(page, `/seminars/${seminar.id}`, seminar.title);
    const people = content(page).getByRole('region', { name: 'Inscriptions' });
    await expect(people.getByRole('alert')).not.toBeEmpty();
    await page.unroute(apart);
    await people.getByRole('button', { name: 'Réessayer' }).click();
    await expect(people.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect(people.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(people.getByRole('button', { name: 'Page suivante' })).toBeVisible();
    // They are kept as addresses of lists, and this list has none.
    await expect(people.getByRole('button', { name: 'Mes filtres' })).toHaveCount(0);
    await expectScreen(page, seminar.title);
  },
);

test(
  'the menus above a list stand in nobody’s way, and give the place back that they were opened from',
  { tag: SELDOM },
  async ({ page }) => {
    await openScreen(page, '/users', 'Clients');
    for (const name of ['Ajouter un filtre', 'Mes filtres']) {
      const opener = content(page).getByRole('button', { name });
      await opener.click();
      const menu = page.getByRole('menu');
      await expect(menu.locator(':focus')).toBeVisible();
      await expectNoBarriers(page, `the menu « ${name} »`);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    }
  },
);

test(
  'a payment is seen with its state, without sliding the table',
  { tag: '@desktop' },
  async ({ page, otherShopper, product }) => {
    const { order } = await placeOrder(otherShopper, product.id);
    await page.goto(`/admin/transactions?filter=${encodeURIComponent(JSON.stringify({ search: order.orderNumber }))}`);
    await expectScreen(page, 'Paiements');
    await expect(content(page).locator('tbody tr')).toHaveCount(1);
    await expect(row(page, order.orderNumber)).toContainText('En attente');
    await expect.poll(() => hiddenPart(page), 'pixels of the table that do not fit').toBe(0);
  },
);

const SORTED = [
  ['/orders', 'Commandes'],
  ['/users', 'Clients'],
  ['/coupons', 'Codes promo'],
  ['/blog-tags', 'Étiquettes'],
  ['/seminar-registrations', 'Inscriptions aux séminaires'],
  ['/products', 'Produits'],
] as const;

test('on a phone a list is sorted by the words of its heads', { tag: ['@desktop', ...SELDOM] }, async ({ page }) => {
  const sorter = content(page).getByRole('button', { name: /^Trier(?:\s:|$)/ });
  const choices = page.getByRole('menu', { name: 'Trier' }).getByRole('menuitem');
  const heads = content(page).locator('th [role=button]');
  const words: string[][] = [];
  await openScreen(page, '/', 'À faire maintenant');
  for (const [path, title] of SORTED) {
    await goToScreen(page, path, title);
    await expect(heads.first()).toBeVisible();
    await expect(sorter).toHaveCount(0);
    words.push(await heads.allInnerTexts());
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.MuiBackdrop-root').filter({ visible: true })).toHaveCount(0);
  for (const [at, [path, title]] of SORTED.entries()) {
    await goToScreen(page, path, title);
    await sorter.click();
    await expect(choices.locator('.MuiListItemText-primary')).toHaveText(words[at] ?? []);
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
  }
  await sorter.click();
  await expectNoBarriers(page, 'the choice of an order');
  await choices.filter({ hasText: 'Prix' }).click();
  await expect(page).toHaveURL(/sort=price&order=ASC|order=ASC.*sort=price/);
  const { width, height } = (await sorter.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await content(page).getByRole('button', { name: 'Trier : Prix, ordre croissant' }).click();
  await choices.filter({ hasText: 'Prix' }).click();
  await expect(content(page).getByRole('button', { name: 'Trier : Prix, ordre décroissant' })).toBeVisible();
  await expect(page).toHaveURL(/order=DESC/);
  await page.setViewportSize({ width: 320, height: 640 });
  // What is drawn anew for a screen as narrow comes after it.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a list that is empty says that there is none yet; one that is searched in vain says that', async ({ page }) => {
  const none = { data: [], meta: { total: 0, pages: 0, page: 1, limit: 25 } };
  await page.route(/\/api\/v1\/coupons\?/, (route) => route.fulfill({ json: none }));
  await openScreen(page, '/coupons', 'Codes promo');
  await expect(content(page)).toContainText('Aucun code promo pour l’instant. Créez-en un pour remercier vos clients.');
  await searchFor(page, 'Rechercher un code promo', 'noel');
  await expect(content(page)).toContainText('Aucun code promo ne correspond à ces critères.');
});

test(
  'the search of a list stands apart from the filter beside it',
  { tag: ['@desktop', ...ALIKE] },
  async ({ page }) => {
    await openScreen(page, '/seminar-registrations', 'Inscriptions aux séminaires');
    const fields = content(page).locator('form .MuiInputBase-root');
    await expect(fields).toHaveCount(2);
    const [search, status] = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(status.top, 'on the same line').toBeLessThan(search.bottom);
    expect(status.left - search.right, 'pixels between them').toBeGreaterThanOrEqual(12);
  },
);
