import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { MARKER } from './injection/attack.ts';
import { NARROWEST, overflow, untilStill } from './inspect-page.ts';

/** What sticks out of the screen, or whose words stick out of it: by its first letters. */
function whatIsCut(page: Page): Promise<string[]> {
  return page.evaluate((planted) => {
    const wide = document.documentElement.clientWidth;
    // What slides under the thumb, and what is there for screen readers alone or for nobody.
    const mayStickOut = (element: Element): boolean =>
      element.closest('.overflow-x-auto, [aria-hidden=true], .sr-only') !== null || element.clientWidth === 1;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !mayStickOut(element);
    // Another test writes words without end into this same shop meanwhile.
    const wordsOf = ({ textContent }: Node): string =>
      textContent === null || textContent.includes(planted) ? '' : textContent.trim();
    const sticksOut = ({ left, right, width, height }: DOMRect, from: number, to: number): boolean =>
      width > 1 && height > 1 && (right > to + 1 || left < from - 1);

    const boxes = [
      ...document.querySelectorAll('body :is(h1, h2, h3, p, a, button, input, select, label, td, th, dialog)'),
    ]
      .filter((element) => isSeen(element) && sticksOut(element.getBoundingClientRect(), 0, wide))
      .map((element) => element.outerHTML.slice(0, 120));

    const words: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      let box = node.parentElement;
      const text = wordsOf(node);
      if (!box || text === '' || !isSeen(box)) continue;
      while (box.parentElement && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCutWithDots = getComputedStyle(box).textOverflow === 'ellipsis';
      const { left, right } = box.getBoundingClientRect();
      const spills = [...range.getClientRects()].some((rect) => sticksOut(rect, left, right));
      if (spills && !isCutWithDots) words.push(`« ${text.slice(0, 60)} »`);
    }
    return [...boxes, ...words];
  }, MARKER);
}

const softly = expect.configure({ soft: true });

/** The page does not slide sideways, nothing on it is cut off and no words run out of their box, once what is drawn anew for its width is there. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  await untilStill(page);
  await softly.poll(() => overflow(page), `${state}: pixels beyond the screen`).toBeLessThanOrEqual(0);
  await softly.poll(() => whatIsCut(page), `${state}: cut off`).toEqual([]);
}

// 1280 pixels at 200 %.
const DESK_AT_200 = 640;

/** As somebody has it who reads with letters twice as large: the screen stays as it is. */
export async function expectRoomForLargeLetters(page: Page, state: string): Promise<void> {
  const root = page.locator('html');
  await root.evaluate(({ style }) => (style.fontSize = '200%'));
  await expectToFit(page, `${state}, letters twice as large`);
  await root.evaluate(({ style }) => (style.fontSize = ''));
}

/** It fits with letters twice as large, on the narrowest phone, and on a desk at 200 %; the screen is then as before. */
export async function expectToFitEveryone(page: Page, state: string): Promise<void> {
  await expectRoomForLargeLetters(page, state);
  const size = page.viewportSize();
  if (!size) throw new Error('A test that looks has a screen');
  for (const width of [NARROWEST, DESK_AT_200]) {
    await page.setViewportSize({ width, height: 640 });
    await expectToFit(page, `${state} on ${width} pixels`);
  }
  await page.setViewportSize(size);
}
