import { expect, test } from './fixtures.ts';
import {
  continueToConfirmation,
  continueToPayment,
  continueToTheEnd,
  finishButton,
  termsBox,
} from './pages/checkout.ts';
import { expectOrderPage } from './pages/order-page.ts';
import { content, visit } from './pages/page-parts.ts';
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

test('a promo code that was refused says nothing of the next one', async ({ page, shopper, product, staff }) => {
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
});

test('a promo code that ended since it was applied is no longer said to be applied', async ({
  page,
  shopper,
  product,
  staff,
}) => {
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
