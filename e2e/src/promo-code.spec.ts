import { formatFcfa } from '@tokpa/contract/money';
import { SELDOM } from './alike.ts';
import { holdCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import {
  continueToConfirmation,
  continueToPayment,
  continueToTheEnd,
  finishButton,
  termsBox,
} from './pages/checkout.ts';
import { expectOrderPage } from './pages/order-page.ts';
import { cartButton, cartDrawer, content, untilAlive, visit } from './pages/page-parts.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { fillCart, giveAddress } from './shoppers.ts';

test('an unknown promo code is refused at its field and the order can go on without it', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page);
  const code = content(page).getByLabel('Code promo (facultatif)');
  await code.fill('  RIEN  ');
  await termsBox(page).check();
  await finishButton(page).click();
  await expect(code).toHaveAccessibleDescription(/Ce code promo n'existe pas ou n'est plus valable\./);
  await code.fill('');
  await finishButton(page).click();
  await expectPaymentPage(page);
});

test('Enter in the field of the promo code never sends the order, whatever stands in it', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  const code = content(page).getByLabel('Code promo (facultatif)');
  await code.press('Enter');
  await code.fill('RIEN');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/n'existe pas/);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders).toEqual([]);
});

test('what a promo code gives, or why it gives nothing, is not said behind the main action @phone', async ({
  page,
  shopper,
  product,
  staff,
}) => {
  const good = `VU${shopper.id.slice(-8)}`.toUpperCase();
  const { data: coupon } = await staff.api.call('POST /coupons', { body: { code: good, type: 'FIXED', value: 100 } });
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page);
  const code = content(page).getByLabel('Code promo (facultatif)');
  const apply = content(page).getByRole('button', { name: 'Appliquer' });
  for (const [typed, answer] of [
    ['RIEN', /n'existe pas/],
    [good, /^Code appliqué/],
  ] as const) {
    await code.fill(typed);
    // As low as a thumb still reaches it.
    const { y = 0, height = 0 } = (await apply.boundingBox()) ?? {};
    const { y: bar = 0 } =
      (await finishButton(page).locator('xpath=ancestor::*[contains(@class,"sticky")]').boundingBox()) ?? {};
    await page.evaluate((up) => window.scrollBy(0, -up), Math.floor(bar - y - height - 8));
    await apply.click();
    const said = content(page).getByText(answer);
    await expect(said).toBeVisible();
    const isSeen = () =>
      said.evaluate((words) => {
        const { left, top, bottom } = words.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => words.contains(document.elementFromPoint(left + 4, y)));
      });
    await expect.poll(isSeen, typed).toBe(true);
  }
  await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
});

