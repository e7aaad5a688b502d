import { expect, test, vi } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';

const PAGE = 'https://sandbox-process.fedapay.com/abc';
const transaction = {
  id: 1001,
  status: 'pending',
  amount: 12_500,
  currency_id: 1,
  mode: null,
  klass: 'v1/transaction',
};

// The payment service answers when the test lets it.
const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
const asked: string[] = [];
vi.stubGlobal('fetch', async (url: string | URL) => {
  const { pathname } = new URL(url);
  asked.push(pathname);
  await mayAnswer;
  return Response.json(
    pathname.endsWith('/token') ? { token: 'abc', url: PAGE } : { 'v1/transaction': { ...transaction } },
  );
});
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_essai',
  FEDAPAY_WEBHOOK_SECRET: 'wh_sandbox_essai',
});

test('who asks to pay in a second tab, while the first waits for the page, gets the same page', async () => {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  const first = createOrder(shop, { shopper });
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 20_000 });
  const { data } = await client.call('GET /orders');
  const params = { id: data[0]?.id ?? '' };
  const second = client.call('POST /orders/{id}/payments', { params, body: {} });
  // Answered after the second click: it is on its way by then.
  await client.call('GET /orders/{id}', { params });
  letAnswer();
  expect([(await first).checkoutUrl, (await second).checkout_url]).toEqual([PAGE, PAGE]);
  const { data: order } = await client.call('GET /orders/{id}', { params });
  expect(order.transactions).toHaveLength(1);
});
