import { randomBytes } from 'node:crypto';
import type { CallerOrder } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { findCustomer, findOnlyAccountWithPhone, insertUser } from './users.queries.ts';

export type Customer = { userId: string; firstName: string; lastName: string; email: string; phone: string };

// RFC 2606: nobody can ever be reached there, and no mail is written to it.
const NOWHERE = 'sans-email.invalid';

/** Whom the shop wrote down when they called before. Never an account with an email: its owner would see the order of whoever calls. */
async function findEarlierCaller(tx: Db, phone: string): Promise<string | undefined> {
  const account = await findOnlyAccountWithPhone(tx, phone);
  return account?.email.endsWith(`@${NOWHERE}`) ? account.id : undefined;
}

/**
 * The customer of an order that is taken on the telephone: the account that is named, or a new one. Somebody without an email gets
 * an account that only the shop knows, the same when they call again. Undefined when the named account does not exist; throws on `users_email_unique`.
 */
export async function ensureCustomer(
  tx: Db,
  { userId, customer }: Pick<CallerOrder, 'userId' | 'customer'>,
  now: Date,
): Promise<Customer | undefined> {
  if (userId !== undefined) return findCustomer(tx, userId);
  if (!customer) return undefined;
  const { firstName, lastName = '', phone, email } = customer;
  const known = email === undefined ? await findEarlierCaller(tx, phone) : undefined;
  if (known !== undefined) return { userId: known, firstName, lastName, phone, email: '' };
  const created = await insertUser(tx, {
    firstName,
    lastName,
    phone,
    email: email ?? `appel-${randomBytes(8).toString('hex')}@${NOWHERE}`,
    // The owner of the address asks for a code to choose their own.
    passwordHash: null,
    createdAt: now,
  });
  return { userId: created.id, firstName, lastName, phone, email: email ?? '' };
}
