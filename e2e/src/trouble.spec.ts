import { ALIKE, SELDOM } from './alike.ts';
import { breakCalls, BROKEN, loseAnswer } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, content, fill, heading, toast, untilAlive, visit } from './pages/page-parts.ts';
import { schemaFaults } from './schema-rules.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

test.beforeEach(({ faults }) => {
  faults.allow(/^(500|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED)|Failed to load resource/);
});

test('a cart that cannot be read can be asked for again', async ({ page, shopper, product }) => {
  await fillCart(shopper, product.id);
  await page.route('**/api/v1/cart', (route) => route.abort());
  await visit(page, '/');
  await cartButton(page).click();
  const alert = cartDrawer(page).getByRole('alert');
  await expect(alert).toContainText("Une erreur s'est produite");
  await expect(alert).toContainText('Erreur lors de la récupération du panier');
  await page.unroute('**/api/v1/cart');
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cartDrawer(page)).toContainText(product.name);
});

test(
  'an article that is removed while a change before it fails is removed',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id);
    await visit(page, '/');
    await cartButton(page).click();
    const { promise: isRemoved, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/v1/cart/items/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await isRemoved;
      return route.abort();
    });
    await cartDrawer(page)
      .getByRole('button', { name: /Augmenter|Ajouter un/ })
      .click();
    await cartDrawer(page)
      .getByRole('button', { name: /^Retirer/ })
      .click();
    await expect(cartDrawer(page)).not.toContainText(product.name);
    resolve();
    await expect(cartDrawer(page)).toContainText('Votre panier est vide');
    await expect.poll(async () => (await shopper.api.call('GET /cart')).items).toEqual([]);
  },
);

test('orders that cannot be read can be asked for again', async ({ page, shopper, product }) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await page.route('**/api/v1/orders?**', (route) => route.fulfill(BROKEN));
  await visit(page, '/account?tab=commandes');
  await expect(content(page).getByRole('alert')).toContainText("Une erreur s'est produite");
  await page.unroute('**/api/v1/orders?**');
  await content(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(content(page).getByRole('article', { name: order.orderNumber })).toBeVisible();
});

test(
  'an order is cancelled on the page though the orders cannot be read again',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    await visit(page, '/account?tab=commandes');
    const card = content(page).getByRole('article', { name: order.orderNumber });
    await card.getByRole('button', { name: /^Annuler/ }).click();
    await breakCalls(page, 'GET /api/v1/orders?**');
    await page.getByRole('button', { name: 'Oui, annuler la commande' }).click();
    await expect(card).toContainText('Annulée');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card.getByRole('button', { name: /^Annuler/ })).toBeHidden();
  },
);

