import { currentSession, forgetSession, logOut } from '../session/index.ts';
import type { Session } from '../session/index.ts';

/** Whether the account that is logged in on this device is the one with this address. */
export function isAccountHere({ user }: Session, email: string): boolean {
  return user?.email.toLowerCase() === email.trim().toLowerCase();
}

/**
 * Once the password of `email` is another, nobody is logged in here: the login that follows would lead to the account page instead. That
 * account's sessions the shop has ended; another's is ended by telling the shop.
 */
export async function endSessionHere(email: string): Promise<void> {
  const session = currentSession();
  if (session.status !== 'shopper') return;
  if (isAccountHere(session, email)) forgetSession();
  else await logOut();
}
