import type { Locator, Page } from '@playwright/test';
import { SELDOM } from '../alike.ts';
import { COUNTRIES } from '@tokpa/contract/countries';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, field } from '../pages/page-parts.ts';
import { enterAsStaff, logInAsOwner, OWNER } from '../staff.ts';
import { expectRefused, expectScreen, mark, notice, openScreen, question, save } from './desk.ts';
import { expect, signedOutTest, test } from './fixtures.ts';

test('a setting is changed, refused where it makes no sense, and set back', async ({ owner, page, api }) => {
  const inShop = async () => (await api.call('GET /settings/public')).data;
  await openScreen(page, '/settings', 'Réglages');
  const days = content(page).getByRole('form', { name: 'Garantie des appareils (années)' });
  const years = field(days, 'Garantie des appareils (années)');
  const before = (await inShop()).warrantyYears;
  await years.fill('cent');
  await days.getByRole('button', { name: 'Enregistrer' }).click();
  await expectRefused(years, 'Un nombre entier d’années');
  await expect(years).toBeFocused();
  await expect(years).toHaveValue('cent');
  await expectNoBarriers(page, 'a setting, refused');
  await years.fill('9');
  await days.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(notice(page, 'Réglage enregistré.')).toBeVisible();
  await expect(days).toContainText('Modifié');
  expect((await inShop()).warrantyYears).toBe(9);
  await days.getByRole('button', { name: 'Valeur d’origine' }).click();
  const asked = question(page, 'Rétablir la valeur d’origine ?');
  await expect(asked).toContainText('Aujourd’hui : 9');
  await expect(asked).toContainText(`À l’origine : ${before}`);
  await expectNoBarriers(page, 'the question before a setting is given back');
  await asked.getByRole('button', { name: 'Ne rien faire' }).click();
  expect((await inShop()).warrantyYears).toBe(9);
  await days.getByRole('button', { name: 'Valeur d’origine' }).click();
  await owner.api.call('PUT /settings/{key}', { params: { key: 'warrantyYears' }, body: { value: 8 } });
  await asked.getByRole('button', { name: 'Rétablir' }).click();
  await expect(asked.getByRole('alert')).toContainText('Ce réglage a changé entre-temps');
  expect((await inShop()).warrantyYears).toBe(8);
  await openScreen(page, '/settings', 'Réglages');
  await days.getByRole('button', { name: 'Valeur d’origine' }).click();
  await asked.getByRole('button', { name: 'Rétablir' }).click();
  await expect(notice(page, 'Valeur d’origine rétablie.')).toBeVisible();
  expect((await inShop()).warrantyYears).toBe(before);
});

test(
  'what is typed in a setting stays when another is saved, and does not undo what a colleague has saved meanwhile',
  { tag: SELDOM },
  async ({ page, owner }) => {
    const read = async (key: string) => (await owner.api.call('GET /settings/{key}', { params: { key } })).data.value;
    const form = (name: string) => content(page).getByRole('form', { name });
    await openScreen(page, '/settings', 'Réglages');
    const note = form('Mention au bas des factures');
    const register = form('RCCM');
    await field(note, 'Mention au bas des factures').fill('Écrit ici');
    await owner.api.call('PUT /settings/{key}', { params: { key: 'invoiceNote' }, body: { value: 'Écrit ailleurs' } });
    const number = `RB/COT/${mark()}`;
    await field(register, 'RCCM').fill(number);
    await register.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(notice(page, 'Réglage enregistré.')).toBeVisible();
    await expect(register).toContainText('Modifié');
    expect(await read('tradeRegister')).toBe(number);
    await expect(field(note, 'Mention au bas des factures')).toHaveValue('Écrit ici');
    await note.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(note.getByRole('alert')).toContainText('Ce réglage a changé entre-temps');
    await expect(field(note, 'Mention au bas des factures')).toHaveValue('Écrit ici');
    expect(await read('invoiceNote')).toBe('Écrit ailleurs');
    for (const key of ['invoiceNote', 'tradeRegister'])
      await owner.api.call('DELETE /settings/{key}', { params: { key } });
  },
);

