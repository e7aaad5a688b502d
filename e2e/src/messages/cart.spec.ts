import { breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, shopperTest, test } from '../fixtures.ts';
import { cartButton, cartDrawer, content, toast, visit } from '../pages/page-parts.ts';
import { ownProducts, PLENTY } from '../products.ts';
import { fillCart } from '../shoppers.ts';

const MANY = 100;

test.beforeEach(({ faults }) => faults.allow(/^500|Failed to load resource/));

test(
  'a change of the cart that fails says which, and the cart shows what the shop knows',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id, 2);
    await visit(page, '/');
    await cartButton(page).click();
    const drawer = cartDrawer(page);
    const allowChange = await breakCalls(page, 'PUT /api/v1/cart/items/*');
    await drawer.getByRole('button', { name: `Augmenter la quantité de ${product.name}` }).click();
    await expect(toast(page, 'Erreur lors de la mise à jour')).toBeVisible();
    await expect(drawer).toContainText('Total (2 articles)');
    await allowChange();

    const allowRemoval = await breakCalls(page, 'DELETE /api/v1/cart/items/*');
    await drawer.getByRole('button', { name: `Retirer ${product.name} du panier` }).click();
    await expect(toast(page, 'Erreur lors de la suppression')).toBeVisible();
    await expect(drawer).toContainText(product.name);
    await allowRemoval();

    const allowEmptying = await breakCalls(page, 'POST /api/v1/cart');
    await drawer.getByRole('button', { name: 'Vider le panier' }).click();
    const question = page.getByRole('dialog', { name: 'Vider le panier' });
    await question.getByRole('button', { name: 'Vider le panier' }).click();
    await expect(toast(page, 'Erreur lors du vidage du panier')).toBeVisible();
    await expect(drawer).toContainText(product.name);
    await allowEmptying();
    await drawer.getByRole('button', { name: 'Vider le panier' }).click();
    await question.getByRole('button', { name: 'Vider le panier' }).click();
    await expect(drawer).toContainText('Votre panier est vide');
    expect((await shopper.api.call('GET /cart')).items).toEqual([]);
  },
);

test('the cart says that it is coming, and that it is empty', { tag: '@phone' }, async ({ page, shopper }) => {
  await shopper.api.call('POST /cart');
  const { go } = await holdCalls(page, 'GET /api/v1/cart');
  await visit(page, '/');
  await cartButton(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('heading', { name: 'Mon Panier', exact: true })).toBeVisible();
  await expect(drawer.getByText('Chargement du panier...')).toBeAttached();
  go();
  await expect(drawer).toContainText('Votre panier est vide');
  await drawer.getByRole('link', { name: 'Découvrir nos produits' }).click();
  await expect(page).toHaveURL('/products');
});

test(
  'the drawer leads to the checkout and back to the shelves',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id);
    await visit(page, '/');
    await cartButton(page).click();
    await expect(cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' })).toBeVisible();
    await cartDrawer(page).getByRole('link', { name: 'Continuer vos achats' }).click();
    await expect(cartDrawer(page)).toBeHidden();
    await expect(page).toHaveURL('/products');
  },
);

shopperTest('a first cart that cannot be created says so', { tag: '@phone' }, async ({ page, faults }) => {
  faults.allow(/^404/);
  const allow = await breakCalls(page, 'POST /api/v1/cart');
  await visit(page, '/');
  await cartButton(page).click();
  const alert = cartDrawer(page).getByRole('alert');
  await expect(alert).toContainText('Erreur lors de la création du panier');
  await allow();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
});

test(
  'a line that another device has removed is said to be gone',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id);
    await visit(page, '/');
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText(product.name);
    await shopper.api.call('POST /cart');
    await cartDrawer(page)
      .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
      .click();
    await expect(toast(page, 'Article non trouvé dans le panier')).toBeVisible();
    await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  },
);

shopperTest(
  'adding fails with its reason: the shop’s fault, or a session that is gone',
  { tag: '@phone' },
  async ({ page, product }) => {
    await visit(page, `/product/${product.slug}`);
    const add = content(page)
      .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
      .first();
    const allow = await breakCalls(page, 'POST /api/v1/cart/items');
    await add.click();
    await expect(toast(page, "Erreur lors de l'ajout au panier")).toBeVisible();
    await allow();
    await page.evaluate(() => localStorage.removeItem('userToken'));
    await add.click();
    await expect(toast(page, 'Vous devez être connecté pour ajouter des articles au panier')).toBeVisible();
  },
);

shopperTest(
  'what was added is said for two seconds, a notification stays for five',
  { tag: '@phone' },
  async ({ page, product }) => {
    await page.clock.install();
    await visit(page, `/product/${product.slug}`);
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
    const allow = await breakCalls(page, 'POST /api/v1/cart/items');
    await page.clock.pauseAt(Date.now() + 60_000);
    const add = content(page)
      .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
      .first();
    await add.click();
    const said = toast(page, "Erreur lors de l'ajout au panier");
    await expect(said).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(4900);
    await expect(said).toBeVisible();
    await page.clock.runFor(200);
    await expect(said).toBeHidden();

    await allow();
    await add.click();
    const added = content(page).getByRole('button', { name: 'Ajouté !' }).first();
    await expect(added).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    await page.clock.runFor(1900);
    await expect(added).toBeVisible();
    await page.clock.runFor(200);
    await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  },
);

test('the cart’s badge counts to 99 and then says 99+', { tag: '@phone' }, async ({ page, shopper, api }) => {
  const own = await ownProducts(api, test.info().parallelIndex);
  let missing = MANY - 1;
  for (const { id } of own) {
    const quantity = Math.min(missing, PLENTY);
    if (quantity > 0) await fillCart(shopper, id, quantity);
    missing -= quantity;
  }
  await visit(page, '/');
  await expect(cartButton(page)).toHaveText('99');
  await fillCart(shopper, own.at(-1)?.id ?? '');
  await page.reload();
  await expect(cartButton(page)).toHaveText('99+');
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 100 articles');
});
