import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { type Buyer, MAIL_DOMAIN } from './buyers.ts';
import { addBare } from './cart.ts';
import { type Mail, orderBare, type Shop } from './orders.ts';
import { send } from './statements.ts';
import { transact } from './transact.ts';

// What the shop's own password costs: `apps/api/src/platform/passwords.ts`.
const PASSWORD_COST = { memoryCost: 7168, timeCost: 5, parallelism: 1 } as const;
const SESSION_MS = 30 * 86_400_000;
const CALLS = 4;

type Session = Pick<Buyer, 'tokenHash' | 'userId'>;

async function register(pool: pg.Pool, { subject, html, text }: Mail): Promise<Session> {
  const email = `nouveau-${randomBytes(8).toString('hex')}@${MAIL_DOMAIN}`;
  const passwordHash = await hash('secret1', PASSWORD_COST);
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest();
  const now = new Date();
  return transact(pool, async (client) => {
    const person = [email, passwordHash, 'Awa', 'Dossou', '+2290197000000', now];
    const [user] = await send<{ id: string }>(client, 'insert-user', person);
    if (!user) throw new Error('nobody was registered');
    await send(client, 'insert-session', [tokenHash, new Date(now.getTime() + SESSION_MS), user.id, passwordHash]);
    await send(client, 'read-settings', []);
    const mail = ['welcome', email, subject, html, text, '{}', 'KEPT', false, null, null, null];
    await send(client, 'insert-mail', [...mail, now]);
    return { tokenHash, userId: user.id };
  });
}

async function giveAddress(pool: pg.Pool, { tokenHash, userId }: Session): Promise<string> {
  await send(pool, 'find-session', [tokenHash, new Date()]);
  return transact(pool, async (client) => {
    await send(client, 'lock-address-book', [userId]);
    await send(client, 'count-addresses', [userId]);
    await send(client, 'clear-default-address', [false, userId, true]);
    const [address] = await send<{ id: string }>(client, 'insert-address', ['Rue 1', 'Cotonou', 'Bénin', userId, true]);
    if (!address) throw new Error('no address was written');
    return address.id;
  });
}

/** A call as a shopper's client makes it, of a server that answers at once. */
async function callNothing(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer nobody' };
  await (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ paymentMethod: 'momo' }) })).json();
}

/**
 * What a newcomer's purchase costs without validation and rules: the password, the statements of its four calls in their order, and four calls of a
 * server at `url` that does nothing.
 */
export async function checkOutByStatements(
  shop: Shop,
  { welcome, url }: { welcome: Mail; url: string },
  productId: string,
): Promise<void> {
  for (let call = 0; call < CALLS; call += 1) await callNothing(url);
  const session = await register(shop.pool, welcome);
  const addressId = await giveAddress(shop.pool, session);
  await addBare(shop.pool, session, productId);
  await orderBare(shop, { ...session, addressId });
}
