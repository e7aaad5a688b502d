import type { Page } from '@playwright/test';
import { holdCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { cartButton, content, noteToasts, toast, visit } from './pages/page-parts.ts';
import { SENT, wayIn } from './rare-product.ts';
import { fillCart, type Shopper } from './shoppers.ts';

// The device believes in its network, and no call is answered.

const QUARTER_OF_A_MINUTE_MS = 15_000;

const asked = (page: Page, method: string) =>
  page.waitForRequest((request) => request.method() === method && request.url().includes('/api/v1/cart/items'));

/** How many pieces the shop has in this person's cart. */
async function piecesOf(shopper: Shopper): Promise<number> {
  return (await shopper.api.call('GET /cart')).summary.itemsCount;
}

test('an article whose addition gets no answer waits for the network, and comes into the cart once', async ({
  page,
  shopper,
  product,
}) => {
  await page.clock.install();
  await visit(page, `/product/${product.slug}`);
  await holdCalls(page, 'POST /api/v1/cart/items');
  const first = asked(page, 'POST');
  await wayIn(page, product.name).click();
  await first;
  const second = asked(page, 'POST');
  await page.clock.fastForward(QUARTER_OF_A_MINUTE_MS);
  await expect(toast(page, /sera envoyé dès le retour du réseau/)).toBeVisible();
  await second;
  const said = await noteToasts(page);
  await page.unroute('**/api/v1/cart/items');
  // What is held goes through or ends, and the shop is asked again after ever longer pauses.
  await expect(async () => {
    await page.clock.fastForward(QUARTER_OF_A_MINUTE_MS);
    expect(await said()).toContainEqual(expect.stringContaining(SENT));
  }).toPass({ intervals: [1000] });
  expect(await piecesOf(shopper)).toBe(1);
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
});

test('a change that gets no answer does not hold up the next one', async ({ page, shopper, product }) => {
  await fillCart(shopper, product.id);
  await page.clock.install();
  await visit(page, `/product/${product.slug}`);
  const more = content(page)
    .getByRole('button', { name: /^Augmenter la quantité/ })
    .first();
  await holdCalls(page, 'PUT /api/v1/cart/items/*');
  const held = asked(page, 'PUT');
  await more.click();
  await held;
  await page.unroute('**/api/v1/cart/items/*');
  await more.click();
  await page.clock.fastForward(QUARTER_OF_A_MINUTE_MS);
  await expect.poll(() => piecesOf(shopper)).toBe(3);
});

test('an article whose addition had no answer when its page was left comes into the cart once', async ({
  page,
  shopper,
  product,
}) => {
  await visit(page, `/product/${product.slug}`);
  await holdCalls(page, 'POST /api/v1/cart/items');
  const first = asked(page, 'POST');
  await wayIn(page, product.name).click();
  await first;
  // The next page is another tab's: let through here, what is held would be sent after all.
  await page.goto('about:blank');
  const next = await page.context().newPage();
  await visit(next, '/');
  await expect(toast(next, SENT)).toBeVisible();
  expect(await piecesOf(shopper)).toBe(1);
  await expect(cartButton(next)).toHaveAccessibleName('Mon panier, 1 article');
});
