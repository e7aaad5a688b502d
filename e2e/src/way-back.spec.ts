import { SELDOM } from './alike.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  continueToConfirmation,
  continueToPayment,
  continueToTheEnd,
  finishButton,
  orderByDefault,
} from './pages/checkout.ts';
import { expectOrderPage, payButton } from './pages/order-page.ts';
import { cartButton, cartDrawer, content, field, visit } from './pages/page-parts.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { fillCart, giveAddress, placeOrder, type Shopper } from './shoppers.ts';

type Watcher = EventTarget & { requestClose(): void };
type Watched = Window & { CloseWatcher: new () => Watcher; lastWatcher?: Watcher };

test('the phone’s way back closes the cart and stays on the page, again and again @phone', async ({
  page,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  // A gesture of the system cannot be made here: the browser's own watcher is asked as the gesture would ask it.
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.CloseWatcher = class extends watched.CloseWatcher {
      constructor() {
        super();
        watched.lastWatcher = this;
      }
    };
  });
  await visit(page, `/product/${product.slug}`);
  const url = page.url();
  for (let round = 0; round < 2; round += 1) {
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText(product.name);
    // Drawn, it has not begun to watch for the gesture yet: a thumb is slower.
    await expect(async () => {
      await page.evaluate(() => (window as unknown as Watched).lastWatcher?.requestClose());
      await expect(cartDrawer(page)).toBeHidden({ timeout: 1000 });
    }).toPass();
    expect(page.url()).toBe(url);
  }
});

test('« Retour au panier » leads to the home page and shows the cart there, once', async ({
  page,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await content(page).getByRole('link', { name: 'Retour au panier' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(cartDrawer(page)).toContainText(product.name);
  expect(await cartDrawer(page).evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await expect(content(page)).toBeFocused();
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  await expect(cartDrawer(page)).toBeHidden();
});

/** What is found there is nothing to show: the page stays. Resolves once it was asked for, however long the way there takes. */
async function leadNowhere(page: Page, where: (url: URL) => boolean): Promise<{ left: Promise<void> }> {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    await route.fulfill({ status: 204 });
    resolve();
  });
  return { left };
}

/**
 * What a browser does on the way back to a page that it has kept as it was left. Playwright switches that keeping off, so the page is told
 * instead; it has not gone, because where it was going answered nothing to show.
 */
async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

test('the way back from the payment page leads to the order, however the browser kept the checkout', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  const { left } = await leadNowhere(page, ({ pathname }) => pathname.includes('/sandbox-pay/'));
  await orderByDefault(page);
  await left;
  await expect(content(page)).toContainText('Redirection en cours...');
  await bringBack(page);
  await expectOrderPage(page);
  await expect(payButton(page, 'Payer maintenant')).toBeEnabled();
});

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the way back from the payment page leads to the top of an order that says it is to be paid', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 4));
  expect(await placeOf(page)).toBeGreaterThan(300);
  await finishButton(page).click();
  await expectPaymentPage(page);
  await page.goBack();
  await expectOrderPage(page);
  await expect(payButton(page, 'Payer maintenant')).toBeInViewport();
  expect(await placeOf(page)).toBe(0);
  const steps = content(page).getByRole('list', { name: 'Progression de la commande' }).getByRole('listitem');
  await expect(steps.filter({ hasText: '(terminé)' })).toHaveText([/^Commande reçue/]);
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText([/^Commande reçue/]);
});

test('who reloads a page far down finds their place again', async ({ page, shopper, product }) => {
  test.slow();
  for (let count = 0; count < 6; count += 1) await placeOrder(shopper, product.id, { method: 'cod' });
  await fillCart(shopper, product.id);
  const expectToStayAt = async (place: number, ready: () => Promise<unknown>) => {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    expect(await placeOf(page)).toBe(place);
    await page.reload();
    await ready();
    await expect.poll(() => placeOf(page)).toBe(place);
  };
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page);
  await expectToStayAt(600, () => expect(finishButton(page)).toBeVisible());
  await visit(page, '/account?tab=commandes');
  const last = content(page).getByRole('article').nth(5);
  await expect(last).toBeVisible();
  const { y = 0 } = (await last.boundingBox()) ?? {};
  await expectToStayAt(Math.round(y) - 200, () => expect(last).toBeVisible());
});

