import { content, visit } from '../pages/page-parts.ts';
import { approve } from '../pages/payment-page.ts';
import { fillCart, giveAddress, placeOrder } from '../shoppers.ts';
import { expect, signedOutTest } from './fixtures.ts';

signedOutTest(
  'no shopper ever loads any part of the back office',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, '/');
    await visit(page, '/products');
    await visit(page, `/product/${product.slug}`);
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await visit(page, '/account');
    const { order, checkout_url: paymentPage = '' } = await placeOrder(shopper, product.id);
    await page.goto(paymentPage);
    await approve(page);
    await expect(content(page)).toContainText(order.orderNumber);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((path) => path.startsWith('/admin'))).toEqual([]);
  },
);