test('a row that is moved goes on being moved, up and down again', { tag: SELDOM }, async ({ page, owner }) => {
  const { data } = await owner.api.call('GET /settings/{key}', { params: { key: 'refundDelays' } });
  const rows = (data.value as { method: string }[]).map(({ method }) => method);
  const last = rows.at(-1) ?? '';
  expect(rows.length).toBeGreaterThan(2);
  await openScreen(page, '/settings', 'Réglages');
  const delays = content(page).getByRole('form', { name: 'Délais de remboursement' });
  const shown = delays.locator('[aria-expanded]');
  await delays.getByRole('button', { name: last, exact: true }).click();
  const move = async (way: 'Monter' | 'Descendre') => {
    await delays.getByRole('button', { name: `${way} « ${last} »` }).press('Enter');
    await delays.getByRole('button', { name: `${way} « ${last} »` }).press('Enter');
  };
  await move('Monter');
  await expect(shown).toHaveText([...rows.slice(0, -3), last, ...rows.slice(-3, -1)]);
  await move('Descendre');
  await expect(shown).toHaveText(rows);
  await expect(delays.getByRole('button', { name: `Descendre « ${last} »` })).toBeFocused();
});

test(
  'a row that is refused opens, and its first wrong field has the focus',
  { tag: SELDOM },
  async ({ page, owner }) => {
    const { data } = await owner.api.call('GET /settings/{key}', { params: { key: 'refundDelays' } });
    const last = (data.value as { method: string }[]).at(-1)?.method ?? '';
    await openScreen(page, '/settings', 'Réglages');
    const delays = content(page).getByRole('form', { name: 'Délais de remboursement' });
    const row = delays.locator('.MuiAccordion-root').filter({ hasText: last });
    const [title, delay] = [row.locator('[aria-expanded]'), field(row, 'Délai')];
    await title.click();
    await delay.fill('');
    await title.click();
    await expect(delay).toBeHidden();
    await delays.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(title).toHaveText(`${last} : à corriger`);
    await expect(delay).toBeFocused();
    await expect(delay).toBeInViewport();
  },
);

test('the countries served are ticked, and one at least stays', async ({ page, api }) => {
  await openScreen(page, '/settings', 'Réglages');
  const countries = content(page).getByRole('form', { name: 'Pays desservis' });
  await expect(countries.getByRole('checkbox')).toHaveCount(COUNTRIES.length);
  const { data: before } = await api.call('GET /settings/public');
  for (const country of before.countriesServed) await countries.getByRole('checkbox', { name: country }).uncheck();
  await countries.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(countries).toContainText('Au moins un pays');
  await expect(countries.getByRole('checkbox').first()).toBeFocused();
  await expectNoBarriers(page, 'no country served');
  // As before and one more: other tests are buying in this shop.
  for (const country of [...before.countriesServed, 'Guinée'])
    await countries.getByRole('checkbox', { name: country }).check();
  await countries.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(notice(page, 'Réglage enregistré.')).toBeVisible();
  const { data: after } = await api.call('GET /settings/public');
  expect(new Set(after.countriesServed)).toEqual(new Set([...before.countriesServed, 'Guinée']));
  await countries.getByRole('button', { name: 'Valeur d’origine' }).click();
  await question(page, 'Rétablir la valeur d’origine ?').getByRole('button', { name: 'Rétablir' }).click();
  await expect(notice(page, 'Valeur d’origine rétablie.')).toBeVisible();
  await expect(countries.getByRole('checkbox', { name: 'Guinée' })).not.toBeChecked();
});

test('the state of the system is shown, and it is looked after', async ({ page }) => {
  await openScreen(page, '/system', 'Système');
  await expect(content(page).getByRole('region', { name: 'Base de données' })).toContainText('Migrations');
  const queues = content(page).getByRole('region', { name: 'Travail en arrière-plan' }).getByRole('rowheader');
  await expect(queues.filter({ hasText: /^Emails.: envoi/ })).toBeVisible();
  for (const name of await queues.allTextContents()) expect(name, 'a queue without a French name').toMatch(/^\p{Lu}/u);
  const care = content(page).getByRole('region', { name: 'Entretien' });
  await care.getByRole('button', { name: 'Vider le cache' }).click();
  await expect(page.locator('.MuiSnackbar-root')).toContainText(/cache/i);
  await care.getByRole('button', { name: 'Mettre en maintenance' }).click();
  const closing = question(page, 'Mettre la boutique en maintenance');
  await expectNoBarriers(page, 'the question before the shop closes');
  // Other tests are buying in this shop.
  await closing.getByRole('button', { name: 'Ne rien faire' }).click();
  await expect(closing).toBeHidden();
});

