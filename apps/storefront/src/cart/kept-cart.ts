import type { Cart } from '@tokpa/contract/cart';
import { USER_TOKEN } from '../api/tokens.ts';
import type { Wish } from './wishes.ts';

/** The cart as the server last answered it, and what was asked for without a network since then. */
export type KeptCart = { cart?: Cart; wishes: readonly Wish[] };

const KEY = 'cart';
// Of what a cart is made; another number in a release that reads it otherwise.
const FORMAT = 2;
const NOTHING: KeptCart = { wishes: [] };
// Enough to tell one session from another, and no second copy of what opens it.
const MARK_LENGTH = 12;

const sessionMark = () => localStorage.getItem(USER_TOKEN)?.slice(-MARK_LENGTH);

/** Of this session only: what another account left behind is as if it were not there. */
export function recallCart(): KeptCart {
  const mark = sessionMark();
  const text = localStorage.getItem(KEY);
  if (!mark || !text) return NOTHING;
  try {
    const { cart, wishes, session, format } = JSON.parse(text) as KeptCart & { session?: string; format?: number };
    if (session !== mark || !Array.isArray(wishes)) return NOTHING;
    // What an earlier release kept waits for the server's; what was asked for is sent all the same.
    return cart && format === FORMAT ? { cart, wishes } : { wishes };
  } catch {
    return NOTHING;
  }
}

/** Also for a reload, and for a start without a network. Says whether there was room for it. */
export function keepCart(change: Partial<KeptCart>): boolean {
  const session = sessionMark();
  if (!session) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recallCart(), ...change, session, format: FORMAT }));
    return true;
  } catch {
    return false;
  }
}

export function forgetKeptCart(): void {
  localStorage.removeItem(KEY);
}
