import type { Page } from '@playwright/test';
import { expectToFit } from './expect-to-fit.ts';
import { expect, test } from './fixtures.ts';
import { PLACES } from './looks/places.ts';
import { continueToConfirmation, continueToPayment } from './pages/checkout.ts';
import { cartButton, cartDrawer, content, visit } from './pages/page-parts.ts';
import { shopperPages } from './pages/shopper-pages.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

/** As somebody has it who reads with letters twice as large: the screen stays as it is. */
async function expectRoomForLargeLetters(page: Page, state: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectToFit(page, `${state}, letters twice as large`);
}

test('letters twice as large keep every page on the screen', async ({ page, faults }) => {
  test.slow();
  faults.allow(/^404|Failed to load resource/);
  for (const [name, { path }] of Object.entries(PLACES)) {
    await visit(page, path);
    await expectRoomForLargeLetters(page, name);
  }
});

test('on the narrowest phones the heart of a card hides none of its badges @phone', async ({ page }) => {
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, '/category/plantes-tisanes');
    await expect(
      content(page)
        .getByText(/^Plus que \d$/)
        .first(),
    ).toBeVisible();
    const gaps = await content(page)
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const heart = card.querySelector('button[aria-pressed] > span')?.getBoundingClientRect().left ?? Infinity;
          return Array.from(card.querySelectorAll('li > span'), (badge) => heart - badge.getBoundingClientRect().right);
        }),
      );
    expect(gaps.filter(Number.isFinite).length, 'badges beside hearts').toBeGreaterThan(0);
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('on the narrowest phones no name of a category on the home page breaks within a word @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visit(page, '/');
  const names = content(page).locator('h3 a[href^="/category/"]');
  await expect(names.first()).toBeVisible();
  // A word that is broken has two boxes.
  const broken = await names.evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.firstChild;
      if (!text) return [];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [...range.getClientRects()].filter((box) => box.width > 0).length > 1;
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('letters twice as large keep what belongs to a shopper on the screen', async ({ page, shopper, product }) => {
  test.slow();
  await giveAddress(shopper);
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await fillCart(shopper, product.id, 2);
  const inTheCart: [string, string] = [`/product/${product.slug}`, 'Dans le panier'];
  for (const [path, landmark] of [...shopperPages(order), inTheCart]) {
    await visit(page, path);
    await expect(content(page).getByText(landmark).first()).toBeVisible();
    await expectRoomForLargeLetters(page, path);
  }
  await visit(page, '/checkout');
  await expect(content(page).getByRole('radio').first()).toBeVisible();
  await expectRoomForLargeLetters(page, 'delivery');
  await continueToPayment(page);
  await expectRoomForLargeLetters(page, 'payment');
  await continueToConfirmation(page);
  await expectRoomForLargeLetters(page, 'confirmation');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await expectRoomForLargeLetters(page, 'cart');
});
