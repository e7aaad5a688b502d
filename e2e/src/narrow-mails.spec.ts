import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { overflow } from './inspect-page.ts';
import { placeOrder } from './shoppers.ts';

test('the mail about an order is no wider than the narrowest phones, however long its promo code is @phone', async ({
  page,
  shopper,
  product,
  staff,
  mailbox,
}) => {
  const code = randomUUID().replaceAll('-', '').toUpperCase();
  const { data: coupon } = await staff.api.call('POST /coupons', { body: { code, type: 'FIXED', value: 100 } });
  const { orderNumber } = (await placeOrder(shopper, product.id, { couponCode: code })).order;
  const { html } = await mailbox.waitFor(shopper.email, new RegExp(`Commande ${orderNumber} reçue`));
  await page.setContent(html);
  await expect(page.getByText(orderNumber)).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflow(page), `at ${width} px`).toBe(0);
  }
  await staff.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
});
