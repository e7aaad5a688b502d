import type { Page } from '@playwright/test';
import { findHtmlErrors, hasJava, isCheckerOff } from './check-html.ts';
import { expect, test } from './fixtures.ts';
import { continueToConfirmation, continueToPayment } from './pages/checkout.ts';
import { cartButton, cartDrawer, content, heading, visit } from './pages/page-parts.ts';
import { PUBLIC_ADDRESSES } from './pages/public-addresses.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

// The HTML is the same on every screen: one width is enough.
const ADDRESSES = [
  ...PUBLIC_ADDRESSES,
  '/products?view=list&page=2',
  '/products?search=zzzzqq',
  '/category/inconnue',
  '/product/inconnu',
  '/formation/inconnue',
  '/seminar/inconnu',
  '/coaching/inconnu',
  '/blog?tag=inconnu',
  '/blog/inconnu',
  '/recipe/inconnue',
  '/search?q=zzzzqq',
  '/login?from=%2Fcheckout&expired=1',
  '/account',
  '/account/formations',
  '/checkout',
  '/order',
  '/track-order',
  '/after-payment',
] as const;

test.skip(isCheckerOff, 'NU_CHECKER=off');
test.skip(!hasJava(), 'The Nu HTML checker needs Java 11 or later');

test('the HTML that the shop sends has no error @desktop', async ({ request }) => {
  test.slow();
  const pages = new Map<string, string>();
  for (const address of ADDRESSES) pages.set(address, await (await request.get(address)).text());
  expect(await findHtmlErrors(pages)).toEqual([]);
});

async function open(page: Page, address: string, landmark: RegExp | string): Promise<void> {
  await visit(page, address);
  await expect(content(page).getByText(landmark).first()).toBeVisible();
}

test('the pages have no error once they are alive and somebody uses them @desktop', async ({
  page,
  shopper,
  product,
}) => {
  test.slow();
  const pages = new Map<string, string>();
  const keep = async (state: string) => pages.set(state, await page.content());
  await giveAddress(shopper);
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await fillCart(shopper, product.id);

  await open(page, `/product/${product.slug}`, 'Dans le panier');
  await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
  await expect(page.getByRole('form', { name: /^Votre avis sur/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true }).fill('miel');
  await expect(page.getByRole('option', { name: /Miel/ }).first()).toBeVisible();
  await keep('a product in the cart, an opinion, suggestions');
  await page.keyboard.press('Escape');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await keep('the cart');

  await open(page, '/checkout', 'Où livrer votre commande ?');
  await content(page).getByRole('button', { name: 'Ajouter une adresse' }).first().click();
  await keep('delivery, and a new address');
  await open(page, '/checkout', 'Où livrer votre commande ?');
  await continueToPayment(page);
  await keep('payment');
  await continueToConfirmation(page);
  await keep('confirmation');

  await open(page, `/order/${order.id}`, order.orderNumber);
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByRole('dialog', { name: 'Annuler la commande' })).toBeVisible();
  await keep('an order, about to be cancelled');
  await open(page, `/track-order?orderNumber=${order.orderNumber}`, 'Étapes de la livraison');
  await keep('an order that is tracked');
  for (const [tab, landmark] of [
    ['profil', 'Mon profil'],
    ['commandes', order.orderNumber],
    ['adresses', 'Parakou'],
    ['parametres', 'Supprimer mon compte'],
  ] as const) {
    await open(page, `/account?tab=${tab}`, landmark);
    await keep(`account, ${tab}`);
  }
  await content(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('dialog', { name: 'Changer le mot de passe' })).toBeVisible();
  await keep('account, a new password');
  await open(page, '/order', 'ID de commande manquant');
  await expect(heading(page, 'ID de commande manquant')).toBeVisible();
  await keep('no order');
  expect(await findHtmlErrors(pages)).toEqual([]);
});