test('the day begins with what is to be done, and every number leads to its work', async ({ page, isPhone }) => {
  await page.clock.install();
  await openScreen(page, '/', 'À faire maintenant');
  const paid = content(page).getByRole('link', { name: /^Payées, à préparer/ });
  await expect(paid).toContainText(/\d/);
  const seenAgain = page.waitForResponse(/\/orders\?.*PAID/);
  await page.clock.fastForward('01:01');
  expect((await seenAgain).ok(), 'what came in meanwhile shows by itself').toBe(true);
  const figures = content(page).getByRole('region', { name: 'Chiffres' });
  await expect(figures).toContainText('Chiffre d’affaires');
  await figures.getByRole('button', { name: '7 jours' }).click();
  await expect(figures.getByRole('button', { name: '7 jours' })).toHaveAttribute('aria-pressed', 'true');
  await paid.click();
  await expectScreen(page, 'Commandes');
  await expect(page, 'who has waited longest stands on top').toHaveURL(/PAID.*order=ASC/);
  if (isPhone) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Codes promo' }).click();
  await expectScreen(page, 'Codes promo');
});

signedOutTest('whoever is signed out comes back to where they were', async ({ page, staff, faults }) => {
  faults.allow(/401/);
  await page.goto('/admin/coupons');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByText(/^Mot de passe oublié \?.* vous envoie un lien, sous « Équipe »/)).toBeVisible();
  await field(page, 'Email').fill(staff.user.email);
  await field(page, 'Mot de passe').fill('faux-mot-de-passe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible();
  await field(page, 'Mot de passe').fill('Marché-Dantokpa-2026!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expectScreen(page, 'Codes promo');
});

/** On a small phone, and above the keyboard of one, who types sees what they press next. */
async function expectInSight(page: Page, typed: Locator, button: Locator): Promise<void> {
  const screen = page.viewportSize();
  for (const height of [480, 320]) {
    await page.setViewportSize({ width: 360, height });
    await typed.scrollIntoViewIfNeeded();
    await expect(typed).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  if (screen) await page.setViewportSize(screen);
}

signedOutTest(
  'whose session ends while they write signs in where they are, and what they wrote is saved',
  async ({ page, shopUrl, faults }) => {
    faults.allow(/401/);
    const [first, second] = [await logInAsOwner(shopUrl), await logInAsOwner(shopUrl)];
    await enterAsStaff(page.context(), shopUrl, first);
    await openScreen(page, '/blog-tags/create', 'Nouvelle étiquette');
    const name = `étiquette ${mark()}`;
    await field(page, 'Nom').fill(name);
    await first.api.call('POST /auth/logout');
    await save(page);
    const asked = question(page, 'Votre session a pris fin');
    await expectNoBarriers(page, 'who is asked to sign in again');
    await expectInSight(page, field(asked, 'Mot de passe'), asked.getByRole('button', { name: 'Se reconnecter' }));
    await field(asked, 'Mot de passe').fill('faux-mot-de-passe');
    await field(asked, 'Mot de passe').press('Enter');
    await expectRefused(field(asked, 'Mot de passe'), 'Email ou mot de passe incorrect');
    await field(asked, 'Mot de passe').fill(OWNER.password);
    await field(asked, 'Mot de passe').press('Enter');
    await expect(asked).toBeHidden();
    await expect(async () => {
      const { data } = await second.api.call('GET /blog-tags', { query: { search: name } });
      expect(data.map((tag) => tag.name)).toEqual([name]);
    }).toPass();
    await expectScreen(page, 'Étiquettes');
  },
);
