import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, visit } from './pages/page-parts.ts';
import { fillCart } from './shoppers.ts';

type Watcher = EventTarget & { requestClose(): void };
type Watched = Window & { CloseWatcher: new () => Watcher; lastWatcher?: Watcher };

test('the phone’s way back closes the cart and stays on the page, again and again @phone', async ({
  page,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  // A gesture of the system cannot be made here: the browser's own watcher is asked as the gesture would ask it.
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.CloseWatcher = class extends watched.CloseWatcher {
      constructor() {
        super();
        watched.lastWatcher = this;
      }
    };
  });
  await visit(page, `/product/${product.slug}`);
  const url = page.url();
  for (let round = 0; round < 2; round += 1) {
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText(product.name);
    await page.evaluate(() => (window as unknown as Watched).lastWatcher?.requestClose());
    await expect(cartDrawer(page)).toBeHidden();
    expect(page.url()).toBe(url);
  }
});
