import path from 'node:path';
import type { Page } from '@playwright/test';
import { breakCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { continueToConfirmation, continueToPayment } from './pages/checkout.ts';
import { cartButton, cartDrawer, content, visit } from './pages/page-parts.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

/** `LOOKS=1` takes a picture of every page and state into var/looks, for people to look at. It checks nothing. */
test.skip(process.env['LOOKS'] !== '1', 'pictures are taken with LOOKS=1');

const folder = path.resolve(import.meta.dirname, '../../var/looks');

const PUBLIC = {
  home: '/',
  catalogue: '/products',
  'catalogue-list': '/products?view=list&page=2',
  'catalogue-nothing': '/products?search=zzzzqq',
  category: '/category/alimentation-bio',
  product: '/product/miel-toutes-fleurs-du-borgou',
  'product-sold-out': '/product/savon-au-moringa-et-a-largile-verte',
  'product-unknown': '/product/inconnu',
  formations: '/formations',
  formation: '/formation/bien-utiliser-glucometre-et-tensiometre',
  seminars: '/seminars',
  seminar: '/seminar/journee-prevention-diabete-et-tension',
  coaching: '/coaching',
  'coaching-session': '/coaching/bilan-nutrition-personnel',
  blog: '/blog',
  article: '/blog/prendre-sa-tension-a-la-maison',
  recipes: '/recipes',
  recipe: '/recipe/bissap-a-lananas-et-a-la-menthe',
  search: '/search?q=karité',
  'search-nothing': '/search?q=zzzzqq',
  favourites: '/favorites',
  login: '/login',
  'login-expired': '/login?from=%2Fcheckout&expired=1',
  register: '/register',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  shipping: '/shipping',
  returns: '/returns',
  terms: '/terms',
  privacy: '/privacy',
  'not-found': '/nulle-part',
} as const;

async function take(page: Page, name: string, fullPage = true): Promise<void> {
  if (fullPage) {
    // Pictures below the fold come once they are near.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  }
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, test.info().project.name, `${name}.png`), fullPage });
}

for (const [name, address] of Object.entries(PUBLIC)) {
  test(`a picture of ${name}`, async ({ page }) => {
    await visit(page, address);
    await take(page, name);
  });
}

test('pictures of what opens and of what fails', async ({ page, faults }) => {
  faults.allow(/^500|Failed to load resource/);
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
  await search.click();
  await take(page, 'search-before-typing', false);
  await search.fill('miel');
  await expect(page.getByRole('option', { name: /Miel/ }).first()).toBeVisible();
  await take(page, 'search-suggestions', false);
  await page.keyboard.press('Escape');
  await breakCalls(page, 'GET /*.data**');
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
  await expect(content(page).getByRole('alert')).toBeVisible();
  await take(page, 'page-failed', false);
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await take(page, 'register-refused');
});

test('pictures of the cart, the checkout and the order', async ({ page, shopper, product }) => {
  test.slow();
  await fillCart(shopper, product.id, 2);
  await visit(page, '/checkout');
  await expect(content(page).getByText('Aucune adresse de livraison trouvée')).toBeVisible();
  await take(page, 'checkout-no-address');
  await giveAddress(shopper, 'Cotonou');
  await visit(page, `/product/${product.slug}`);
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  await take(page, 'product-in-cart', false);
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await take(page, 'cart', false);
  await visit(page, '/checkout');
  await continueToPayment(page);
  await take(page, 'checkout-payment');
  await continueToConfirmation(page);
  await take(page, 'checkout-confirmation');
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await visit(page, `/order/${order.id}`);
  await expect(content(page)).toContainText(order.orderNumber);
  await take(page, 'order');
  await visit(page, `/track-order?orderNumber=${order.orderNumber}`);
  await expect(content(page)).toContainText('Étapes de la livraison');
  await take(page, 'tracking');
  await visit(page, '/order');
  await expect(content(page)).toContainText('ID de commande manquant');
  await take(page, 'order-none');
  for (const tab of ['profil', 'commandes', 'adresses', 'parametres']) {
    await visit(page, `/account?tab=${tab}`);
    await expect(content(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await take(page, `account-${tab}`);
  }
});
