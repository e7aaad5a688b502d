import type { Cart } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import { explainError } from '../api/explain-error.ts';
import { isNoAnswer, pauseAfter } from '../api/no-answer.ts';
import { toast } from '../ui/toast-store.ts';
import { tellAddition, tellQuantity } from './add-article.ts';
import { cartOfAccount, reloadCart, showCart, showWishes } from './cart-store.ts';
import { inTurn } from './in-turn.ts';
import { addWish, dropWish } from './keep-wishes.ts';
import { recallCart, sessionMark } from './kept-cart.ts';
import { isAboutSame, lineAbout, piecesToKeep } from './wished-articles.ts';
import type { Wish } from './wishes.ts';

const LOCK = 'cart-wishes';

/** `refused` also where a part of the wish came true. */
type Answer = 'sent' | 'refused';

function tellWish({ productId = '', variationId, itemType }: Wish, quantity: number): Promise<Cart> {
  return tellAddition({ productId, variationId, itemType, quantity });
}

/** Brings the server's cart to what is wished for: what is already so is left as it is. */
async function fulfil(wish: Wish): Promise<Cart> {
  const { lineId, quantity } = wish;
  if (lineId) return tellQuantity(lineId, quantity);
  const cart = await cartOfAccount();
  const line = lineAbout(cart, wish);
  if (!line) return quantity > 0 ? tellWish(wish, quantity) : cart;
  const pieces = piecesToKeep(line.quantity, wish);
  return pieces === line.quantity ? cart : tellQuantity(line.id, pieces);
}

/**
 * Fewer are left than are wished for: those come into the cart. How many they are is known of a line alone: where there is none yet, one
 * piece goes ahead. What is short once more is refused as it is.
 */
async function takeWhatIsLeft(wish: Wish, refusal: ApiError): Promise<Cart> {
  const known = await cartOfAccount();
  const cart = lineAbout(known, wish) ? known : await tellWish(wish, 1);
  const line = lineAbout(cart, wish);
  if (!line?.product.stock) throw refusal;
  const quantity = Math.min(wish.quantity, line.product.stock);
  const rest = line.quantity === quantity ? cart : await tellQuantity(line.id, quantity);
  toast.warning(`${refusal.message} Votre panier en contient ${quantity}.`);
  return rest;
}

async function fulfilOrTakeWhatIsLeft(wish: Wish): Promise<{ cart: Cart; answer: Answer }> {
  try {
    return { cart: await fulfil(wish), answer: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'insufficient_stock') throw error;
    return { cart: await takeWhatIsLeft(wish, error), answer: 'refused' };
  }
}

function tellRefusal(error: unknown, { name, quantity }: Wish): Answer {
  if (error instanceof ApiError && error.status === 404 && quantity <= 0) return 'sent';
  if (error instanceof ApiError && error.status === 401) return 'refused';
  const reason = explainError(error, 'ce changement n’a pas pu être enregistré.');
  toast.error(reason.includes(name) ? reason : `${name} : ${reason}`);
  return 'refused';
}

/** Resolves to how the first wish has been answered. Chosen in turn: what was taken back until then is not sent. */
async function sendFirst(): Promise<Answer | 'waiting' | 'none'> {
  const [wish] = recallCart().wishes;
  if (!wish) return 'none';
  const asker = sessionMark();
  if (!wish.lineId) addWish({ ...wish, sent: wish.quantity });
  try {
    const { cart, answer } = await fulfilOrTakeWhatIsLeft(wish);
    dropWish(wish);
    // What was changed while it was on its way is sent next, and shown as it is wished for until then.
    if (!recallCart().wishes.some((other) => isAboutSame(other, wish))) showCart(cart, asker);
    return answer;
  } catch (error) {
    // The wish stays. A session that ran out leads to the login, and the wishes go with it.
    if (isNoAnswer(error)) return 'waiting';
    const answer = tellRefusal(error, wish);
    dropWish(wish);
    return answer;
  }
}

/** How the wishes were answered since there was last none left: over a refusal, nobody is told that all were sent. */
const answers = new Set<Answer>();

/** Resolves to whether all have been answered. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const answer = await inTurn(sendFirst);
    if (answer === 'none') return true;
    if (answer === 'waiting') return false;
    answers.add(answer);
  }
}

/** One tab at a time: the others wait for their turn and then find nothing left to send. */
function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  // Only pages that came over TLS, or from this machine, know locks.
  return 'locks' in navigator ? navigator.locks.request(LOCK, act) : act();
}

let retry: ReturnType<typeof setTimeout> | undefined;
let triesInVain = 0;

/**
 * Sends what was asked for without a network, in order. What the shop refuses is said, and what is left of an article that has become
 * short is taken; what gets no answer is tried again.
 */
export async function sendWishes(): Promise<void> {
  clearTimeout(retry);
  if (!navigator.onLine) return;
  const isDone = await alone(sendAll);
  showWishes();
  if (!isDone) {
    clearTimeout(retry);
    retry = setTimeout(() => void sendWishes(), pauseAfter(triesInVain));
    triesInVain += 1;
    return;
  }
  triesInVain = 0;
  const isWhole = answers.has('sent') && !answers.has('refused');
  answers.clear();
  await reloadCart();
  if (isWhole) toast.success('Vos changements en attente ont été envoyés.');
}
