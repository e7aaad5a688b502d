import { expect, test } from '../fixtures.ts';
import { visitForLater } from '../pages/for-later.ts';
import { cartButton, cartDrawer, content, heading, untilAlive } from '../pages/page-parts.ts';
import { fillCart } from '../shoppers.ts';
import { takeScreen } from './take-picture.ts';

test.use({ serviceWorkers: 'allow' });

test('a look at the shop without a network', async ({ page, context, shopper, product, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await fillCart(shopper, product.id, 2);
  for (const path of ['/', `/product/${product.slug}`]) await visitForLater(page, path);
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('banner').getByText('Vous êtes hors connexion.')).toBeVisible();
  await takeScreen(page, 'offline-product');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await cartDrawer(page)
    .getByRole('button', { name: /^Augmenter/ })
    .click();
  await takeScreen(page, 'offline-cart');
  await page.goto('/contact');
  await expect(heading(page, 'Vous êtes hors connexion')).toBeVisible();
  await expect(content(page).getByRole('link', { name: product.name })).toBeVisible();
  await takeScreen(page, 'offline-page');
});
