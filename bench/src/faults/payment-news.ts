import { createHmac, randomUUID } from 'node:crypto';
import { waitUntil } from '../shop.ts';
import { asOwner, createProduct, createShopper, order, type Shopper } from './people.ts';
import { expectThat, type Ground } from './trial.ts';

const PATIENCE_MS = 20_000;

/** An order that waits for its payment, and the payment as the provider has it. */
export type Unpaid = {
  shopper: Shopper;
  productId: string;
  orderId: string;
  amount: number;
  page: string;
  attemptId: string;
  reference: string;
};

type Decision = 'pending' | 'approved' | 'declined';

function sign(secret: string, body: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},s=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export async function readSecret({ books }: Ground): Promise<string> {
  const [account] = await books.rows<{ webhook_secret: string }>('select webhook_secret from sandbox_account');
  return account?.webhook_secret ?? '';
}

/** Brings news to the shop's webhook, as a provider does. Resolves with the status of the answer. */
export async function bring(url: string, body: string, secret: string, at = Date.now()): Promise<number> {
  const { status } = await fetch(`${url}/api/v1/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': sign(secret, body, at) },
    body,
  });
  return status;
}

export async function placeUnpaid({ shop, books, initialStock }: Ground, stock = 10): Promise<Unpaid> {
  const productId = await createProduct(await asOwner(shop.url), stock);
  initialStock.set(productId, stock);
  const shopper = await createShopper(shop.url);
  await shopper.client.call('POST /cart/items', { body: { productId } });
  const { order: placed, checkout_url: page = '' } = await order(shopper);
  const [attempt] = await books.rows<{ id: string; provider_reference: string }>(
    'select id, provider_reference from payment_attempts where order_id = $1',
    [placed.id],
  );
  const [attemptId = '', reference = ''] = [attempt?.id, attempt?.provider_reference];
  return { shopper, productId, orderId: placed.id, amount: placed.finalAmount, page, attemptId, reference };
}

/** Writes into the provider's own books, without a word to the shop. */
export async function decide(
  { books }: Ground,
  { attemptId, amount }: Unpaid,
  status: Decision,
  theirs = amount,
): Promise<void> {
  await books.rows(
    `update sandbox_payments set status = $2, amount = $3, method = 'mtn', decided_at = now() where merchant_reference = $1`,
    [attemptId, status, theirs],
  );
}

/** News with an id of their own: the shop can not know them for a copy. */
export function newsOf({ attemptId: merchantReference, reference, amount }: Unpaid, status: Decision): string {
  const payment = { reference, merchantReference, status, amount, currency: 'XOF' };
  return JSON.stringify({ id: randomUUID(), name: `payment.${status}`, createdAt: new Date().toISOString(), payment });
}

/** Brings all of these at once, every other one to the other process. Each must be accepted: news are not refused for what they say. */
export async function tell(ground: Ground, unpaid: Unpaid, statuses: readonly Decision[]): Promise<void> {
  const secret = await readSecret(ground);
  const urls = [ground.shop.url, ground.second.url];
  const answers = await Promise.all(
    statuses.map((status, index) => bring(urls[index % 2] ?? '', newsOf(unpaid, status), secret)),
  );
  expectThat(
    answers.every((status) => status === 200),
    `news were not accepted: ${answers.join(' ')}`,
  );
}

export function several(status: Decision, count = 10): Decision[] {
  return Array.from({ length: count }, () => status);
}

export async function readOrder({ shopper, orderId }: Unpaid) {
  return (await shopper.client.call('GET /orders/{id}', { params: { id: orderId } })).data;
}

export async function waitForStatus(unpaid: Unpaid, status: string): Promise<void> {
  await waitUntil(async () => (await readOrder(unpaid)).status === status, PATIENCE_MS, `an order that is ${status}`);
}

type Money = { status: string; attempt: string; payments: number; refunds: number; stock: number };

/** Where the order and its money have ended: `payments` counts how often it became paid, `refunds` what is to go back. */
async function readMoney({ books }: Ground, { orderId, productId }: Unpaid): Promise<Money | undefined> {
  const [money] = await books.rows<Money>(
    `select orders.status, attempts.status as attempt,
       (select count(*)::integer from order_events where order_id = orders.id and status = 'PAID') as payments,
       (select count(*)::integer from payment_refunds where attempt_id = attempts.id) as refunds,
       (select stock from products where id = $2) as stock
     from orders join payment_attempts attempts on attempts.order_id = orders.id where orders.id = $1`,
    [orderId, productId],
  );
  return money;
}

export async function expectMoney(ground: Ground, unpaid: Unpaid, expected: Money, after: string): Promise<void> {
  const money = await readMoney(ground, unpaid);
  const isSo = (Object.keys(expected) as (keyof Money)[]).every((key) => money?.[key] === expected[key]);
  expectThat(isSo, `after ${after}: ${JSON.stringify(money)} instead of ${JSON.stringify(expected)}`);
}
