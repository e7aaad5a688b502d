import { expect, type Page } from '@playwright/test';
import { visit } from './page-parts.ts';

/** Who has looked at the shop before: only for them it prepares at the first page. */
async function comeAgain(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('beenHere', 'yes'));
}

/** Until this browser can show the page by itself. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const isKept = (address: string) => caches.match(address).then((answer) => answer !== undefined);
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

/** Until the page that is open could be read without a network, its scripts included. */
export async function untilComplete(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // Its modules stand in the page itself. What they asked for may be with the browser too, which forgets it sooner.
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const drawnWith = loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
        const kept = await Promise.all(
          [...drawnWith, '/offline'].map((address) => caches.match(address, { ignoreSearch: true })),
        );
        return drawnWith.length > 0 && kept.every((answer) => answer !== undefined);
      }),
    )
    .toBe(true);
}

/** Visits the page, as somebody who comes again, and waits until it could be read without a network. */
export async function visitForLater(page: Page, path: string): Promise<void> {
  await comeAgain(page);
  await visit(page, path);
  await untilKept(page, path);
  await untilComplete(page);
}
