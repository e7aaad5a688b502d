import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { continueToConfirmation, continueToPayment, termsBox } from './pages/checkout.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { cartButton, cartDrawer, content, fcfa, field, heading, toast, visit } from './pages/page-parts.ts';
import { shopperPages } from './pages/shopper-pages.ts';
import { breakCalls } from './broken-calls.ts';
import { expectToFit, expectToFitEveryone } from './expect-to-fit.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';
import { moveOrder } from './staff.ts';

test('every page of a shopper fits the screen of everyone', async ({ page, shopper, product }) => {
  test.slow();
  await giveAddress(shopper);
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await fillCart(shopper, product.id, 2);
  const inTheCart: [string, string] = [`/product/${product.slug}`, 'Dans le panier'];
  for (const [path, landmark] of [...shopperPages(order), inTheCart]) {
    await visit(page, path);
    await expect(content(page).getByText(landmark).first()).toBeVisible();
    await expectToFitEveryone(page, path);
  }
  await visit(page, '/checkout');
  await expect(content(page).getByRole('radio').first()).toBeVisible();
  await expectToFitEveryone(page, 'delivery');
  await continueToPayment(page);
  const summary = content(page).locator('summary').filter({ visible: true });
  if (await summary.count()) await summary.click();
  await expectToFitEveryone(page, 'payment');
  await continueToConfirmation(page);
  await expectToFitEveryone(page, 'confirmation');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await expectToFitEveryone(page, 'cart');
});

test('words without an end stay on the screen @phone', async ({ page, shopper, product, staff }) => {
  const word = 'Anticonstitutionnellement'.repeat(3);
  await shopper.api.call('PUT /auth/profile', { body: { firstName: word.slice(0, 50) } });
  await giveAddress(shopper, 'Cotonou', { addressLine1: word, landmark: word, recipientName: word });
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  for (const status of ['SHIPPED', 'DELIVERED'] as const) await moveOrder(staff, order.id, status);
  await shopper.api.call('POST /reviews', {
    body: { itemType: 'PRODUCT', itemId: product.id, rating: 5, title: word, content: word.repeat(3) },
  });
  await fillCart(shopper, product.id);
  for (const [path, landmark] of [
    ['/account', `Bonjour ${word.slice(0, 50)}`],
    ['/account?tab=adresses', word],
    ['/checkout', word],
    [`/product/${product.slug}`, word],
  ] as const) {
    await visit(page, path);
    await expect(content(page).getByText(landmark).first()).toBeVisible();
    await expectToFit(page, path);
  }
});

test('who wishes no movement gets none @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await cartButton(page).click();
  await expect(page.getByRole('dialog').or(heading(page, 'Connexion')).first()).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.01);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

type Way = { key?: 'Tab' | 'Shift+Tab'; most?: number };

/** Presses Tab until the control has the focus: what the keyboard cannot reach fails here. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, { key = 'Tab', most = 80 }: Way = {}): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard did not get there within ${most} presses`);
}

const named = (page: Page, name: RegExp) => () =>
  page.evaluate(
    ({ source, flags }) => {
      const element = document.activeElement;
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return new RegExp(source, flags).test(label.trim());
    },
    { source: name.source, flags: name.flags },
  );

test('from the search to the payment page with the keyboard alone @desktop', async ({ page, shopper, product }) => {
  test.slow();
  await giveAddress(shopper);
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await tabTo(page, named(page, /^Tous les produits$/));
  await page.keyboard.press('Enter');
  // The new page takes the focus when it is there; the header lies behind it, the whole catalogue before.
  await expect(page).toHaveURL('/products');
  await expect(content(page)).toBeFocused();
  await tabTo(page, named(page, /, accueil$/), { key: 'Shift+Tab' });
  await tabTo(page, named(page, /^Rechercher un produit$/));
  await page.keyboard.type(product.name);
  await expect(page.getByRole('option', { name: product.name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await tabTo(page, named(page, /^Ajouter au panier/));
  await page.keyboard.press('Enter');
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  await page.keyboard.press('Home');
  await tabTo(page, named(page, /^Mon panier, 1 article$/), { most: 200 });
  await page.keyboard.press('Enter');
  await expect(cartDrawer(page)).toContainText(product.name);
  await tabTo(page, named(page, /^Finaliser la commande$/));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Où livrer votre commande ?')).toBeVisible();
  await tabTo(page, named(page, /^Continuer vers le paiement$/));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Comment voulez-vous payer ?')).toBeFocused();
  await tabTo(page, named(page, /^Continuer$/));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Vérifiez et confirmez')).toBeFocused();
  await tabTo(page, () => termsBox(page).evaluate((box) => box === document.activeElement));
  await page.keyboard.press('Space');
  await tabTo(page, named(page, /^Finaliser la commande$/));
  await page.keyboard.press('Enter');
  await expectPaymentPage(page);
});

test('what changes is said to who cannot see it @desktop', async ({ page, shopper, product, faults }) => {
  faults.allow(/^500|Failed to load resource/);
  await fillCart(shopper, product.id);
  await visit(page, '/');
  await cartButton(page).click();
  await expect(cartDrawer(page).getByRole('status').filter({ hasText: 'Total (1 article)' })).toBeVisible();
  await cartDrawer(page)
    .getByRole('button', { name: `Retirer ${product.name} du panier` })
    .click();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: `${product.name} retiré du panier` })).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toHaveAttribute('aria-live', 'polite');

  await visit(page, `/product/${product.slug}`);
  await breakCalls(page, 'POST /api/v1/cart/items');
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
    .first()
    .click();
  await expect(toast(page, "Erreur lors de l'ajout au panier")).toBeVisible();
  await expect(notifications.getByRole('img', { name: 'Erreur' })).toBeVisible();

  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Nous écrire' });
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(field(form, 'Nom')).toBeFocused();
  await expect(field(form, 'Nom')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(form, 'Nom')).toHaveAccessibleDescription(/\S/);
});

test('who stands in the field that is wrong hears why @desktop', async ({ page, shopper, product }) => {
  const said = (sentence: string) => page.locator('body > [aria-live=polite]').getByText(sentence);
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Nous écrire' });
  await field(form, 'Nom').press('Enter');
  await expect(field(form, 'Nom')).toBeFocused();
  await expect(field(form, 'Nom')).toHaveAccessibleDescription('Le nom est requis');
  await expect(said('Le nom est requis')).toHaveCount(1);

  await fillCart(shopper, product.id);
  await giveAddress(shopper);
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page);
  await field(content(page), 'Code promo (facultatif)').fill('RIEN');
  await field(content(page), 'Code promo (facultatif)').press('Enter');
  await expect(said("Ce code promo n'existe pas ou n'est plus valable.")).toHaveCount(1);
});

/** Goes through the page by Tab: what has the focus and lies under something else. */
async function coveredOnTheWay(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await content(page).focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      if (!focused?.closest('main')) return null;
      // What is drawn of a choice is its label.
      const shown = focused.labels?.[0] ?? focused;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found && (shown.contains(found) || found.contains(shown)) ? null : (shown.textContent ?? focused.name);
    });
    if (name !== null) covered.push(name);
  }
  return covered;
}

