import type { Cart } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import { explainError } from '../api/explain-error.ts';
import { isNoAnswer, pauseAfter } from '../api/no-answer.ts';
import { toast } from '../ui/toast-store.ts';
import { tellAddition, tellQuantity } from './cart-changes.ts';
import { lineOf } from './cart-quantities.ts';
import { cartOfAccount, dropWish, reloadCart, showCart, showWishes } from './cart-store.ts';
import { inTurn } from './in-turn.ts';
import { recallCart } from './kept-cart.ts';
import type { Wish } from './wishes.ts';

const LOCK = 'cart-wishes';

/** Brings the server's cart to what is wished for: what is already so is left as it is. */
async function fulfil({ lineId, productId = '', variationId, itemType, quantity }: Wish): Promise<Cart> {
  if (lineId) return tellQuantity(lineId, quantity);
  const cart = await cartOfAccount();
  const line = lineOf(cart, productId, variationId);
  if (!line) return tellAddition({ productId, variationId, itemType, quantity });
  return line.quantity < quantity ? tellQuantity(line.id, quantity) : cart;
}

function tellRefusal(error: unknown, { name, quantity }: Wish): void {
  const isGoneAlready = quantity <= 0 && error instanceof ApiError && error.status === 404;
  if (isGoneAlready || (error instanceof ApiError && error.status === 401)) return;
  toast.error(`${name} : ${explainError(error, "ce changement n'a pas pu être enregistré.")}`);
}

/** Resolves to whether the wish has been answered, with yes or no. */
async function send(wish: Wish): Promise<boolean> {
  try {
    const cart = await inTurn(() => fulfil(wish));
    dropWish(wish);
    showCart(cart);
    return true;
  } catch (error) {
    // The wish stays. A session that ran out leads to the login, and the wishes go with it.
    if (isNoAnswer(error)) return false;
    tellRefusal(error, wish);
    dropWish(wish);
    return true;
  }
}

async function sendAll(): Promise<'none' | 'sent' | 'waiting'> {
  let result: 'none' | 'sent' = 'none';
  for (;;) {
    const [wish] = recallCart().wishes;
    if (!wish) return result;
    if (!(await send(wish))) return 'waiting';
    result = 'sent';
  }
}

/** One tab at a time: the others wait for their turn and then find nothing left to send. */
function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  // Only pages that came over TLS, or from this machine, know locks.
  return 'locks' in navigator ? navigator.locks.request(LOCK, act) : act();
}

let retry: ReturnType<typeof setTimeout> | undefined;
let triesInVain = 0;

/** Sends what was asked for without a network, in order. What the shop refuses is said; what gets no answer is tried again. */
export async function sendWishes(): Promise<void> {
  clearTimeout(retry);
  if (!navigator.onLine) return;
  const result = await alone(sendAll);
  showWishes();
  if (result === 'waiting') {
    retry = setTimeout(() => void sendWishes(), pauseAfter(triesInVain));
    triesInVain += 1;
    return;
  }
  triesInVain = 0;
  await reloadCart();
  if (result === 'sent') toast.success('Vos changements faits hors connexion ont été envoyés.');
}
