import { createHmac } from 'node:crypto';
import { waitUntil } from '../shop.ts';
import { asOwner, createProduct, createShopper, order, pay, type Shopper } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const COPIES = 20;
const PATIENCE_MS = 20_000;

function sign(secret: string, body: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},s=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function send(url: string, body: string, signature: string): Promise<Response> {
  return fetch(`${url}/api/v1/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
    body,
  });
}

async function placeOrder({ shop, initialStock }: Ground) {
  const productId = await createProduct(await asOwner(shop.url), 10);
  initialStock.set(productId, 10);
  const shopper = await createShopper(shop.url);
  await shopper.client.call('POST /cart/items', { body: { productId } });
  const { order: placed, checkout_url: page = '' } = await order(shopper);
  return { shopper, orderId: placed.id, page };
}

async function statusOf({ client }: Shopper, orderId: string) {
  const { data } = await client.call('GET /orders/{id}', { params: { id: orderId } });
  return data;
}

async function run(ground: Ground): Promise<string> {
  const { shop, books } = ground;
  const [account] = await books.rows<{ webhook_secret: string }>('select webhook_secret from sandbox_account');
  const secret = account?.webhook_secret ?? '';
  const { shopper, orderId, page } = await placeOrder(ground);
  await pay(page);
  await waitUntil(async () => (await statusOf(shopper, orderId)).status === 'PAID', PATIENCE_MS, 'the payment');
  const [news] = await books.rows<{ body: string }>(
    `select body from payment_webhooks where merchant_reference in (select id::text from payment_attempts where order_id = $1)`,
    [orderId],
  );
  const body = news?.body ?? '';
  const copies = await Promise.all(Array.from({ length: COPIES }, () => send(shop.url, body, sign(secret, body))));
  expectThat(
    copies.every(({ status }) => status === 200),
    'a copy of known news was not accepted',
  );

  const forged = await send(shop.url, body, sign('not-the-secret', body));
  const stale = await send(shop.url, body, sign(secret, body, Date.now() - 3_600_000));
  expectThat(forged.status === 401 && stale.status === 401, `forged ${forged.status}, stale ${stale.status}: not 401`);

  // News of an approval that the provider's own books do not know.
  const other = await placeOrder(ground);
  const [attempt] = await books.rows<{ id: string; provider_reference: string }>(
    'select id, provider_reference from payment_attempts where order_id = $1',
    [other.orderId],
  );
  const lie = body
    .replaceAll(/"(merchantReference|merchant_reference)":"[^"]*"/g, `"$1":"${attempt?.id}"`)
    .replaceAll(/"reference":"[^"]*"/g, `"reference":"${attempt?.provider_reference}"`);
  await send(shop.url, lie, sign(secret, lie));
  expectThat((await statusOf(other.shopper, other.orderId)).status === 'PROCESSING', 'a lie paid an order');

  const paid = await statusOf(shopper, orderId);
  const payments = paid.events.filter(({ status }) => status === 'PAID').length;
  expectThat(payments === 1, `the order was paid ${payments} times`);
  return `${COPIES} copies: paid once; forged and stale refused with 401; news that the provider's books deny pay nothing`;
}

export const webhooks: Trial = {
  name: 'webhooks duplicated 20×, forged, stale, untrue',
  target: 'the order ends where it should, money is counted once',
  run,
};
