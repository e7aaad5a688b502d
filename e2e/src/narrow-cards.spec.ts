import { expect, test } from './fixtures.ts';
import { content, visit } from './pages/page-parts.ts';

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
