import type { Cart } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import { currentSession, subscribeToSession } from '../session/index.ts';
import { cartApi } from './cart-api.ts';
import { inTurn } from './in-turn.ts';
import { CART_KEY, forgetKeptCart, keepCart, recallCart, sessionMark } from './kept-cart.ts';
import { withWishes } from './wishes.ts';
import type { Wish } from './wishes.ts';

/** The account's cart as the browser knows it. Its own small store, because it is part of every page's first visit. */
export type CartState = {
  data: Cart | undefined;
  /** Asked for without a network, and not sent yet. */
  wishes: readonly Wish[];
  /** What is shown is what this browser kept: the server has not been heard. */
  isKept: boolean;
  isError: boolean;
  isFetching: boolean;
  failure: string;
};

const READING_FAILED = 'Erreur lors de la récupération du panier';
const CREATING_FAILED = 'Erreur lors de la création du panier';
const NOTHING_KNOWN: CartState = {
  data: undefined,
  wishes: [],
  isKept: false,
  isError: false,
  isFetching: false,
  failure: READING_FAILED,
};
const FRESH_FOR_MS = 30_000;
const TRY_AGAIN_AFTER_MS = 1000;

const listeners = new Set<() => void>();
let state = NOTHING_KNOWN;
let knownAt = 0;
/** Grows with every change: a reading that began before it would bring the old cart back. */
let turn = 0;

function become(next: Partial<CartState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

class CartNotCreated extends Error {}

async function createCart(): Promise<Cart> {
  try {
    return await cartApi.call('POST /cart');
  } catch (cause) {
    throw new CartNotCreated(CREATING_FAILED, { cause });
  }
}

async function fetchCartOr(whenNone: () => Promise<Cart>): Promise<Cart> {
  try {
    return await cartApi.call('GET /cart');
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return whenNone();
    throw error;
  }
}

/** The account's cart; an account that has none yet gets an empty one. To be called in turn: what creates a cart empties it. */
export function cartOfAccount(): Promise<Cart> {
  return fetchCartOr(createCart);
}

/** The second look keeps an article that was added since the first. */
function fetchCart(): Promise<Cart> {
  return fetchCartOr(() => inTurn(cartOfAccount));
}

async function fetchCartPatiently(): Promise<Cart> {
  try {
    return await fetchCart();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER_MS));
    return fetchCart();
  }
}

export function currentCart(): CartState {
  return state;
}

export const unknownCart = () => NOTHING_KNOWN;

/** What a call of the cart answered to the session that asked; of one that was left meanwhile nothing comes back. */
export function showCart(cart: Cart, asker = sessionMark()): void {
  if (!asker || asker !== sessionMark()) return;
  turn += 1;
  knownAt = Date.now();
  keepCart({ cart });
  const { wishes } = recallCart();
  become({ data: withWishes(cart, wishes), wishes, isKept: false, isError: false, isFetching: false });
}

/** Shows what this browser kept, and on it what is wished for. */
export function showWishes(): void {
  const { cart, wishes } = recallCart();
  become({ wishes, ...(cart && { data: withWishes(cart, wishes) }) });
}

function showKept(): void {
  if (state.data || !recallCart().cart) return;
  become({ isKept: true });
  showWishes();
}

/** The cart as it is on the server once all that was changed here is told, and from now on here; throws what stands in the way. */
export async function readCart(): Promise<Cart> {
  const asker = sessionMark();
  const cart = await inTurn(cartOfAccount);
  showCart(cart, asker);
  return cart;
}

/** Asks the server for the cart, again if it is known already. */
export async function reloadCart(): Promise<void> {
  if (currentSession().status !== 'shopper') return;
  turn += 1;
  const mine = turn;
  become({ isFetching: true });
  if (!navigator.onLine) showKept();
  try {
    const cart = await fetchCartPatiently();
    if (mine === turn) showCart(cart);
  } catch (error) {
    // The drawer and the checkout say it, each with its own way to try again.
    const failure = error instanceof CartNotCreated ? error.message : READING_FAILED;
    if (mine !== turn) return;
    showKept();
    become({ isError: true, isFetching: false, failure });
  }
}

function followSession(): void {
  if (currentSession().status === 'shopper') {
    if (!state.data && !state.isFetching && !state.isError) void reloadCart();
    return;
  }
  forgetKeptCart();
  if (state === NOTHING_KNOWN) return;
  turn += 1;
  become(NOTHING_KNOWN);
}

/** Asks anew for what was heard so long ago that another device may have changed it. */
export function reloadOldCart(freshForMs: number): void {
  if (navigator.onLine && Date.now() - knownAt > freshForMs) void reloadCart();
}

/** Somebody comes back to the tab. */
function lookAgain(): void {
  // Who sees an empty checkout waits for what another tab puts into the cart.
  if (document.visibilityState === 'visible') reloadOldCart(state.data?.items.length ? FRESH_FOR_MS : -1);
}

/** What another tab shows, which it has heard from the shop or is just asking it for, is as good here. What waits for a network is its own affair until it is sent. */
function hearOtherTab({ key }: StorageEvent): void {
  const { cart, wishes } = recallCart();
  if (key !== CART_KEY || !cart || wishes.length > 0) return;
  turn += 1;
  knownAt = Date.now();
  become({ data: cart, wishes, isKept: false, isError: false, isFetching: false });
}

let stopFollowing: (() => void) | undefined;

/** The first to listen makes the store follow the session; the last to leave lets it rest. */
export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  if (!stopFollowing) {
    const leaveSession = subscribeToSession(followSession);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('storage', hearOtherTab);
    stopFollowing = () => {
      leaveSession();
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('storage', hearOtherTab);
    };
    queueMicrotask(followSession);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}
