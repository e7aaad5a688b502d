import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { expectNoBarriers, untilStill } from '../inspect-page.ts';

const folder = path.resolve(import.meta.dirname, '../../../var/looks');
/** Whether there are to be pictures, for people to look at; barriers are looked for always. */
const isLooking = process.env['LOOKS'] === '1';

/** Pictures below the fold come once they are near. */
export async function bringEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Waits until the pictures that stand on the page, or on the screen alone, are drawn; one that failed has become its placeholder. */
async function untilDrawn(page: Page, where: 'page' | 'screen'): Promise<void> {
  await page.evaluate(async (area) => {
    const isDue = (picture: HTMLImageElement) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && (area === 'page' || (bottom > 0 && top < innerHeight));
    };
    const due = [...document.images].filter(isDue);
    // A lazy one would wait for a thumb that never comes.
    for (const picture of due) picture.loading = 'eager';
    await Promise.allSettled(due.map((picture) => picture.decode()));
  }, where);
}

async function keep(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (!isLooking) return;
  await page.screenshot({ path: path.join(folder, test.info().project.name, `${name}.png`), fullPage });
}

/** The page from top to bottom. */
export async function takePage(page: Page, name: string): Promise<void> {
  await bringEverything(page);
  await untilDrawn(page, 'page');
  await keep(page, name, true);
  await expectNoBarriers(page, name);
}

/** The page from top to bottom where nothing runs that waits for a thumb: without scripts every picture comes by itself. */
export async function takePageWithoutScript(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilDrawn(page, 'page');
  await keep(page, name, true);
}

/** What is on the screen at this moment: something open, or something that is still on its way. */
export async function takeScreen(page: Page, name: string): Promise<void> {
  await untilStill(page);
  await untilDrawn(page, 'screen');
  await keep(page, name, false);
  await expectNoBarriers(page, name);
}
