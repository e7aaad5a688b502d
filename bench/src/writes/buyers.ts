import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A shopper who is logged in, with an address in Cotonou and, where asked for, something in the cart. */
export type Buyer = { token: string; tokenHash: Buffer; userId: string; cartId: string; addressId: string };

const TOKEN_LENGTH = 43;
const MAIL_DOMAIN = 'mesure.exemple.bj';

let made = 0;

function tokenOf(number: number): string {
  return `usr_${createHash('sha512').update(`buyer ${number}`).digest('base64url').slice(0, TOKEN_LENGTH)}`;
}

/** So many new shoppers, each with these products in the cart. Hashing passwords is measured elsewhere. */
export async function makeBuyers(
  pool: pg.Pool,
  count: number,
  carts: (at: number) => readonly string[],
): Promise<Buyer[]> {
  const rows = Array.from({ length: count }, (_, at) => {
    made += 1;
    const token = tokenOf(made);
    const tokenHash = createHash('sha256').update(token).digest();
    return { token, tokenHash, number: made, products: carts(at) };
  });
  const { rows: found } = await pool.query<Omit<Buyer, 'token' | 'tokenHash'> & { number: number }>(
    `with wanted as (select * from unnest($1::integer[], $2::bytea[]) as wanted (number, token_hash)),
     users as (
       insert into users (email, password_hash, first_name, last_name, phone)
       select 'acheteur' || number || '@${MAIL_DOMAIN}', 'nobody', 'Awa', 'Dossou', '+2290197000000' from wanted returning id, email
     ), known as (
       select users.id, wanted.* from users join wanted on users.email = 'acheteur' || wanted.number || '@${MAIL_DOMAIN}'
     ), opened as (
       insert into sessions (token_hash, user_id, expires_at) select token_hash, id, now() + interval '30 days' from known
     ), addresses as (
       insert into shipping_addresses (user_id, address_line1, city, country, is_default)
       select id, 'Rue 1', 'Cotonou', 'Bénin', true from known returning id, user_id
     ), carts as (
       insert into carts (user_id) select id from known returning id, user_id
     )
     select known.number, known.id as "userId", carts.id as "cartId", addresses.id as "addressId"
       from known join carts on carts.user_id = known.id join addresses on addresses.user_id = known.id`,
    [rows.map(({ number }) => number), rows.map(({ tokenHash }) => tokenHash)],
  );
  const byNumber = new Map(found.map((row) => [row.number, row]));
  const buyers = rows.map(({ token, tokenHash, number, products }) => {
    const row = byNumber.get(number);
    if (!row) throw new Error('a shopper was not made');
    return { token, tokenHash, userId: row.userId, cartId: row.cartId, addressId: row.addressId, products };
  });
  const lines = buyers.flatMap(({ cartId, products }) => products.map((productId) => ({ cartId, productId })));
  await pool.query(
    `insert into cart_items (cart_id, product_id, quantity)
     select cart_id, product_id, 1 from unnest($1::uuid[], $2::uuid[]) as line (cart_id, product_id)`,
    [lines.map(({ cartId }) => cartId), lines.map(({ productId }) => productId)],
  );
  return buyers;
}

/** Takes away whoever was measured and what they ordered: the next run finds the shop as this one did. */
export async function removeBuyers(pool: pg.Pool): Promise<void> {
  const ours = `select id from users where email like '%@${MAIL_DOMAIN}'`;
  await pool.query(`delete from sandbox_payments where merchant_reference in (
    select attempt.id::text from payment_attempts attempt join orders on orders.id = attempt.order_id where orders.user_id in (${ours}))`);
  await pool.query(`delete from mails where recipient like '%@${MAIL_DOMAIN}'`);
  await pool.query(`delete from orders where user_id in (${ours})`);
  await pool.query(`delete from users where email like '%@${MAIL_DOMAIN}'`);
  await pool.query(
    'vacuum (analyze) users, sessions, orders, order_items, order_events, idempotency_keys, payment_attempts, carts, cart_items, mails',
  );
}

export { MAIL_DOMAIN };
