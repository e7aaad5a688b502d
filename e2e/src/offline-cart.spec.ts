import type { BrowserContext, Page, Route } from '@playwright/test';
import { ALIKE, SELDOM } from './alike.ts';
import { breakOffAnswers, holdCalls } from './broken-calls.ts';
import { expect } from './fixtures.ts';
import { cartButton, cartDrawer, content, noteToasts, toast, visit } from './pages/page-parts.ts';
import { piecesOf, SENT, STOCK, test, wayIn } from './rare-product.ts';
import { fillCart } from './shoppers.ts';
import type { Staff } from './staff.ts';

test.beforeEach(({ faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

const quantity = (page: Page, name: string) => content(page).getByRole('group', { name: `Quantité de ${name}` });
const more = (page: Page, name: string) => quantity(page, name).getByRole('button', { name: /^Augmenter/ });
const fewer = (page: Page, name: string) => quantity(page, name).getByRole('button', { name: /^Diminuer/ });

/** Until these scripts, by the names that the build gives them, have come with all that they import. */
async function untilLoaded(page: Page, names: readonly string[]): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = wanted.map((name) => arrived.find((address) => address.includes(`/assets/${name}-`)) ?? '');
    if (scripts.includes('')) return false;
    await Promise.all(scripts.map((address) => import(address) as Promise<unknown>));
    return true;
  }, names);
}

/** Opens the page with all that it asks for, the drawer included, and takes the network away. */
async function openThenLose(page: Page, context: BrowserContext, path: string): Promise<void> {
  await visit(page, path);
  await cartButton(page).focus();
  await untilLoaded(page, ['cart-drawer', 'add-article', 'in-cart']);
  // Kept once the shop has said what is in it.
  await page.waitForFunction(() => localStorage.getItem('cart') !== null);
  await context.setOffline(true);
}

async function leave(staff: Staff, { id }: { id: string }, stock: number): Promise<void> {
  await staff.api.call('PUT /products/{id}', { params: { id }, body: { stock } });
}

/**
 * The first article that is added reaches the shop; neither its answer nor what is asked of the cart from then on comes through before
 * `mend`, except that it may be emptied.
 */
async function loseAnswers(page: Page): Promise<{ lost: Promise<void>; mend: () => Promise<void> }> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const cartCalls = /\/api\/v1\/cart(\/items.*)?$/;
  let isLost = false;
  const handle = async (route: Route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (call === 'POST /api/v1/cart/items' && !isLost) {
      isLost = true;
      await route.fetch();
      await route.abort();
      return resolve();
    }
    return isLost && call !== 'POST /api/v1/cart' ? route.abort() : route.fallback();
  };
  await page.route(cartCalls, handle);
  return { lost, mend: () => page.unroute(cartCalls, handle) };
}

test('without a network an article is counted where its button was, up to what is in stock', async ({
  page,
  context,
  shopper,
  rare,
}) => {
  await openThenLose(page, context, `/product/${rare.slug}`);
  const said = await noteToasts(page);
  await wayIn(page, rare.name).click();
  await expect(toast(page, /sera envoyé dès le retour du réseau/)).toBeVisible();
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  for (let pieces = 2; pieces <= STOCK; pieces += 1) {
    await more(page, rare.name).click();
    await expect(quantity(page, rare.name).getByRole('status')).toHaveText(String(pieces));
  }
  await expect(more(page, rare.name)).toBeDisabled();
  await expect(cartButton(page)).toHaveAccessibleName(`Mon panier, ${STOCK} articles`);
  // Said once: the numbers say the rest.
  expect((await said()).filter((text) => text.includes('sera envoyé'))).toHaveLength(1);
  await cartButton(page).click();
  await expect(cartDrawer(page).getByRole('list', { name: 'Articles à ajouter' })).toContainText(`× ${STOCK}`);
  await page.keyboard.press('Escape');

  for (let pieces = STOCK; pieces > 0; pieces -= 1) await fewer(page, rare.name).click();
  await expect(wayIn(page, rare.name)).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  // What still waited would be sent before the cart is read again.
  const readAgain = page.waitForResponse(/\/api\/v1\/cart$/);
  await context.setOffline(false);
  await readAgain;
  expect(await piecesOf(shopper)).toEqual({});
});

test(
  'a card counts what was asked for without a network, and the shop says that it has it',
  { tag: SELDOM },
  async ({ page, context, shopper, rare }) => {
    await openThenLose(page, context, '/products?sort=newest');
    await wayIn(page, rare.name).click();
    await more(page, rare.name).click();
    await expect(quantity(page, rare.name)).toContainText('2');
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 2 articles');
    await context.setOffline(false);
    await expect(toast(page, SENT)).toBeVisible();
    expect(await piecesOf(shopper)).toEqual({ [rare.name]: 2 });
    await expect(quantity(page, rare.name)).toContainText('2');
  },
);

