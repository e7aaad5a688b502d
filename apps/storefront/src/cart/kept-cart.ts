import type { Cart } from '@tokpa/contract/cart';
import { browserStorage, parseKept } from '../api/browser-storage.ts';
import { USER_TOKEN } from '../api/tokens.ts';
import type { Wish } from './wishes.ts';

/** The cart as the server last answered it, and what was asked for without a network since then. */
export type KeptCart = { cart?: Cart; wishes: readonly Wish[] };

export const CART_KEY = 'cart';
const NOTHING: KeptCart = { wishes: [] };
// Enough to tell one session from another, and no second copy of what opens it.
const MARK_LENGTH = 12;

/** Undefined for a visitor, who has no cart. */
export const sessionMark = () => browserStorage.get(USER_TOKEN)?.slice(-MARK_LENGTH);

/** What bears the session's mark is our own writing. */
function isOf(session: string, kept: unknown): kept is KeptCart {
  const ours = kept as Partial<KeptCart & { session: string }> | null;
  return ours?.session === session && Array.isArray(ours.wishes);
}

/** Of this session only: what another account left behind is as if it were not there. */
export function recallCart(): KeptCart {
  const mark = sessionMark();
  const kept = parseKept(browserStorage.get(CART_KEY));
  return mark && isOf(mark, kept) ? kept : NOTHING;
}

/** Also for a reload, and for a start without a network. Says whether there was room for it. */
export function keepCart(change: Partial<KeptCart>): boolean {
  const session = sessionMark();
  if (!session) return false;
  return browserStorage.set(CART_KEY, JSON.stringify({ ...recallCart(), ...change, session }));
}

export function forgetKeptCart(): void {
  browserStorage.remove(CART_KEY);
}
