import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { orderByDefault } from './pages/checkout.ts';
import { orderNumber } from './pages/order-page.ts';
import { content, field, fill, heading, untilAgreed, visit } from './pages/page-parts.ts';
import { fillCart, giveAddress } from './shoppers.ts';

/** What Chrome, Firefox and Safari have learnt since the oldest of them that the build is made for (`vite.config.ts`). */
const LEARNT_SINCE: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Uint8Array.__proto__.prototype': ['toReversed', 'toSorted', 'with'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  'ArrayBuffer.prototype': ['resize', 'transfer', 'transferToFixedLength'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
  ],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'WeakMap.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  'Intl.NumberFormat.prototype': ['formatRange', 'formatRangeToParts'],
  'URLSearchParams.prototype': ['size'],
  'Headers.prototype': ['getSetCookie'],
  'Blob.prototype': ['bytes'],
  'Response.prototype': ['bytes'],
  'ReadableStream.prototype': ['values'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'moveBefore', 'setHTMLUnsafe'],
  'HTMLElement.prototype': ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLInputElement.prototype': ['showPicker'],
  'Document.prototype': ['moveBefore', 'startViewTransition'],
  'Navigator.prototype': ['userActivation'],
  Array: ['fromAsync'],
  Uint8Array: ['fromBase64', 'fromHex'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Error: ['isError'],
  Intl: ['DurationFormat', 'Segmenter'],
  URL: ['parse', 'canParse'],
  AbortSignal: ['any', 'timeout'],
  Document: ['parseHTMLUnsafe'],
  ReadableStream: ['from'],
  Response: ['json'],
  globalThis: ['CloseWatcher', 'Iterator', 'Temporal', 'cookieStore', 'navigation', 'requestIdleCallback', 'scheduler'],
};

async function forgetWhatIsNewer(page: Page): Promise<void> {
  await page.addInitScript((learnt) => {
    for (const [path, names] of Object.entries(learnt)) {
      const owner: unknown = path
        .split('.')
        .reduce<unknown>((found, name) => Reflect.get(Object(found), name), globalThis);
      for (const name of names) Reflect.deleteProperty(Object(owner), name);
    }
  }, LEARNT_SINCE);
}

test('in a browser of 2022 what is found can be ordered, and what was ordered be looked at @phone', async ({
  page,
  shopper,
  product,
}) => {
  test.slow();
  await giveAddress(shopper, 'Cotonou');
  await fillCart(shopper, product.id);
  await forgetWhatIsNewer(page);
  await visit(page, '/');
  for (const [path, title] of [
    ['/search?q=miel', 'Résultats'],
    [`/product/${product.slug}`, product.name],
    ['/shipping', 'Livraison'],
  ] as const) {
    await visit(page, path);
    await expect(heading(page, title).first()).toBeVisible();
  }
  await visit(page, '/faq');
  await content(page).getByRole('searchbox').fill('livraison');
  await expect(content(page)).toContainText('livraison');
  await orderByDefault(page, 'Paiement à la livraison');
  const number = await orderNumber(page);
  await expect(content(page)).toContainText(product.name);
  await visit(page, '/track-order');
  await content(page).getByLabel('Numéro de commande').fill(number);
  await content(page).getByRole('button', { name: 'Suivre ma commande' }).click();
  await expect(content(page).getByRole('article', { name: `Commande ${number}` })).toContainText(product.name);
});

test('in a browser of 2022 a list is turned and narrowed, and who logs in comes back to it @phone', async ({
  page,
  api,
  otherShopper,
}) => {
  await forgetWhatIsNewer(page);
  await visit(page, '/products');
  const pagination = content(page).getByRole('navigation', { name: 'Pagination' });
  await pagination.getByRole('link', { name: 'Suivant' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(pagination).toContainText('Affichage de 13 à 24 sur');

  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  const filters = page.getByRole('form', { name: 'Filtres' });
  await field(filters, 'Prix min (FCFA)').fill('20000');
  await filters.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL('/products?minPrice=20000');
  await untilAgreed(page, async () => {
    const { meta } = await api.call('GET /products', { query: { minPrice: 20_000 } });
    const count = content(page)
      .getByRole('status')
      .filter({ hasText: /produits?$/ });
    await expect(count).toHaveText(new RegExp(`^${meta.total} produits?`));
  });

  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  const form = page.getByRole('form', { name: 'Connexion' });
  await fill(form, { Email: otherShopper.email, 'Mot de passe': otherShopper.password });
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/products?minPrice=20000');
});