test('what waited is sent though the script that sends it does not come as soon as the network is said to be back', async ({
  page,
  context,
  shopper,
  rare,
}) => {
  await openThenLose(page, context, `/product/${rare.slug}`);
  await wayIn(page, rare.name).click();
  await expect(quantity(page, rare.name)).toBeVisible();
  const script = '**/assets/send-wishes-*.js';
  await page.route(script, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/send-wishes-'));
  await context.setOffline(false);
  await missed;
  await page.unroute(script);
  await expect(toast(page, SENT)).toBeVisible();
  expect(await piecesOf(shopper)).toEqual({ [rare.name]: 1 });
});

test(
  'of what has become short meanwhile the rest comes into the cart, and that alone is said',
  { tag: ALIKE },
  async ({ page, context, shopper, staff, rare }) => {
    await openThenLose(page, context, `/product/${rare.slug}`);
    await wayIn(page, rare.name).click();
    await more(page, rare.name).click();
    await more(page, rare.name).click();
    await leave(staff, rare, 1);
    await context.setOffline(false);
    const said = `Stock insuffisant pour ${rare.name} : il en reste 1. Votre panier en contient 1.`;
    await expect(toast(page, said)).toBeVisible();
    expect(await piecesOf(shopper)).toEqual({ [rare.name]: 1 });
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    await expect(quantity(page, rare.name).getByRole('status')).toHaveText('1');
    await expect(more(page, rare.name)).toBeDisabled();
    await page.waitForLoadState('networkidle');
    await expect(toast(page, SENT)).toHaveCount(0);
  },
);

test(
  'a line that has become short keeps what is left, and that alone is said where other changes were sent',
  { tag: SELDOM },
  async ({ page, context, shopper, staff, product, rare }) => {
    await fillCart(shopper, product.id);
    await fillCart(shopper, rare.id);
    await openThenLose(page, context, `/product/${rare.slug}`);
    await more(page, rare.name).click();
    await more(page, rare.name).click();
    await cartButton(page).click();
    await cartDrawer(page)
      .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
      .click();
    await leave(staff, rare, 2);
    await context.setOffline(false);
    await expect(toast(page, 'il en reste 2. Votre panier en contient 2.')).toBeVisible();
    await expect.poll(() => piecesOf(shopper)).toEqual({ [product.name]: 2, [rare.name]: 2 });
    await page.waitForLoadState('networkidle');
    await expect(toast(page, SENT)).toHaveCount(0);
  },
);

test(
  'what is sold out meanwhile is said once, and nothing else is said to be sent',
  { tag: SELDOM },
  async ({ page, context, shopper, staff, rare }) => {
    await openThenLose(page, context, `/product/${rare.slug}`);
    await wayIn(page, rare.name).click();
    await expect(quantity(page, rare.name)).toBeVisible();
    const said = await noteToasts(page);
    await leave(staff, rare, 0);
    await context.setOffline(false);
    await expect(toast(page, `Stock insuffisant pour ${rare.name} : il n’en reste plus.`)).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
    expect(await piecesOf(shopper)).toEqual({});
    await page.waitForLoadState('networkidle');
    expect(await said()).toEqual([expect.stringContaining('Stock insuffisant')]);
  },
);

test(
  'what is taken back while it is on its way leaves the cart again',
  { tag: SELDOM },
  async ({ page, context, shopper, rare }) => {
    await openThenLose(page, context, `/product/${rare.slug}`);
    await wayIn(page, rare.name).click();
    await more(page, rare.name).click();
    const { go } = await holdCalls(page, 'POST /api/v1/cart/items');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/cart/items'),
    );
    await context.setOffline(false);
    await asked;
    await fewer(page, rare.name).click();
    await fewer(page, rare.name).click();
    await expect(wayIn(page, rare.name)).toBeVisible();
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    go();
    await removed;
    expect(await piecesOf(shopper)).toEqual({});
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  },
);

test(
  'what is taken back in the open cart while it is on its way leaves the cart again',
  { tag: ALIKE },
  async ({ page, context, shopper, rare }) => {
    await openThenLose(page, context, `/product/${rare.slug}`);
    await wayIn(page, rare.name).click();
    await more(page, rare.name).click();
    await cartButton(page).click();
    const { go } = await holdCalls(page, 'POST /api/v1/cart/items');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/cart/items'),
    );
    await context.setOffline(false);
    await asked;
    await cartDrawer(page)
      .getByRole('button', { name: `Ne plus ajouter ${rare.name}` })
      .click();
    await expect(cartDrawer(page)).toContainText('Votre panier est vide');
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    go();
    await removed;
    expect(await piecesOf(shopper)).toEqual({});
    await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  },
);

