import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of the phones that people have, in pixels. */
export const NARROWEST = 320;
const PHONE = { width: 360, height: 740 };

type Finding = { rule: string; places: string[] };

const require = createRequire(import.meta.url);
const AXE = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now. */
export async function findBarriers(page: Page): Promise<Finding[]> {
  // What this way of looking would not see; in a mail's frame nothing runs, not even axe.
  expect(await page.locator('iframe:not([sandbox=""]), audio, video').count(), 'frames, sounds and films').toBe(0);
  // Once into each document: handing it over costs as much as a look.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ html }) => html.slice(0, 200)) }));
  }, RULES);
}

/** How many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What fades or slides in is looked at once it stands still. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

const softly = expect.configure({ soft: true });

/** The page fits the screen, once what is drawn anew for its width is there; on a phone also the narrowest there is. */
async function expectToFit(page: Page, state: string): Promise<void> {
  const beyond = () => overflow(page);
  await softly.poll(beyond, `${state}: pixels beyond the screen`).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  if (!size || size.width > 500) return;
  await page.setViewportSize({ ...size, width: NARROWEST });
  await softly.poll(beyond, `${state}: pixels beyond a screen of ${NARROWEST}`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** axe finds nothing, and the page fits the screen. */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  // Half under the sticky header, a link would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await untilStill(page);
  // What is hidden from all is looked at by nobody: behind what is open over it, and nowhere else.
  const over = page.locator('dialog[open], [role=dialog], [role=menu], [role=listbox]').filter({ visible: true });
  if ((await over.count()) === 0)
    await expect.soft(page.locator('[aria-hidden=true] main'), `${state}: the page is read`).toHaveCount(0);
  expect.soft(await findBarriers(page), `${state}: what axe found`).toEqual([]);
  await expectToFit(page, state);
}

/**
 * As `expectNoBarriers`, on this screen and then on one as narrow as a phone's, which stays. In the short run axe looks where the page is
 * used most; at the other width the page must fit.
 */
export async function expectNoBarriersAtBothWidths(
  page: Page,
  state: string,
  usedMost: 'at a desk' | 'on a phone',
): Promise<void> {
  const isShort = process.env['WIDTHS'] === 'one';
  const lookWhere = (where: typeof usedMost) => (isShort && where !== usedMost ? expectToFit : expectNoBarriers);
  await lookWhere('at a desk')(page, `${state} on a wide screen`);
  await page.setViewportSize(PHONE);
  // What is drawn anew for it may read first; the menu of a desk closes.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('.MuiBackdrop-root').filter({ visible: true })).toHaveCount(0);
  await lookWhere('on a phone')(page, `${state} on a narrow screen`);
}
