import { expect, test } from './fixtures.ts';
import { orderByDefault } from './pages/checkout.ts';
import { expectOrderPage } from './pages/order-page.ts';
import { content, heading, visit } from './pages/page-parts.ts';
import { fillCart, giveAddress } from './shoppers.ts';

/** What Chrome and Safari have learnt since the oldest of them that the build is made for (`vite.config.ts`). */
const LEARNT_SINCE: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'find'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  URL: ['parse', 'canParse'],
  AbortSignal: ['any', 'timeout'],
  globalThis: ['CloseWatcher', 'Iterator', 'navigation', 'requestIdleCallback', 'scheduler'],
};

test('in a browser of 2022 what is found can be ordered, and what was ordered be looked at @phone', async ({
  page,
  shopper,
  product,
}) => {
  test.slow();
  await giveAddress(shopper, 'Cotonou');
  await fillCart(shopper, product.id);
  await page.addInitScript((learnt) => {
    for (const [path, names] of Object.entries(learnt)) {
      const owner: unknown = path
        .split('.')
        .reduce<unknown>((found, name) => Reflect.get(Object(found), name), globalThis);
      for (const name of names) Reflect.deleteProperty(Object(owner), name);
    }
  }, LEARNT_SINCE);
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
  await expectOrderPage(page);
  await expect(content(page)).toContainText(product.name);
});