test(
  'an article whose addition was not answered, and which is taken back, does not come back',
  { tag: SELDOM },
  async ({ page, shopper, rare }) => {
    await visit(page, `/product/${rare.slug}`);
    const { lost, mend } = await loseAnswers(page);
    await wayIn(page, rare.name).click();
    await lost;
    await fewer(page, rare.name).click();
    await expect(wayIn(page, rare.name)).toBeVisible();
    expect(await piecesOf(shopper)).toEqual({ [rare.name]: 1 });
    await mend();
    await page.reload();
    await expect.poll(() => piecesOf(shopper)).toEqual({});
    await page.waitForLoadState('networkidle');
    await expect(wayIn(page, rare.name)).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  },
);

test(
  'an article whose addition was answered by half comes into the cart once',
  { tag: SELDOM },
  async ({ page, shopper, rare, faults }) => {
    faults.allow(/ERR_CONTENT_LENGTH_MISMATCH/);
    await visit(page, `/product/${rare.slug}`);
    const mend = await breakOffAnswers(page, 'POST /api/v1/cart/items');
    await wayIn(page, rare.name).click();
    await expect(toast(page, /sera envoyé dès le retour du réseau/)).toBeVisible();
    await expect(toast(page, SENT)).toBeVisible();
    await mend();
    expect(await piecesOf(shopper)).toEqual({ [rare.name]: 1 });
    await expect(quantity(page, rare.name).getByRole('status')).toHaveText('1');
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  },
);

test(
  'what is taken back stays so when the answer about it breaks off',
  { tag: ALIKE },
  async ({ page, context, shopper, rare, faults }) => {
    faults.allow(/ERR_CONTENT_LENGTH_MISMATCH/);
    await visit(page, `/product/${rare.slug}`);
    const { lost, mend } = await loseAnswers(page);
    await wayIn(page, rare.name).click();
    await lost;
    await fewer(page, rare.name).click();
    await expect(wayIn(page, rare.name)).toBeVisible();
    const broken = page.waitForEvent('requestfailed', (request) =>
      /CONTENT_LENGTH_MISMATCH/.test(request.failure()?.errorText ?? ''),
    );
    const mendAnswers = await breakOffAnswers(page, 'GET /api/v1/cart');
    await mend();
    // Tried again at once.
    await context.setOffline(true);
    await context.setOffline(false);
    await broken;
    await mendAnswers();
    await page.reload();
    await expect.poll(() => piecesOf(shopper)).toEqual({});
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  },
);

test(
  'of what was sent and not answered, fewer are kept where fewer are wanted',
  { tag: ALIKE },
  async ({ page, context, shopper, rare }) => {
    await openThenLose(page, context, `/product/${rare.slug}`);
    await wayIn(page, rare.name).click();
    await more(page, rare.name).click();
    await more(page, rare.name).click();
    const { lost, mend } = await loseAnswers(page);
    await context.setOffline(false);
    await lost;
    await fewer(page, rare.name).click();
    await expect(quantity(page, rare.name).getByRole('status')).toHaveText('2');
    await mend();
    await page.reload();
    await expect.poll(() => piecesOf(shopper)).toEqual({ [rare.name]: 2 });
    await expect(quantity(page, rare.name).getByRole('status')).toHaveText('2');
  },
);

test('an emptied cart stays empty, whatever still waited to be sent', async ({ page, shopper, product, rare }) => {
  await fillCart(shopper, product.id);
  await visit(page, `/product/${rare.slug}`);
  const { lost, mend } = await loseAnswers(page);
  await wayIn(page, rare.name).click();
  await lost;
  await cartButton(page).click();
  await cartDrawer(page).getByRole('button', { name: 'Vider le panier' }).click();
  const question = page.getByRole('dialog', { name: 'Vider le panier' });
  await question.getByRole('button', { name: 'Vider le panier' }).click();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  await mend();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await piecesOf(shopper)).toEqual({});
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
});

test(
  'one more of what is in the cart is not lost with its answer, though the page had not read the cart yet',
  { tag: SELDOM },
  async ({ page, shopper, rare }) => {
    await fillCart(shopper, rare.id);
    await visit(page, `/product/${rare.slug}`);
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    const { go } = await holdCalls(page, 'GET /api/v1/cart');
    await visit(page, `/product/${rare.slug}`);
    await page.route('**/api/v1/cart/items', (route) => route.abort());
    await wayIn(page, rare.name).click();
    await expect(toast(page, /sera envoyé dès le retour du réseau/)).toBeVisible();
    await page.unroute('**/api/v1/cart/items');
    go();
    await expect(toast(page, SENT)).toBeVisible();
    expect(await piecesOf(shopper)).toEqual({ [rare.name]: 2 });
  },
);