test(
  'the way back to the login of somebody who has logged in leads to the account',
  { tag: SELDOM },
  async ({ page, otherShopper }) => {
    await page.goto('/login?from=/about');
    await field(content(page), 'Email').fill(otherShopper.email);
    await field(content(page), 'Mot de passe').fill(otherShopper.password);
    const { left } = await leadNowhere(page, ({ pathname }) => pathname === '/about');
    await content(page).getByRole('button', { name: 'Se connecter' }).click();
    await left;
    await expect(content(page).getByRole('button', { name: 'Connexion...' })).toBeVisible();
    await bringBack(page);
    await expect(page).toHaveURL(/\/account/);
  },
);

test('a page that comes back shows nothing of an account that was left meanwhile', async ({ page, shopper }) => {
  // A profile that arrives later would tell the page the same as its coming back does.
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expect(content(page)).toContainText(shopper.email);
  await page.evaluate(() => localStorage.clear());
  await bringBack(page);
  await expect(page).not.toHaveURL(/\/account/);
  await expect(content(page)).not.toContainText(shopper.email);
});

/** As another tab does whose shopper logs out, and where somebody else then logs in. */
async function leaveBrowserTo(page: Page, { token, profile }: Shopper): Promise<void> {
  await page.evaluate(
    ([key, user]) => {
      localStorage.setItem('userToken', key);
      localStorage.setItem('user', user);
    },
    [token, JSON.stringify(profile)] as const,
  );
}

test(
  'a page that comes back to somebody else shows their addresses and their cart',
  { tag: SELDOM },
  async ({ page, shopper, otherShopper, product }) => {
    await giveAddress(shopper, 'Parakou');
    await giveAddress(otherShopper, 'Cotonou');
    await fillCart(shopper, product.id);
    await page.goto('/account?tab=adresses', { waitUntil: 'networkidle' });
    await expect(content(page)).toContainText('Parakou');
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    await leaveBrowserTo(page, otherShopper);
    await bringBack(page);
    await expect(content(page)).toContainText('Cotonou');
    await expect(content(page)).not.toContainText('Parakou');
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  },
);

test(
  'a tab that slept while the account changed in another shows nothing of the first',
  { tag: SELDOM },
  async ({ page, shopper, otherShopper, product }) => {
    await giveAddress(shopper, 'Parakou');
    await giveAddress(otherShopper, 'Cotonou');
    await fillCart(shopper, product.id);
    await page.goto('/account?tab=adresses', { waitUntil: 'networkidle' });
    await expect(content(page)).toContainText('Parakou');
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    await leaveBrowserTo(page, otherShopper);
    // A frozen tab is told afterwards, when the browser holds the second account already.
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' })));
    await expect(content(page)).toContainText('Cotonou');
    await expect(content(page)).not.toContainText('Parakou');
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
  },
);

test(
  'where the browser asks nobody before it goes back, the cart does not stay over the page before',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
    await expect(page).toHaveURL('/products');
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText(product.name);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(cartDrawer(page)).toBeHidden();
  },
);

test(
  'the way back from a new address at the checkout leads to the addresses',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Parakou');
    await fillCart(shopper, product.id);
    await visit(page, '/');
    await cartButton(page).click();
    await cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' }).click();
    const add = content(page).getByRole('button', { name: 'Ajouter une adresse' });
    await add.click();
    await field(content(page), 'Adresse ligne 1').fill('Quartier Zongo');
    await page.goBack();
    await expect(content(page).getByRole('radio', { name: /Parakou/ })).toBeFocused();
    await add.click();
    await content(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(content(page).getByRole('radio', { name: /Parakou/ })).toBeFocused();
    await expect(page).toHaveURL('/checkout');
  },
);
