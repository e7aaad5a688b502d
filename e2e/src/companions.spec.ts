import { SELDOM } from './alike.ts';
import type { Locator, Page } from '@playwright/test';
import { formatPhone } from '@tokpa/contract/phones';
import { expect, test } from './fixtures.ts';
import { continueToConfirmation, continueToPayment, finishButton, STEPS } from './pages/checkout.ts';
import {
  cartButton,
  cartDrawer,
  cartTotal,
  content,
  fcfa,
  field,
  fill,
  heading,
  toast,
  visit,
} from './pages/page-parts.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';
import { moveOrder } from './staff.ts';

const OUT_OF_STOCK = 'brassard-large-pour-tensiometre';
/** A sheet as the browser lays it out, in its pixels. */
const A4 = { width: 794, height: 1123 };
const BOUGHT_WITH_OTHERS = 'savon-noir-traditionnel';
const SOLD_IN_SIZES = 'beurre-de-karite-brut';

function viewed(page: Page) {
  return content(page).getByRole('region', { name: 'Vus récemment' });
}

/** As somebody does who reads to the end: past everything, not over it. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Down to the end until it is there: what comes once the page is alive may come after the thumb has passed. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await scrollDown(page);
    await expect(part).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

test('what a visitor has looked at is shown again, at the price of now, until they clear it', async ({
  page,
  product,
}) => {
  await visit(page, `/product/${product.slug}`);
  await scrollDown(page);
  await expect(viewed(page)).toBeHidden();

  await visit(page, `/product/${OUT_OF_STOCK}`);
  await scrollTo(page, viewed(page));
  const card = viewed(page).getByRole('article').filter({ hasText: product.name });
  await expect(card).toContainText(fcfa(product.price));
  await expect(viewed(page).getByRole('article')).toHaveCount(1);

  await visit(page, '/');
  await scrollTo(page, viewed(page));
  await expect(viewed(page).getByRole('article')).toHaveCount(2);
  await viewed(page)
    .getByRole('button', { name: /^Effacer/ })
    .click();
  await expect(content(page)).toContainText('Vos produits vus récemment sont effacés.');
  await page.reload();
  await scrollDown(page);
  await expect(viewed(page)).toBeHidden();
});

test(
  'what a visitor has looked at and is not for sale for an hour is shown again afterwards',
  { tag: SELDOM },
  async ({ page, product, staff }) => {
    const body = { name: 'Gingembre vu une fois', price: 1500, stock: 3, categoryId: product.categoryId };
    const { data: rare } = await staff.api.call('POST /products', { body: { ...body, status: 'PUBLISHED' } });
    const become = (status: 'DRAFT' | 'PUBLISHED') =>
      staff.api.call('PUT /products/{id}', { params: { id: rare.id }, body: { status } });
    await visit(page, `/product/${rare.slug}`);
    await scrollDown(page);
    await become('DRAFT');
    let isAnswered = false;
    page.on('requestfinished', (request) => {
      isAnswered ||= request.url().includes(`/products?ids=${rare.id}`);
    });
    await visit(page, `/product/${product.slug}`);
    await expect(async () => {
      await scrollDown(page);
      expect(isAnswered).toBe(true);
    }).toPass({ timeout: 20_000 });
    await expect(viewed(page)).toBeHidden();
    await become('PUBLISHED');
    await page.reload();
    await scrollTo(page, viewed(page));
    await expect(viewed(page).getByRole('article').filter({ hasText: rare.name })).toBeVisible();
    await staff.api.call('DELETE /products/{id}', { params: { id: rare.id } });
  },
);

test('a product leads to others like it, before any script has run', async ({ browser, shopUrl, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopUrl });
  const page = await context.newPage();
  await page.goto(`/product/${product.slug}`);
  const like = page.getByRole('region', { name: 'Vous aimerez aussi' });
  await expect(like.getByRole('link').first()).toHaveAttribute('href', /^\/product\//);
  await expect(like.getByRole('link', { name: product.name, exact: true })).toHaveCount(0);
  await context.close();
});

test('what others bought with a product goes into the cart at once, for the price that was said', async ({
  page,
  shopper,
}) => {
  await visit(page, `/product/${BOUGHT_WITH_OTHERS}`);
  const together = content(page).getByRole('region', { name: 'Souvent achetés ensemble' });
  const articles = await together.getByRole('listitem').count();
  expect(articles).toBeGreaterThan(1);
  const sum = await together.getByText(/FCFA/).last().textContent();
  await together.getByRole('button', { name: `Ajouter les ${articles} au panier` }).click();

  await expect(cartDrawer(page).getByRole('list', { name: 'Articles du panier' }).locator('> li')).toHaveCount(
    articles,
  );
  await expect(cartTotal(page)).toContainText(sum ?? 'aucun prix');
  expect((await shopper.api.call('GET /cart')).summary.itemsCount).toBe(articles);
});

test('a set follows the size that is chosen, and what the cart has already is not added again', async ({
  page,
  shopper,
}) => {
  await visit(page, `/product/${SOLD_IN_SIZES}`);
  const together = content(page).getByRole('region', { name: 'Souvent achetés ensemble' });
  const own = together.getByRole('listitem').first();
  const largest = content(page).getByRole('group', { name: 'Choisissez votre format' }).locator('label').last();
  const articles = await together.getByRole('listitem').count();
  await largest.click();
  const [name = 'no name', price = 'no price'] = await largest.locator('span > span').allTextContents();
  await expect(own).toContainText(name);
  await expect(own).toContainText(price);
  await content(page)
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(own).toContainText('Dans le panier');
  await together.getByRole('button', { name: `Ajouter les ${articles - 1} autres au panier` }).click();
  await expect(cartDrawer(page).getByRole('list', { name: 'Articles du panier' }).locator('> li')).toHaveCount(
    articles,
  );
  const { items } = await shopper.api.call('GET /cart');
  expect(items.map(({ quantity }) => quantity)).toEqual(items.map(() => 1));
  expect(items.map(({ variation }) => variation?.name)).toContain(name);
  await page.keyboard.press('Escape');
  await together.getByRole('button', { name: 'Voir le panier' }).click();
  await expect(cartDrawer(page)).toBeVisible();
});

test(
  'a visitor is asked to log in before a set goes into a cart, and comes back',
  { tag: SELDOM },
  async ({ page }) => {
    await visit(page, `/product/${BOUGHT_WITH_OTHERS}`);
    const together = content(page).getByRole('region', { name: 'Souvent achetés ensemble' });
    await together.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Fproduct%2F${BOUGHT_WITH_OTHERS}`));
  },
);

test('who finds a product out of stock is noted for its return, and hears the same each time', async ({ page }) => {
  const email = `attente.${Date.now()}.${test.info().parallelIndex}@exemple.bj`;
  await visit(page, `/product/${OUT_OF_STOCK}`);
  await expect(content(page).getByRole('button', { name: 'Rupture de stock' })).toBeDisabled();
  for (let times = 0; times < 2; times += 1) {
    await content(page).getByRole('button', { name: 'Prévenez-moi du retour' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prévenez-moi du retour' });
    await fill(dialog, { 'Votre email': 'attente' });
    await dialog.getByRole('button', { name: 'Me prévenir' }).click();
    await expect(dialog).toContainText("Format d'email invalide");
    await fill(dialog, { 'Votre email': email });
    await dialog.getByRole('button', { name: 'Me prévenir' }).click();
    await expect(dialog).toBeHidden();
    const noted = toast(page, 'C’est noté ! Nous vous écrirons dès que ce produit sera de retour.');
    await expect(noted).toHaveCount(1);
    await expect(noted).toHaveCount(0);
  }
});

test('a shopper’s email is already there when they ask for an alert', async ({ page, shopper }) => {
  await visit(page, `/product/${OUT_OF_STOCK}`);
  await expect(cartButton(page)).toBeVisible();
  await content(page).getByRole('button', { name: 'Prévenez-moi du retour' }).click();
  await expect(field(page.getByRole('dialog'), 'Votre email')).toHaveValue(shopper.email);
});

test('a damaged link of an alert is said to be no longer valid', { tag: SELDOM }, async ({ page }) => {
  // Whoever came before, with or without the link's end, does not decide what the next one is shown.
  await visit(page, '/stock-alerts/unsubscribe');
  await expect(heading(page, 'Ce lien n’est plus valable')).toBeVisible();
  await visit(page, '/stock-alerts/unsubscribe?token=alr_abime');
  await content(page).getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(heading(page, 'Ce lien n’est plus valable')).toBeVisible();
});

test('a product can be passed on, by WhatsApp or by its link', async ({ page, context, shopUrl, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shopUrl });
  await visit(page, `/product/${product.slug}`);
  const link = content(page).getByRole('link', { name: 'Partager sur WhatsApp' });
  const target = new URL((await link.getAttribute('href')) ?? '');
  expect(target.origin).toBe('https://wa.me');
  expect(target.searchParams.get('text')).toBe(`${product.name} ${shopUrl}/product/${product.slug}`);
  await content(page).getByRole('button', { name: 'Copier le lien' }).click();
  await expect(toast(page, 'Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shopUrl}/product/${product.slug}`);
});

for (const { where, path } of [
  { where: 'page', path: (order: { id: string; orderNumber: string }) => `/order/${order.id}` },
  { where: 'tracking', path: (order: { orderNumber: string }) => `/track-order?orderNumber=${order.orderNumber}` },
]) {
  test(`an order’s ${where} goes on paper with the shop’s name, its amounts and its address, and nothing to click`, async ({
    page,
    shopper,
    product,
  }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    await visit(page, path(order));
    await expect(content(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
    await expect(content(page).getByText('Tokpa', { exact: true })).toBeVisible();
    await expect(content(page)).toContainText(order.orderNumber);
    await expect(content(page).getByText(product.name)).toBeVisible();
    await expect(content(page).getByText(fcfa(order.finalAmount)).filter({ visible: true })).not.toHaveCount(0);
    await expect(
      content(page)
        .getByText(/Quartier Zongo/)
        .first(),
    ).toBeVisible();
    await expect(content(page).getByText(shopper.email)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(content(page).getByRole('button')).toHaveCount(0);
  });
}

test('a product goes on paper with the shop’s name and telephone, and nothing to press', async ({
  page,
  api,
  product,
}) => {
  const { data: shop } = await api.call('GET /settings/public');
  await visit(page, `/product/${product.slug}`);
  await expect(content(page).getByRole('button')).not.toHaveCount(0);
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  await expect(content(page).getByText(shop.shopName, { exact: true })).toBeVisible();
  await expect(content(page).getByText(formatPhone(shop.supportPhone))).toBeVisible();
  await expect(heading(page, product.name)).toBeVisible();
  for (const dead of [/^Se connecter/, /^Connectez-vous/, /^Partager/, /^Copier/]) {
    await expect(content(page).getByText(dead).filter({ visible: true })).toHaveCount(0);
  }
  await expect(content(page).locator('.heart-disc').filter({ visible: true })).toHaveCount(0);
  await visit(page, '/category/alimentation-bio');
  await expect(content(page).getByText('Filtres', { exact: true })).toBeHidden();
  await expect(content(page).getByText('Prix min (FCFA)')).toBeHidden();
});

test('a problem with a delivered order leads to the return form, already filled in', async ({
  page,
  shopper,
  product,
  staff,
}) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await moveOrder(staff, order.id, 'DELIVERED');
  await visit(page, `/order/${order.id}`);
  const talk = await content(page).getByRole('link', { name: 'Écrire sur WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(talk ?? '')).toContain(order.orderNumber);

  await content(page).getByRole('link', { name: 'Signaler un problème' }).click();
  // A public page is kept by the device with its address: nobody's email stands in it.
  await expect(page).toHaveURL('/returns#demande');
  const form = page.getByRole('form', { name: 'Demande de retour' });
  await expect(field(form, 'Numéro de commande')).toHaveValue(order.orderNumber);
  await expect(field(form, 'Email')).toHaveValue(shopper.email);
  await expect(page.locator('#demande')).toBeFocused();
  await expect(heading(page, 'Demander un retour')).toBeInViewport();
  await expect(field(form, 'Numéro de commande')).toBeInViewport();
});

test(
  'who corrects the cart at the last step of the checkout goes on at that step',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Cotonou');
    await fillCart(shopper, product.id, 2);
    await visit(page, '/checkout');
    await continueToPayment(page);
    await continueToConfirmation(page, 'Carte bancaire');
    await cartButton(page).click();
    await cartDrawer(page)
      .getByRole('button', { name: `Diminuer la quantité de ${product.name}` })
      .click();
    await cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' }).click();

    await expect(heading(page, STEPS.confirmation)).toBeVisible();
    await expect(content(page)).toContainText('Carte bancaire');
    await expect(finishButton(page)).toBeVisible();

    await page.goto('/');
    await visit(page, '/checkout');
    await expect(heading(page, STEPS.confirmation)).toBeVisible();
    await content(page)
      .getByRole('button', { name: /^Modifier l.adresse|^Modifier la livraison|Modifier/ })
      .first()
      .click();
    await expect(heading(page, STEPS.delivery)).toBeVisible();
  },
);
