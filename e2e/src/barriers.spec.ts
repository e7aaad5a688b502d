import { ALIKE, tagIfAlike } from './alike.ts';
import { expectRoomForLargeLetters, expectToFitEveryone } from './expect-to-fit.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarriers, expectNoBarriersAtBothWidths, findBarriers } from './inspect-page.ts';
import { openPlace } from './looks/open-place.ts';
import { PLACES } from './looks/places.ts';
import { bringEverything } from './looks/take-picture.ts';
import { lookingTest } from './one-session.ts';
import { content, heading, untilAlive, visit } from './pages/page-parts.ts';
import { MADE_ALIKE } from './pages/public-addresses.ts';
import { REFUSED_FORMS, sendEmpty } from './pages/refused-forms.ts';

/** Pages as another one here is, with other words on them. */
const GOES_ALIKE = /-(?:unknown|nothing|list|filtered|level|expired|misspelt|bare|together|search)$/;

for (const [name, place] of Object.entries(PLACES)) {
  const tag = GOES_ALIKE.test(name) ? ALIKE : tagIfAlike(MADE_ALIKE, place.path);
  lookingTest(`nothing stands in anybody's way at ${name} @desktop`, { tag }, async ({ page }) => {
    await openPlace(page, place);
    await bringEverything(page);
    await expectToFitEveryone(page, place.path);
    await expectNoBarriersAtBothWidths(page, place.path, 'on a phone');
    await expectRoomForLargeLetters(page, `${place.path} on a narrow screen`);
  });
}

test('barriers that are put on a page are found, also a second time @desktop', async ({ page }) => {
  await visit(page, '/contact');
  expect(await findBarriers(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'à peine lisible' });
    pale.style.cssText = 'color: #ccc; background: #fff';
    main.append(pale, new Image(), document.createElement('button'));
  });
  const rules = (await findBarriers(page)).map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'button-name']));
});

test("nothing stands in anybody's way in what opens over a page @desktop", async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
  await search.click();
  await expect(page.getByRole('option', { name: 'Glucomètre' })).toBeVisible();
  await expectNoBarriers(page, 'searches that are popular');
  await search.fill('miel');
  await expect(page.getByRole('option', { name: /Miel/ }).first()).toBeVisible();
  await expectNoBarriers(page, 'suggestions');
  await search.fill('zzzzqq');
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
  await expectNoBarriers(page, 'no suggestion');

  await visit(page, '/products');
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  await expect(page.getByRole('form', { name: 'Filtres' })).toBeVisible();
  await expectNoBarriers(page, 'filters');
});

test("nothing stands in anybody's way in a form that is refused @desktop", async ({ page }) => {
  for (const form of REFUSED_FORMS) {
    await sendEmpty(page, form);
    await expectNoBarriers(page, `${form.path}, refused`);
  }
});

test("nothing stands in anybody's way where the shop is away @desktop", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await visit(page, '/');
  await page.route('**/products.data**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
  await expect(heading(page, "Une erreur s'est produite")).toBeVisible();
  await untilAlive(page);
  await expectNoBarriers(page, 'a page that did not come');
});
