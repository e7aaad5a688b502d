import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { content, field } from '../pages/page-parts.ts';

type Scope = Page | Locator;

/** Letters that no other test writes. */
export function mark(): string {
  return randomUUID().slice(0, 8);
}

export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(content(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function openScreen(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(`/admin${path}`);
  await expectScreen(page, title);
}

/** As `openScreen` where the back office is open in the tab: within it, as by its menu. */
export async function goToScreen(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, `/admin${path}`);
  await expectScreen(page, title);
}

/** What is said once something is done, or refused. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.locator('.MuiSnackbar-root').getByText(text);
}

/** A row of a list, or its card on a phone. */
export function row(page: Page, text: string | RegExp): Locator {
  return content(page).locator('tbody tr, li').filter({ hasText: text });
}

/** Writes into the list's search; the list follows by itself. */
export async function searchFor(page: Page, label: string, text: string): Promise<void> {
  await content(page).getByLabel(label).fill(text);
}

/** Ticks all the rows once the list shows these and no other: what it showed before its search came would be ticked too. */
export async function tickAll(page: Page, text: string | RegExp, count: number): Promise<void> {
  await expect(row(page, text)).toHaveCount(count);
  await expect(row(page, /./)).toHaveCount(count);
  await content(page).getByRole('checkbox', { name: 'Tout sélectionner' }).check();
}

/** As when somebody comes back to the tab, which is read anew: until it shows this. What is still being read then is not asked for again. */
export async function comeBackTo(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await shown();
  }).toPass();
}

/** Writes a search that finds one row, and opens it. */
export async function findAndOpen(page: Page, label: string, text: string): Promise<void> {
  await searchFor(page, label, text);
  await expect(row(page, text)).toHaveCount(1);
  await row(page, text).getByText(text).first().click();
}

/** Chooses in a list that opens. */
export async function choose(scope: Scope, label: string, option: string | RegExp): Promise<void> {
  await field(scope, label).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option }).click();
}

/** Looks for a row of another list by writing, and takes it. */
export async function lookUp(scope: Scope, label: string, text: string): Promise<void> {
  await field(scope, label).fill(text);
  const page = 'page' in scope ? scope.page() : scope;
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

export async function save(page: Page, label = 'Enregistrer'): Promise<void> {
  await content(page).getByRole('button', { name: label, exact: true }).click();
}

/** The message stands at its field, for those who see it and for those who hear it. */
export async function expectRefused(refused: Locator, message: string | RegExp): Promise<void> {
  await expect(refused).toHaveAccessibleDescription(message);
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
}

/** Deletes what is open, after the question. */
export async function deleteOpen(page: Page, label = 'Supprimer'): Promise<void> {
  await content(page).getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Looked for again, it is no longer there; the list says so. */
export async function expectGone(page: Page, label: string, text: string, empty: string): Promise<void> {
  await searchFor(page, label, text);
  await expect(content(page)).toContainText(empty);
}

/** What an act over the page asks for, by its title. */
export function question(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title });
}
