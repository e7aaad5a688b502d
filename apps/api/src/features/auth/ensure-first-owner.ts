import { randomBytes } from 'node:crypto';
import { hashPassword } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { hasStaff, insertOwner } from './staff.queries.ts';

export type FirstOwner = {
  email: string;
  /** To be printed; undefined when it is the one of ADMIN_PASSWORD, which whoever set it knows and no log needs. */
  generatedPassword: string | undefined;
};

/**
 * Gives a shop without staff its owner, from ADMIN_EMAIL and ADMIN_PASSWORD or a generated password. Answers the login to
 * print, or nothing when the shop has staff already: the password is nowhere to be read then.
 */
export async function ensureFirstOwner(platform: Platform): Promise<FirstOwner | undefined> {
  if (await hasStaff(platform.db)) return undefined;
  const { admin } = platform.config;
  const email = admin.email.toLowerCase();
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const isAdded = await insertOwner(platform.db, { email, passwordHash: await hashPassword(password) });
  return isAdded ? { email, generatedPassword: admin.password === undefined ? password : undefined } : undefined;
}
