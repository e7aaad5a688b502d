import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;

/** Goes there and waits until the page answers to clicks: until then only its links and plain forms work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** The page, loaded anew until it and the API speak of one moment: other tests make products and take them away again. */
export async function untilAgreed(page: Page, agree: () => Promise<void>): Promise<void> {
  let isStale = false;
  await expect(async () => {
    if (isStale) await page.reload();
    isStale = true;
    await agree();
  }).toPass({ timeout: 20_000 });
}

/** A control by its label; required ones of the back office carry a star. */
export function field(scope: Scope, label: string): Locator {
  return scope.getByLabel(new RegExp(`^${label.replaceAll(/[().?]/g, '\\$&')}(\\s\\*)?$`));
}

/** What a form is filled with: label → value. */
export async function fill(scope: Scope, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value);
}

/** What the page itself holds, without header and footer. */
export function content(page: Page): Locator {
  return page.getByRole('main');
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

/** All that is said from now on, until the page is left: a notification goes after five seconds, and a slow machine looks later. */
export async function noteToasts(page: Page): Promise<() => Promise<string[]>> {
  type Listener = Window & { said: string[] };
  await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => {
    const said: string[] = [];
    (window as unknown as Listener).said = said;
    const hear = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '');
    };
    new MutationObserver(hear).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as Listener).said);
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { name });
}

/** An amount as the shop writes it, whatever its spaces. */
export function fcfa(amount: number): RegExp {
  const grouped = String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\\s');
  return new RegExp(`(?<!\\d\\s?)${grouped}\\sFCFA`);
}

export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Mon panier/ });
}

export function cartDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Mon Panier' });
}

export function cartTotal(page: Page): Locator {
  return cartDrawer(page).getByRole('status').filter({ hasText: 'Total' });
}