test(
  'a cancellation without a network fails at once, and nothing is cancelled once it is back',
  { tag: SELDOM },
  async ({ page, context, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    await visit(page, '/account?tab=commandes');
    const card = content(page).getByRole('article', { name: order.orderNumber });
    await card.getByRole('button', { name: /^Annuler/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
    await expect(dialog).toBeVisible();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Oui, annuler la commande' }).click();
    await expect(toast(page, 'Connexion impossible. Vérifiez votre réseau et réessayez.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const orders = page.waitForResponse(/\/api\/v1\/orders\?/);
    await context.setOffline(false);
    await orders;
    await expect(card).toContainText('En cours');
    expect((await shopper.api.call('GET /orders')).data).toMatchObject([{ id: order.id, status: order.status }]);
  },
);

test('an order that cannot be read can be asked for again', async ({ page, shopper, product }) => {
  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await page.route(`**/api/v1/orders/${order.id}`, (route) => route.fulfill(BROKEN));
  await visit(page, `/order/${order.id}`);
  await expect(content(page).getByRole('alert')).toContainText('Erreur lors de la récupération de la commande');
  await page.unroute(`**/api/v1/orders/${order.id}`);
  await content(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page, `Commande ${order.orderNumber}`)).toBeVisible();
});

test(
  'addresses that cannot be read can be asked for again, in the account and at the checkout',
  { tag: ALIKE },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Natitingou');
    await fillCart(shopper, product.id);
    for (const path of ['/account?tab=adresses', '/checkout']) {
      await page.route('**/api/v1/shipping-addresses?**', (route) => route.abort());
      await visit(page, path);
      await expect(content(page).getByRole('alert').filter({ hasText: "Une erreur s'est produite" })).toBeVisible();
      await page.unroute('**/api/v1/shipping-addresses?**');
      await content(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(content(page)).toContainText('Natitingou');
    }
  },
);

test(
  'what is done to an address is seen though the addresses cannot be read again',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    await giveAddress(shopper, 'Ouidah', { recipientName: 'Maison' });
    await giveAddress(shopper, 'Parakou', { recipientName: 'Bureau' });
    await visit(page, '/account?tab=adresses');
    const addresses = content(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Supprimer/ }) });
    const [house, office] = [addresses.filter({ hasText: 'Maison' }), addresses.filter({ hasText: 'Bureau' })];
    await office.getByRole('link', { name: /^Modifier/ }).click();
    const form = page.getByRole('form', { name: 'Modifier l’adresse' });
    await fill(form, { 'Adresse ligne 1': 'Quartier Docomè' });
    for (const rest of ['/*', '?**']) await breakCalls(page, `GET /api/v1/shipping-addresses${rest}`);
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await expect(office).toContainText('Quartier Docomè');

    await office.getByRole('button', { name: /^Définir par défaut/ }).click();
    await expect(office.getByText('Par défaut', { exact: true })).toBeVisible();
    await expect(house.getByText('Par défaut', { exact: true })).toBeHidden();

    await house.getByRole('button', { name: /^Supprimer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(house).toHaveCount(0);
    await expect(office).toBeVisible();
  },
);

test(
  'the only address is deleted and another one added though the addresses cannot be read again',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    await giveAddress(shopper);
    await visit(page, '/account?tab=adresses');
    const deletions = content(page).getByRole('button', { name: /^Supprimer/ });
    await deletions.click();
    await breakCalls(page, 'GET /api/v1/shipping-addresses?**');
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toast(page, 'Adresse supprimée')).toBeVisible();
    await expect(content(page)).toContainText('Aucune adresse enregistrée');

    await content(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
    const added = page.getByRole('form', { name: 'Nouvelle adresse' });
    await fill(added, { Ville: 'Lomé', 'Adresse ligne 1': 'Rue 5' });
    await added.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await expect(deletions).toHaveCount(1);
  },
);

test('what a network that is not one swallows is sent again until it arrives, once', async ({
  page,
  shopper,
  product,
}) => {
  await page.route('**/api/v1/cart/items', (route) => route.abort());
  await visit(page, `/product/${product.slug}`);
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
    .first()
    .click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText(/sera envoyé dès le retour du réseau/);
  await expect(notifications.getByRole('img', { name: 'Information' })).toBeVisible();
  await page.unroute('**/api/v1/cart/items');
  await expect(notifications).toContainText('ont été envoyés');
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  expect((await shopper.api.call('GET /cart')).summary.itemsCount).toBe(1);
});

test('an answer that is lost on the way puts nothing into the cart twice', async ({ page, shopper, product }) => {
  await loseAnswer(page, '/api/v1/cart/items');
  await visit(page, `/product/${product.slug}`);
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
    .first()
    .click();
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('ont été envoyés');
  expect((await shopper.api.call('GET /cart')).summary.itemsCount).toBe(1);
});

test('a login that finds no shop says so and keeps what was typed', async ({ page, otherShopper }) => {
  await page.route('**/api/v1/auth/login', (route) => route.abort());
  await visit(page, '/login');
  const form = page.getByRole('form', { name: 'Connexion' });
  await fill(form, { Email: otherShopper.email, 'Mot de passe': otherShopper.password });
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(form.getByText(/Connexion impossible|Erreur de connexion/)).toBeVisible();
  await page.unroute('**/api/v1/auth/login');
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that does not come while browsing can be asked for again', async ({ page }) => {
  await visit(page, '/');
  await page.route('**/products.data**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
  await expect(heading(page, "Une erreur s'est produite")).toBeVisible();
  await page.unroute('**/products.data**');
  await content(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page, 'Tous les produits')).toBeVisible();
});

test('suggestions that cannot be had leave the search itself working', async ({ page }) => {
  await visit(page, '/');
  await page.route('**/api/v1/products?**', (route) => route.fulfill(BROKEN));
  const search = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
  await search.fill('miel');
  await expect(page.getByText('Erreur lors de la recherche')).toBeVisible();
  await search.press('Enter');
  await expect(heading(page, 'Résultats pour « miel »')).toBeVisible();
});

test('suggestions whose script does not come are there with the next letter once it can be had', async ({ page }) => {
  await page.route('**/assets/search-panel-*.js', (route) => route.abort());
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
  const failed = page.waitForEvent('requestfailed');
  await search.fill('mie');
  await failed;
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/assets/search-panel-*.js');
  await search.pressSequentially('l');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
});

const NOT_LOADED = 'Connexion impossible. Vérifiez votre réseau et réessayez.';

test(
  'a cart whose script does not come leaves the page as it is, and opens once it can be had',
  { tag: ALIKE },
  async ({ page }) => {
    await page.route('**/assets/cart-drawer-*.js', (route) => route.abort());
    await visit(page, '/');
    await cartButton(page).click();
    await expect(toast(page, NOT_LOADED)).toBeVisible();
    await expect(content(page).getByRole('heading', { level: 1 })).not.toHaveText("Une erreur s'est produite");
    await page.unroute('**/assets/cart-drawer-*.js');
    // On a phone it stands over the button.
    await page.getByRole('button', { name: 'Fermer la notification' }).click();
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  },
);

test(
  'a form whose script does not come leaves the page as it is, and opens once it can be had',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    const soldOut = '/product/savon-au-moringa-et-a-largile-verte';
    const forms = [
      [soldOut, 'Écrire un avis', /^Votre avis sur/, 'review-form'],
      [soldOut, 'Prévenez-moi du retour', 'Prévenez-moi du retour', 'stock-alert-dialog'],
      ['/blog/lire-letiquette-dun-complement', 'Écrire un commentaire', 'Votre commentaire', 'comment-form'],
      ['/', 'Vider le panier', 'Vider le panier', 'confirm-dialog'],
    ] as const;
    await fillCart(shopper, product.id);
    for (const [path, button, title, chunk] of forms) {
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      await visit(page, path);
      if (path === '/') await cartButton(page).click();
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(toast(page, NOT_LOADED)).toBeVisible();
      await page.unroute(`**/assets/${chunk}-*.js`);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(heading(page, title)).toBeVisible();
    }
  },
);

