import { browserStorage } from './browser-storage.ts';

/** The browser's own record of who is logged in. The keys are the shop's promise to the back office, which reads `adminToken`. */
export const USER_TOKEN = 'userToken';
const ADMIN_TOKEN = 'adminToken';

/** The token that a call carries: staff's own first. */
export function tokenToSend(): string | null {
  return browserStorage.get(ADMIN_TOKEN) ?? browserStorage.get(USER_TOKEN);
}

/** Staff who shop in the same browser: their own account's token, which goes beside the one that is `sent`. */
export function shopperTokenBeside(sent: string | undefined): string | null {
  return sent?.startsWith('adm_') ? browserStorage.get(USER_TOKEN) : null;
}

/**
 * Forgets the token that the API refused, and says whose it was. Undefined when another one has taken its place: who logged
 * in again while the call was under way stays logged in.
 */
export function forgetRefusedToken(refused: string): 'staff' | 'shopper' | undefined {
  const owner = refused.startsWith('adm_') ? 'staff' : 'shopper';
  const key = owner === 'staff' ? ADMIN_TOKEN : USER_TOKEN;
  const stored = browserStorage.get(key);
  // The calls beside this one bring the same refusal: the first to come back has already forgotten the token.
  if (stored === null) return owner;
  if (stored !== refused) return undefined;
  browserStorage.remove(key);
  if (owner === 'shopper') browserStorage.remove('user');
  return owner;
}
