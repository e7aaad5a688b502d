import { SELDOM } from './alike.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilComplete, untilKept, visitForLater } from './pages/for-later.ts';
import { cartButton, cartDrawer, content, heading, toast, untilAlive, visit } from './pages/page-parts.ts';
import { ownProduct } from './products.ts';
import { fillCart } from './shoppers.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

/** Puts the product into the cart while there is no network. */
async function addForLater(page: Page, name: string): Promise<void> {
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${name}` })
    .first()
    .click();
  await expect(toast(page, /sera envoyé/)).toBeVisible();
}

function connectionNotice(page: Page) {
  return page.getByRole('banner').getByRole('status').filter({ hasText: 'Vous êtes hors connexion.' });
}

async function addressesKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

test('the shop can be put on the home screen', async ({ page, api }) => {
  await visit(page, '/');
  const { data } = await api.call('GET /settings/public');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const answer = await fetch(link?.href ?? '');
    return { type: answer.headers.get('content-type'), ...((await answer.json()) as Record<string, unknown>) };
  });
  expect(manifest).toMatchObject({
    type: expect.stringContaining('application/manifest+json'),
    name: data.shopName,
    lang: 'fr',
    start_url: '/',
    display: 'standalone',
  });
  const protocol = await page.context().newCDPSession(page);
  const { data: read, errors } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(read ?? '{}') as { icons: { src: string; sizes: string }[] };
  const sizes = await page.evaluate(
    async (addresses) => {
      const pictures = addresses.map((src) => Object.assign(new Image(), { src }));
      await Promise.all(pictures.map((picture) => picture.decode()));
      return pictures.map((picture) => `${picture.naturalWidth}x${picture.naturalHeight}`);
    },
    icons.map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // A test's browser keeps nothing, as a private window does: that is the one thing that may be in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('what was visited is read without a network, and what was not is said with the way on', async ({
  page,
  context,
  product,
}) => {
  await visitForLater(page, '/');
  await visitForLater(page, `/product/${product.slug}`);
  await context.setOffline(true);
  await expect(connectionNotice(page)).toBeVisible();

  await page.reload();
  await untilAlive(page);
  await expect(heading(page, product.name)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /accueil$/ })
    .click();
  await expect(heading(page, 'Nos catégories')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(heading(page, 'Vous êtes hors connexion')).toBeVisible();
  await expect(content(page)).toContainText('pas encore été ouverte sur cet appareil');
  await content(page).getByRole('link', { name: product.name }).click();
  await expect(heading(page, product.name)).toBeVisible();

  await context.setOffline(false);
  await expect(connectionNotice(page)).toBeHidden();
});

test(
  'a size in the cart leads without a network to the product that was seen without it',
  { tag: SELDOM },
  async ({ page, context, api, shopper }) => {
    const { data: product } = await api.call('GET /products/{id}', { params: { id: 'miel-toutes-fleurs-du-borgou' } });
    const variation = product.variations.find(({ stock }) => stock > 0);
    await shopper.api.call('POST /cart/items', {
      body: { productId: product.id, variationId: variation?.id, quantity: 1 },
    });
    await visitForLater(page, `/product/${product.slug}`);
    await visitForLater(page, '/');
    await context.setOffline(true);
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: product.name }).click();
    await expect(heading(page, product.name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/product/${product.slug}`));
  },
);

test(
  'a page that the router misses is said to be missing where the browser believes in its network',
  { tag: SELDOM },
  async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await visitForLater(page, '/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await expect(heading(page, 'Vous êtes hors connexion')).toBeVisible();
    await expect(content(page)).toContainText('pas encore été ouverte sur cet appareil');
    await page.goBack();
    await expect(heading(page, 'Nos catégories')).toBeVisible();
  },
);

test('who looks at one page loads nothing for later; with the second page both can be read without a network', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(workers).toBe(1);
  for (const path of ['/about', '/contact']) await untilKept(page, path);
  await untilComplete(page);
  await context.setOffline(true);
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    await untilAlive(page);
    await expect(connectionNotice(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(heading(page, 'Vous êtes hors connexion')).toHaveCount(0);
  }
});

test('who comes again is prepared for at the first page', { tag: SELDOM }, async ({ page, context }) => {
  await visit(page, '/about');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('beenHere'))).not.toBeNull();
  await page.close();
  const again = await context.newPage();
  await visit(again, '/contact');
  await untilKept(again, '/contact');
  await untilComplete(again);
});