test('a page whose frame breaks says so in French', async ({ page, faults }) => {
  faults.allow(/no such thing/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => {
        throw new Error('no such thing');
      },
    });
  });
  await page.goto('/');
  await expect(heading(page, "Une erreur s'est produite")).toBeVisible();
  await expect(content(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('a picture that is missing gives its place to another', async ({ page, product }) => {
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, `/product/${product.slug}`);
  const picture = content(page).getByRole('img', { name: product.name }).first();
  await expect(picture).toBeVisible();
  // The browser's own sign of a broken picture is an `img`; the shop's placeholder is drawn.
  await expect(picture.locator('svg')).toBeVisible();
});

test('a picture that is missing leaves the next page its own', { tag: SELDOM }, async ({ page }) => {
  await visit(page, '/category/alimentation-bio');
  const head = content(page).locator('header').first();
  const src = await head.locator('img').getAttribute('src');
  const folder = src?.split('/').at(-2);
  await page.route(`**/media/${folder}/*`, (route) => route.abort());
  await page.reload();
  await untilAlive(page);
  await expect(head.locator('img')).toHaveCount(0);
  const shelves = page.getByRole('navigation', { name: 'Rayons' }).locator('a[href^="/category/"]');
  await shelves
    .locator('visible=true')
    .filter({ hasNotText: /Alimentation bio/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/alimentation-bio/);
  await expect(head.locator('img')).toBeVisible();
});

test(
  'a confirmation that the shop cannot take now is no refusal, and can be tried again',
  { tag: SELDOM },
  async ({ page }) => {
    const mend = await breakCalls(page, 'POST /api/v1/newsletter/confirm');
    await visit(page, '/newsletter/confirm?token=nws_inconnu');
    await expect(heading(page, "Une erreur s'est produite")).toBeVisible();
    await mend();
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(heading(page, 'Inscription non confirmée')).toBeVisible();
  },
);

test('a product of which nothing is written or shown is told by its name, price and shelf', async ({
  page,
  product,
  staff,
}) => {
  const { data: bare } = await staff.api.call('POST /products', {
    body: { name: 'Bouillotte', price: 4500, stock: 3, status: 'PUBLISHED', categoryId: product.categoryId },
  });
  await visit(page, `/product/${bare.slug}`);
  const sentence = /^Bouillotte à 4\s500\sFCFA, rayon \S/;
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', sentence);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', sentence);
  await expect(heading(page, 'Description')).toHaveCount(0);
  const schemas = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemaFaults(schemas.map((schema) => JSON.parse(schema) as unknown))).toEqual([]);
  await staff.api.call('DELETE /products/{id}', { params: { id: bare.id } });
});

test('a link that was cut off in the middle of a letter leads to a page of the shop', async ({ page, faults }) => {
  faults.allow(/^404/);
  await page.goto('/blog/th%C3');
  await expect(heading(page, 'Article non trouvé')).toBeVisible();
  await page.goto('/product/%00');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produit non trouvé');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.goto('/search?q=miel%00');
  await expect(heading(page, 'Résultats pour « miel »')).toBeVisible();
});

test('a message over the cart is closed by itself', async ({ page, shopper, product, faults }) => {
  faults.allow(/^409/);
  await fillCart(shopper, product.id);
  await visit(page, '/');
  await cartButton(page).click();
  await breakCalls(page, 'PUT /api/v1/cart/items/*', {
    status: 409,
    json: { message: 'Stock insuffisant', error: 'insufficient_stock' },
  });
  await cartDrawer(page)
    .getByRole('button', { name: /^Augmenter/ })
    .click();
  const message = toast(page, 'Stock insuffisant');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Fermer la notification', includeHidden: true }).click();
  await expect(message).toBeHidden();
  await expect(cartDrawer(page)).toContainText(product.name);
});