test(
  'a promo code that was refused says nothing of the next one',
  { tag: SELDOM },
  async ({ page, shopper, product, staff }) => {
    const code = `MOINS${shopper.id.slice(-8)}`.toUpperCase();
    const { data: coupon } = await staff.api.call('POST /coupons', { body: { code, type: 'FIXED', value: 100 } });
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    const promo = content(page).getByLabel('Code promo (facultatif)');
    await promo.fill('RIEN');
    await finishButton(page).click();
    await expect(promo).toHaveAccessibleDescription(/n'existe pas/);
    await promo.fill(code);
    await content(page).getByRole('button', { name: 'Appliquer' }).click();
    await expect(content(page).getByText(/^Code appliqué/)).toBeVisible();
    await expect(promo).not.toHaveAccessibleDescription(/n'existe pas/);
    await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
  },
);

test(
  'a promo code that ended since it was applied is no longer said to be applied',
  { tag: SELDOM },
  async ({ page, shopper, product, staff }) => {
    const code = `FINI${shopper.id.slice(-8)}`.toUpperCase();
    const { data: coupon } = await staff.api.call('POST /coupons', { body: { code, type: 'FIXED', value: 100 } });
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    const promo = content(page).getByLabel('Code promo (facultatif)');
    const apply = content(page).getByRole('button', { name: 'Appliquer' });
    const applied = content(page).getByText(/^Code appliqué/);
    await promo.fill(code);
    await apply.click();
    await expect(applied).toBeVisible();
    await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
    await apply.click();
    await expect(promo).toHaveAccessibleDescription(/n'existe pas/);
    await expect(applied).toBeHidden({ timeout: 2000 });
  },
);

test(
  'a promo code that was applied still is once the page is read anew, as « Voir le nouveau total » reads it',
  { tag: SELDOM },
  async ({ page, shopper, product, staff }) => {
    const code = `RESTE${shopper.id.slice(-8)}`.toUpperCase();
    const { data: coupon } = await staff.api.call('POST /coupons', { body: { code, type: 'FIXED', value: 100 } });
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    const promo = content(page).getByLabel('Code promo (facultatif)');
    const applied = content(page).getByText(/^Code appliqué/);
    await promo.fill(code);
    await content(page).getByRole('button', { name: 'Appliquer' }).click();
    await expect(applied).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await expect(promo).toHaveValue(code);
    await expect(applied).toBeVisible();
    await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
  },
);

test(
  'what a promo code takes off one cart is not taken off another one of the same price',
  { tag: SELDOM },
  async ({ page, shopper, staff, product }) => {
    const code = `CELUI${shopper.id.slice(-8)}`.toUpperCase();
    const createJuice = async (taste: string) => {
      const body = { name: `Jus ${taste} ${code}`, price: 2000, stock: 2, status: 'PUBLISHED' as const };
      return (await staff.api.call('POST /products', { body: { ...body, categoryId: product.categoryId } })).data;
    };
    const meant = await createJuice('d’ananas');
    const other = await createJuice('de bissap');
    const body = { code, type: 'PERCENT' as const, value: 50, productIds: [meant.id] };
    const { data: coupon } = await staff.api.call('POST /coupons', { body });
    await giveAddress(shopper);
    await fillCart(shopper, meant.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    const promo = content(page).getByLabel('Code promo (facultatif)');
    const applied = content(page).getByText(/^Code appliqué/);
    await promo.fill(code);
    await content(page).getByRole('button', { name: 'Appliquer' }).click();
    await expect(applied).toBeVisible();

    await shopper.api.call('POST /cart');
    await fillCart(shopper, other.id);
    // Its owner looks at this tab again a minute later.
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(other.name);
    await expect(promo).toHaveAccessibleDescription(/./);
    await expect(applied).toBeHidden();
    await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
    for (const { id } of [meant, other]) await staff.api.call('DELETE /products/{id}', { params: { id } });
  },
);

test('what a promo code takes off follows the pieces that are taken out of the cart, however late the shop hears of them', async ({
  page,
  shopper,
  product,
  staff,
}) => {
  const code = `SUIT${shopper.id.slice(-8)}`.toUpperCase();
  const body = { code, type: 'PERCENT' as const, value: 50, minOrderAmount: product.price * 2 };
  const { data: coupon } = await staff.api.call('POST /coupons', { body });
  await giveAddress(shopper);
  await fillCart(shopper, product.id, 3);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  const promo = content(page).getByLabel('Code promo (facultatif)');
  const applied = content(page).getByText(/^Code appliqué/);
  const takeOneOut = async () => {
    await cartButton(page).click();
    await cartDrawer(page)
      .getByRole('button', { name: /^Diminuer/ })
      .click();
    await cartDrawer(page).getByRole('button', { name: 'Fermer' }).click();
  };
  await promo.fill(code);
  await content(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(applied).toContainText(formatFcfa((product.price * 3) / 2));

  const change = await holdCalls(page, 'PUT /api/v1/cart/items/*');
  await takeOneOut();
  await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText('× 2');
  change.go();
  await expect(applied).toContainText(formatFcfa(product.price));
  await takeOneOut();
  await expect(promo).toHaveAccessibleDescription(/valable à partir de/);
  await expect(applied).toBeHidden();
  await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
});

test('a promo code that brings the order under the ceiling opens the payment on delivery', async ({
  page,
  shopper,
  staff,
  product,
  api,
}) => {
  const { codMaxAmount, codCities } = (await api.call('GET /settings/public')).data;
  const code = `SOUS${shopper.id.slice(-8)}`.toUpperCase();
  const { data: dear } = await staff.api.call('POST /products', {
    body: { name: code, price: codMaxAmount, stock: 2, status: 'PUBLISHED', categoryId: product.categoryId },
  });
  const { data: coupon } = await staff.api.call('POST /coupons', { body: { code, type: 'PERCENT', value: 50 } });
  await giveAddress(shopper, codCities[0]);
  await fillCart(shopper, dear.id);
  await visit(page, '/checkout');
  await continueToPayment(page);
  const cash = content(page).getByRole('radio', { name: /Paiement à la livraison/ });
  await expect(cash).toBeDisabled();
  await continueToConfirmation(page);
  await content(page).getByLabel('Code promo (facultatif)').fill(code);
  await content(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(content(page).getByText(/^Code appliqué/)).toBeVisible();
  await page.goBack();
  await expect(cash).toBeEnabled();
  await continueToConfirmation(page, 'Paiement à la livraison');
  await expect(content(page).getByText(/^Code appliqué/)).toBeVisible();
  await termsBox(page).check();
  await finishButton(page).click();
  await expectOrderPage(page);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders.map(({ paymentMethod }) => paymentMethod)).toEqual(['cod']);
  await staff.api.call('DELETE /products/{id}', { params: { id: dear.id } });
  await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
});