test('a page that was reached by a link is kept whole', { tag: SELDOM }, async ({ page, context }) => {
  await visitForLater(page, '/');
  await page.reload();
  await untilAlive(page);
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
  await expect(heading(page, 'Tous les produits')).toBeVisible();
  await untilKept(page, '/products');
  await content(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await untilKept(page, '/products?page=2');
  await context.setOffline(true);
  for (const path of ['/products?page=2', '/products']) {
    await page.goto(path);
    await untilAlive(page);
    await expect(heading(page, 'Tous les produits')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('the shop opens without a network at its home page, whatever page was seen', async ({ page, context }) => {
  await visitForLater(page, '/about');
  await untilKept(page, '/');
  await context.setOffline(true);
  await page.goto('/');
  await untilAlive(page);
  await expect(heading(page, 'Nos catégories')).toBeVisible();
});

test(
  'the page that was missing opens by itself once the network is back',
  { tag: SELDOM },
  async ({ page, context }) => {
    await visitForLater(page, '/');
    await context.setOffline(true);
    await page.goto('/faq');
    await expect(heading(page, 'Vous êtes hors connexion')).toBeVisible();
    await untilAlive(page);
    await context.setOffline(false);
    await expect(page).toHaveURL('/faq');
    await expect(heading(page, /questions/i).first()).toBeVisible();
  },
);

test('changes of the cart wait for the network and then reach the shop', async ({
  page,
  context,
  shopper,
  product,
  api,
}) => {
  const other = await ownProduct(api, test.info().parallelIndex, product);
  await fillCart(shopper, product.id, 1);
  await visitForLater(page, '/');
  await visitForLater(page, `/product/${other.slug}`);
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');

  await context.setOffline(true);
  await page.reload();
  await untilAlive(page);
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${other.name}` })
    .first()
    .click();
  await expect(toast(page, /sera envoyé dès le retour du réseau/)).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText('Hors connexion');
  await cartDrawer(page)
    .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
    .click();
  await expect(cartDrawer(page)).toContainText('2 changements seront envoyés');
  // The open cart has just said it: a notification would lie over those words.
  await expect(toast(page, product.name)).toHaveCount(0);
  await expect(cartButton(page).or(page.getByLabel('Mon panier, 3 articles'))).toHaveCount(1);
  expect((await shopper.api.call('GET /cart')).summary.itemsCount).toBe(1);

  await context.setOffline(false);
  await expect(cartDrawer(page)).not.toContainText('Hors connexion');
  await expect(cartDrawer(page).getByRole('list', { name: 'Articles du panier' })).toContainText(other.name);
  await expect
    .poll(async () => {
      const { items } = await shopper.api.call('GET /cart');
      return Object.fromEntries(items.map((item) => [item.product.id, item.quantity]));
    })
    .toEqual({ [product.id]: 2, [other.id]: 1 });
});

test(
  'a change that the shop refuses once the network is back is said',
  { tag: SELDOM },
  async ({ page, context, shopper, product }) => {
    await fillCart(shopper, product.id, 1);
    await visitForLater(page, '/');
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText(product.name);
    await context.setOffline(true);
    await cartDrawer(page)
      .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
      .click();
    await expect(cartDrawer(page)).toContainText('Un changement sera envoyé');
    // Meanwhile another device takes the line out of the cart.
    await shopper.api.call('POST /cart');
    await context.setOffline(false);
    await expect(toast(page, new RegExp(`^${product.name} : `))).toBeVisible();
    await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  },
);

test(
  'a network that is said to be back before it is brings the change soon after',
  { tag: SELDOM },
  async ({ page, context, shopper, product }) => {
    await visitForLater(page, `/product/${product.slug}`);
    await context.setOffline(true);
    await addForLater(page, product.name);
    const calls = '**/api/v1/cart**';
    const { promise: triedInVain, resolve } = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await route.abort();
      resolve();
    });
    await context.setOffline(false);
    await triedInVain;
    await page.unroute(calls);
    await expect.poll(async () => (await shopper.api.call('GET /cart')).summary.itemsCount).toBe(1);
  },
);

test('two tabs send a change once', { tag: SELDOM }, async ({ page, context, shopper, product }) => {
  await visitForLater(page, `/product/${product.slug}`);
  const second = await context.newPage();
  await visit(second, '/');
  await context.setOffline(true);
  await addForLater(page, product.name);
  const additions: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/cart')) additions.push(request.url());
  });
  await context.setOffline(false);
  for (const tab of [page, second]) await expect(cartButton(tab)).toHaveAccessibleName('Mon panier, 1 article');
  await expect.poll(async () => (await shopper.api.call('GET /cart')).summary.itemsCount).toBe(1);
  await visit(second, '/');
  await expect(cartButton(second)).toHaveAccessibleName('Mon panier, 1 article');
  expect(additions.filter((url) => url.endsWith('/cart/items'))).toHaveLength(1);
});

test('an order needs the network, and nothing personal stays on the device', async ({
  page,
  context,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id, 1);
  await visitForLater(page, '/');
  await page.reload();
  for (const path of ['/account', '/checkout', '/account?tab=commandes', '/track-order']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  await visit(page, '/');
  const kept = await addressesKept(page);
  expect(kept).toContain('/');
  const personal = /^\/(?:account|checkout|order|track-order|login|register)|^\/api\/v1\/(?:cart|auth|orders|shipping)/;
  expect(kept.filter((address) => personal.test(address) || address.includes(shopper.id))).toEqual([]);

  await context.setOffline(true);
  await cartButton(page).click();
  await cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' }).click();
  await expect(heading(page, 'Vous êtes hors connexion')).toBeVisible();
  await expect(content(page)).toContainText('Une commande se passe avec le réseau');
});

test('who logs out leaves no cart behind', async ({ page, shopper, product }) => {
  await fillCart(shopper, product.id, 1);
  await visit(page, '/account');
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain(product.name);
  await content(page).getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('who spares their data gets the smaller pictures', { tag: SELDOM }, async ({ page, browser, shopUrl }) => {
  const pictureBytes = async (extraHTTPHeaders: Record<string, string>) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      extraHTTPHeaders,
    });
    const visitor = await context.newPage();
    const bytes: Promise<number>[] = [];
    visitor.on('response', (answer) => {
      if (answer.url().includes('/media/')) bytes.push(answer.body().then(({ length }) => length));
    });
    await visitor.goto(`${shopUrl}/products`);
    // All of them: which ones come by themselves depends on how quickly the page is laid out.
    await visitor.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.all([...document.images].map((picture) => picture.decode()));
    });
    const all = await Promise.all(bytes);
    await context.close();
    return all.reduce((sum, some) => sum + some, 0);
  };
  const [usual, sparing] = [await pictureBytes({}), await pictureBytes({ 'save-data': 'on' })];
  expect(sparing).toBeGreaterThan(0);
  expect(sparing).toBeLessThan(usual * 0.7);
  await visit(page, '/products');
  const src = await content(page).locator('img').first().getAttribute('src');
  expect((await page.request.get(src ?? '')).headers()['vary']).toBe('Save-Data');
});

test('what the page for no network is made of is there before anybody needs it', async ({ page }) => {
  await visitForLater(page, '/');
  const missing = await page.evaluate(async () => {
    const beforehand = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    const cache = await caches.open(beforehand);
    const html = (await (await cache.match('/offline', { ignoreSearch: true }))?.text()) ?? '';
    const named = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
    const kept = await Promise.all(named.map((address) => cache.match(address)));
    return named.length > 0 ? named.filter((_, place) => kept[place] === undefined) : ['/offline'];
  });
  expect(missing).toEqual([]);
});

test('the pictures of a page that was seen are kept with it', async ({ page, product }) => {
  await visitForLater(page, `/product/${product.slug}`);
  const areKept = () =>
    page.evaluate(async () => {
      const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      const seen = shown.map(({ currentSrc }) => currentSrc).filter((address) => address.includes('/media/'));
      const kept = await Promise.all(seen.map((address) => caches.match(address)));
      return seen.length > 0 && kept.every((answer) => answer !== undefined);
    });
  await expect.poll(areKept).toBe(true);
});

test('a page that was kept before a release is drawn without a network after it too', async ({ page, context }) => {
  const script = '/assets/of-the-release-before.js';
  await visitForLater(page, '/');
  await page.evaluate(async (address) => {
    const beforehand = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    const cache = await caches.open(beforehand);
    // With the headers that the shop sends with its scripts.
    const [script = ''] = /\/assets\/[^"?]+\.js/.exec(document.documentElement.innerHTML) ?? [];
    await cache.put(address, await fetch(script));
    // The next worker comes in as that of a release does.
    await (await navigator.serviceWorker.ready).unregister();
  }, script);
  await visit(page, '/products');
  await untilKept(page, '/products');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await context.setOffline(true);
  expect(await page.evaluate(async (address) => (await fetch(address)).ok, script)).toBe(true);
});

test('what an earlier release kept is removed', async ({ page }) => {
  await page.addInitScript(() => void caches.open('shop-pages-0'));
  await visitForLater(page, '/');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('shop-pages-0');
  expect(await page.evaluate(() => caches.keys())).toContain('shop-pages-2');
});
