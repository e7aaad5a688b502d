import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ask, type Asked } from '../ask.ts';
import { type Buyer, MAIL_DOMAIN, makeBuyers } from './buyers.ts';
import { send } from './statements.ts';
import { transact } from './transact.ts';

const CONNECTIONS = 32;
const IN_A_CART = 3;
const SHIPPING = 1000;
const NOT_SAID = {
  recipientName: null,
  phone: null,
  addressLine2: null,
  landmark: null,
  state: null,
  postalCode: null,
};
const ADDRESS = JSON.stringify({ ...NOT_SAID, addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' });

/** Where orders are placed: the shop's address, and its database from outside. */
export type Shop = { url: string; pool: pg.Pool; productIds: readonly string[]; mail: Mail };
export type Mail = { subject: string; html: string; text: string };

const checkout = ({ addressId }: Buyer) => JSON.stringify({ shippingAddressId: addressId, paymentMethod: 'momo' });
// Each order under a key of its own, as the storefront sends it.
const headersOf = ({ token }: Buyer) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});

/** The last mail of this kind that the shop wrote. */
export async function readMail(pool: pg.Pool, template: string): Promise<Mail> {
  const { rows } = await pool.query<Mail>(
    'select subject, html, text from mails where template = $1 order by id desc limit 1',
    [template],
  );
  const [mail] = rows;
  if (!mail) throw new Error(`the shop wrote no mail ${template}`);
  return mail;
}

let taken = 0;

function buyersWithCarts({ pool, productIds }: Shop, count: number): Promise<Buyer[]> {
  return makeBuyers(pool, count, () => {
    taken += IN_A_CART;
    return Array.from({ length: IN_A_CART }, (_, at) => productIds[(taken + at) % productIds.length] ?? '');
  });
}

/** So many orders of three things each by the API, 32 shoppers at once. */
export async function orderByApi(shop: Shop, count: number): Promise<Asked> {
  const buyers = await buyersWithCarts(shop, count);
  return ask({
    url: shop.url,
    connections: CONNECTIONS,
    amount: count,
    requestsOf: (at) =>
      buyers
        .filter((_, number) => number % CONNECTIONS === at % CONNECTIONS)
        .map((buyer) => ({ path: '/api/v1/orders', method: 'POST', headers: headersOf(buyer), body: checkout(buyer) })),
  });
}

type Line = { id: string; itemId: string; name: string; picture: unknown; price: number };

type Orderer = Pick<Buyer, 'tokenHash' | 'userId' | 'addressId'>;

async function writeOrder(client: pg.PoolClient, { userId, addressId }: Orderer, mail: Mail) {
  const now = new Date();
  const until = new Date(now.getTime() + 3_600_000);
  const number = `ORD-${now.getTime()}-${randomInt(10_000).toString().padStart(4, '0')}-${randomInt(1_000_000)}`;
  const key = randomUUID();
  const bodyHash = createHash('sha256').update(addressId).digest('hex');
  await send(client, 'insert-key', [userId, key, 'POST /orders', bodyHash, now]);
  const [held] = await send<{ cartId: string }>(client, 'lock-buyer', [userId, addressId]);
  const lines = await send<Line>(client, 'cart-lines', [now, held?.cartId]);
  await send(client, 'read-settings', []);
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const rows = lines.map(({ itemId, name, picture, price }, position) => ({
    product_id: itemId,
    name,
    picture,
    price,
    quantity: 1,
    position,
  }));
  const amounts = [subtotal, SHIPPING, 0, subtotal + SHIPPING, 0, subtotal + SHIPPING, null, lines.length];
  const person = ['Awa Dossou', `acheteur@${MAIL_DOMAIN}`, '+2290197000000'];
  const order = [number, userId, 'PENDING', 'momo', ...amounts, ADDRESS, ...person, until, null, now];
  const around = [JSON.stringify(rows), 'SHOPPER', null, now, ['PENDING'], lines.map(({ id }) => id)];
  const [placed] = await send<{ id: string }>(client, 'insert-order', [...order, ...around]);
  await send(client, 'read-settings', []);
  await send(client, 'insert-mail', [
    'order-received',
    person[1],
    mail.subject,
    mail.html,
    mail.text,
    '{}',
    'KEPT',
    false,
    null,
    null,
    null,
    now,
  ]);
  await send(client, 'set-key-order', [placed?.id, userId, key]);
  const tags = lines.map(({ itemId }) => `product:${itemId}`).join(' ');
  await client.query('select pg_notify($1, $2)', ['cache_tags', `products ${tags}`]);
  return { id: placed?.id, number, amount: subtotal + SHIPPING, now, until };
}

/** An order of what is in the cart, by the statements that the shop sends for it. */
export async function orderBare({ pool, mail }: Shop, buyer: Orderer): Promise<void> {
  await send(pool, 'find-session', [buyer.tokenHash, new Date()]);
  const order = await transact(pool, (client) => writeOrder(client, buyer, mail));
  const { id, number, amount, now, until } = order;
  const [attempt] = await send<{ id: string }>(pool, 'insert-attempt', [
    id,
    'sandbox',
    amount,
    null,
    now,
    until,
    until,
  ]);
  const reference = `sbx_${randomBytes(16).toString('hex')}`;
  const page = `http://127.0.0.1/sandbox-pay/${reference}`;
  const paid = [amount, 'XOF', `Commande ${number}`, 'Awa Dossou', '+2290197000000', page, until];
  await send(pool, 'open-sandbox-payment', [reference, attempt?.id, `pay_${reference}`, ...paid]);
  await send(pool, 'update-attempt', [reference, page, attempt?.id]);
  await send(pool, 'start-payment', [id, ['PENDING', 'FAILED'], now]);
  await send(pool, 'read-order', [id, buyer.userId]);
}

/** The same by the statements that the shop sends, from the bare driver. */
export async function orderByStatements(shop: Shop, count: number): Promise<Pick<Asked, 'perSecond'>> {
  const waiting = await buyersWithCarts(shop, count);
  const began = performance.now();
  const go = async (): Promise<void> => {
    for (let buyer = waiting.shift(); buyer !== undefined; buyer = waiting.shift()) await orderBare(shop, buyer);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, go));
  return { perSecond: (count / (performance.now() - began)) * 1000 };
}
