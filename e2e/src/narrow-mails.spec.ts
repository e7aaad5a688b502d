import { expect, test } from './fixtures.ts';
import { overflow } from './inspect-page.ts';
import { placeOrder } from './shoppers.ts';

test('the mail about an order is no wider than the narrowest phones @phone', async ({
  page,
  shopper,
  product,
  mailbox,
}) => {
  const { orderNumber } = (await placeOrder(shopper, product.id)).order;
  const { html } = await mailbox.waitFor(shopper.email, new RegExp(`Commande ${orderNumber} reçue`));
  await page.setContent(html);
  await expect(page.getByText(orderNumber)).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflow(page), `at ${width} px`).toBe(0);
  }
});
