import { SELDOM } from './alike.ts';
import type { Page } from '@playwright/test';
import type { Product } from '@tokpa/contract/products';
import { holdCalls } from './broken-calls.ts';
import { expect } from './fixtures.ts';
import { continueToTheEnd, finishButton, STEPS } from './pages/checkout.ts';
import { cartButton, cartDrawer, content, field, heading, toast, visit } from './pages/page-parts.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { piecesOf, SENT, test as base, wayIn } from './rare-product.ts';
import { fillCart, giveAddress } from './shoppers.ts';

const test = base.extend<{ second: Page }>({
  /** The checkout in another tab, opened before this one changed the cart without getting through. */
  second: async ({ page, context, shopper, product, rare }, use) => {
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    const second = await context.newPage();
    await visit(second, '/checkout');
    await expect(heading(second, STEPS.delivery)).toBeVisible();
    await visit(page, `/product/${rare.slug}`);
    await page.route('**/api/v1/cart/items', (route) => route.abort());
    await wayIn(page, rare.name).click();
    await expect(toast(page, /sera envoyé dès le retour du réseau/)).toBeVisible();
    await use(second);
  },
});

test.beforeEach(({ faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

test('a change of the cart that is still on its way is told before the order is sent', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  const change = await holdCalls(page, 'PUT /api/v1/cart/items/*');
  await cartButton(page).click();
  await cartDrawer(page)
    .getByRole('button', { name: /^Augmenter/ })
    .click();
  await cartDrawer(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(`${product.name} × 2`);
  await finishButton(page).click();
  await expect(content(page).getByRole('button', { name: 'Traitement en cours...' })).toBeVisible();
  change.go();
  await expectPaymentPage(page);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders).toMatchObject([{ finalAmount: product.price * 2 + 1000 }]);
});

/** What the checkout says while changes of the cart wait, whether the device believes in its network or not. */
const UNSENT = 'Les changements de votre panier ne sont pas encore envoyés.';
const unsent = (page: Page) => content(page).getByRole('status').filter({ hasText: UNSENT });

test(
  'an address that is being written stays while a change of the cart waits for the network',
  { tag: SELDOM },
  async ({ page, context, shopper, rare }) => {
    await giveAddress(shopper);
    await fillCart(shopper, rare.id);
    await visit(page, '/checkout');
    await content(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
    const line = field(page.getByRole('form', { name: 'Nouvelle adresse' }), 'Adresse ligne 1');
    await line.fill('Quartier Zongo, carré 1204');
    await cartButton(page).click();
    const increase = cartDrawer(page).getByRole('button', { name: `Augmenter la quantité de ${rare.name}` });
    // What changes a cart comes with the first change.
    await increase.click();
    await expect.poll(() => piecesOf(shopper)).toEqual({ [rare.name]: 2 });
    await context.setOffline(true);
    await increase.click();
    await page.keyboard.press('Escape');
    await expect(unsent(page)).toBeVisible();
    await expect(line).toHaveValue('Quartier Zongo, carré 1204');
    await context.setOffline(false);
    await expect(toast(page, SENT)).toBeVisible();
    await expect(unsent(page)).toBeHidden();
    await expect(line).toHaveValue('Quartier Zongo, carré 1204');
  },
);

test('the checkout sends no order while changes of the cart wait, and does once another tab has sent them', async ({
  page,
  second,
  shopper,
  rare,
}) => {
  // Its owner looks at the other tab a minute later.
  await second.clock.setFixedTime(Date.now() + 60_000);
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(unsent(second)).toBeVisible();
  await continueToTheEnd(second);
  await finishButton(second).click();
  await expect(content(second).getByRole('alert').filter({ hasText: UNSENT })).toBeVisible();
  expect((await shopper.api.call('GET /orders')).data).toEqual([]);

  await page.unroute('**/api/v1/cart/items');
  // By itself it may try again in half a minute only.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(toast(page, SENT)).toBeVisible();
  // The second tab hears of it without being asked.
  await finish(second, rare);
});

test(
  'a checkout that had not heard of another tab’s waiting change sends it',
  { tag: SELDOM },
  async ({ second, shopper, rare }) => {
    await continueToTheEnd(second);
    await finishButton(second).click();
    await expect(unsent(second)).toBeVisible();
    expect((await shopper.api.call('GET /orders')).data).toEqual([]);
    await unsent(second).getByRole('button', { name: 'Réessayer' }).click();
    await finish(second, rare);
  },
);

async function finish(page: Page, rare: Product): Promise<void> {
  await expect(unsent(page)).toBeHidden();
  await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(rare.name);
  await finishButton(page).click();
  await expectPaymentPage(page);
}
