import type { Db } from '#db/connect';
import { findAddressWithoutPassword } from './users.queries.ts';

/**
 * The address of an account that nobody has chosen a password for, as it stands in a link: its mails say how to get in. Null for every
 * other account.
 */
export async function findEmailInLink(tx: Db, userId: string): Promise<string | null> {
  const email = await findAddressWithoutPassword(tx, userId);
  return email === undefined ? null : encodeURIComponent(email);
}
