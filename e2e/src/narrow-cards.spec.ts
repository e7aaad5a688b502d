import { expect, test } from './fixtures.ts';
import { content, visit } from './pages/page-parts.ts';
import { fillCart } from './shoppers.ts';

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

test('on the narrowest phones a price of many millions stays within its card @phone', async ({
  page,
  product,
  staff,
}) => {
  const name = `Échographe ${crypto.randomUUID().slice(0, 8)}`;
  const { data: dear } = await staff.api.call('POST /products', {
    body: { name, price: 12_500_000, stock: 2, status: 'PUBLISHED', categoryId: product.categoryId },
  });
  await visit(page, `/search?q=${encodeURIComponent(name)}`);
  const price = content(page)
    .getByRole('article')
    .filter({ hasText: name })
    .getByText(/^12\s500\s000\sFCFA$/);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(price).toBeVisible();
    const beyond = await price.evaluate((words) => {
      const place = words.closest('p')?.getBoundingClientRect().right ?? 0;
      return words.getBoundingClientRect().right - place;
    });
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await staff.api.call('DELETE /products/{id}', { params: { id: dear.id } });
});

test('with letters twice as large « Dans le panier » covers neither price nor quantity on a card @phone', async ({
  page,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  await visit(page, `/search?q=${encodeURIComponent(product.name)}`);
  const card = content(page).getByRole('article').filter({ hasText: 'Dans le panier' });
  await expect(card).toHaveCount(1);
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));
  const label = await card.getByText('Dans le panier').evaluate((words) => {
    const { top, bottom, height } = words.getBoundingClientRect();
    return { top, bottom, spills: Number.parseFloat(getComputedStyle(words).fontSize) - height };
  });
  const price = await card.getByText(/FCFA$/).first().boundingBox();
  const quantity = await card.locator('output').evaluate((count) => {
    const range = document.createRange();
    range.selectNodeContents(count);
    const { top, height } = range.getBoundingClientRect();
    // Of a line, the digits are the middle half.
    return top + height / 4;
  });
  expect(label.spills).toBeLessThanOrEqual(0);
  expect(label.top).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0));
  expect(label.bottom).toBeLessThanOrEqual(quantity);
});