// The narrowest and lowest first: what leaves room there does so elsewhere.
for (const [width, height, ...alike] of [
  [320, 256],
  [360, 640, '@alike'],
  [640, 300, '@alike'],
] as const) {
  const tag = ['@desktop', ...alike];
  test(
    `on a screen of ${width} × ${height} nothing lies over what has the focus`,
    { tag },
    async ({ page, shopper, product }) => {
      await giveAddress(shopper, 'Cotonou');
      await fillCart(shopper, product.id);
      await page.setViewportSize({ width, height });
      await visit(page, `/product/${product.slug}`);
      expect(await coveredOnTheWay(page)).toEqual([]);
      await visit(page, '/checkout');
      await continueToPayment(page);
      await continueToConfirmation(page, 'Paiement à la livraison');
      expect(await coveredOnTheWay(page)).toEqual([]);
    },
  );
}

test('on a low screen most of it is the page’s own @desktop', async ({ page, shopper, product }) => {
  await fillCart(shopper, product.id);
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, `/product/${product.slug}`);
  await content(page).getByRole('heading').last().scrollIntoViewIfNeeded();
  const rows = await page.evaluate(
    () =>
      Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter((found) => {
        for (let box = found; box; box = box.parentElement) {
          if (['sticky', 'fixed'].includes(getComputedStyle(box).position)) return false;
        }
        return true;
      }).length,
  );
  expect(rows).toBeGreaterThan(200);
});

// A telephone that lies on its side, and letters four times as large.
for (const [width, height] of [
  [740, 360],
  [320, 256],
] as const) {
  test(`on a screen of ${width} × ${height} the way to buy stands beside the price, and the picture fits @desktop`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, `/product/${product.slug}`);
    const top = (part: Locator) => part.evaluate((box) => box.getBoundingClientRect().top);
    const wayToBuy = content(page).getByRole('button', { name: 'Se connecter' }).first();
    const afterPrice = (await top(wayToBuy)) - (await top(content(page).getByText(fcfa(product.price)).first()));
    expect(afterPrice).toBeGreaterThan(0);
    expect(afterPrice).toBeLessThan(height);
    const picture = await content(page).getByRole('list', { name: 'Photos' }).boundingBox();
    expect(picture?.height).toBeLessThan(height);
    await visit(page, '/formation/bien-utiliser-glucometre-et-tensiometre');
    const wayIn = content(page).getByRole('button', { name: 'Se connecter' }).first();
    expect(await top(wayIn)).toBeLessThan(await top(content(page).getByRole('heading', { level: 2 }).first()));
  });
}

test('on a low screen a dialog is read by scrolling all of it @desktop', async ({ page, shopper, product }) => {
  await fillCart(shopper, product.id);
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/');
  await cartButton(page).click();
  await cartDrawer(page).getByRole('button', { name: 'Vider le panier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vider le panier' });
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible();
  const windows = await dialog.evaluate((frame) =>
    [frame, ...frame.querySelectorAll('*')]
      .filter((part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.clientHeight),
  );
  expect(windows).toHaveLength(1);
  expect(windows[0]).toBeGreaterThan(200);
});
