import type { Cart, CourseType } from '@tokpa/contract/cart';
import { NetworkError } from '@tokpa/contract/client';
import { sayShort } from '@tokpa/contract/say-short';
import { explainError } from '../api/explain-error.ts';
import { currentSession } from '../session/index.ts';
import { toast } from '../ui/toast-store.ts';
import { announce } from '../ui/announce.ts';
import { cartApi } from './cart-api.ts';
import { withQuantities } from './cart-quantities.ts';
import { currentCart, reloadCart, showCart } from './cart-store.ts';
import { inTurn } from './in-turn.ts';
import { addWish, dropWish } from './keep-wishes.ts';
import { recallCart, sessionMark } from './kept-cart.ts';
import { sendWaitingChanges } from './use-catching-up.ts';
import { isAboutSame, lineAbout, wishForMore } from './wished-articles.ts';
import { newArticles, WAITING_CHANGES, withWishes } from './wishes.ts';
import type { Wish } from './wishes.ts';

/** Line id → the quantity last asked for, until the server has been told. */
const wanted = new Map<string, number>();

function show(cart: Cart | undefined, asker = sessionMark()): void {
  if (cart) showCart(withQuantities(cart, wanted), asker);
}

async function showAnswer(call: () => Promise<Cart | undefined>): Promise<void> {
  const asker = sessionMark();
  show(await inTurn(call), asker);
}

/** Says what went wrong and goes back to what the server knows. */
function recover(error: unknown, fallback: string): void {
  toast.error(explainError(error, fallback));
  void reloadCart();
}

export function tellQuantity(lineId: string, quantity: number): Promise<Cart> {
  if (quantity <= 0) return cartApi.call('DELETE /cart/items/{id}', { params: { id: lineId } });
  return cartApi.call('PUT /cart/items/{id}', { params: { id: lineId }, body: { quantity } });
}

export type Line = { id: string; product: { name: string } };

async function sendQuantity({ id, product }: Line): Promise<Cart | undefined> {
  const quantity = wanted.get(id);
  // Several quick clicks: an earlier turn has already sent the last of them.
  if (quantity === undefined) return undefined;
  const cart = await tellQuantity(id, quantity);
  if (wanted.get(id) === quantity) wanted.delete(id);
  if (quantity <= 0) announce(`${product.name} retiré du panier`);
  return cart;
}

/** What goes into the cart; one piece unless `quantity` says more. With `itemType`, `productId` is the id of a course of that kind. */
export type NewLine = {
  productId: string;
  variationId?: string;
  itemType?: CourseType;
  quantity?: number;
  name: string;
  /** What the page knows to be left of it. */
  stock?: number;
};

type Addition = Omit<NewLine, 'name' | 'quantity' | 'stock'> & { quantity: number };

export function tellAddition({ productId, variationId, itemType, quantity }: Addition): Promise<Cart> {
  const article = itemType ? { itemType, itemId: productId } : { productId, variationId };
  return cartApi.call('POST /cart/items', { body: { ...article, quantity } });
}

/** An open cart says itself what waits; a notification would lie over it. */
function sayLater(text: string): void {
  if (!document.getElementById(WAITING_CHANGES)) toast.info(text);
}

/** Kept until the network is back: the shop has the last word about it then. Said once of each article, whose number says the rest. */
function postpone(wish: Wish): void {
  const isSaid = currentCart().wishes.some((other) => isAboutSame(other, wish));
  if (!addWish(wish)) toast.error(`Hors connexion : ce changement n’a pas pu être gardé (${wish.name}).`);
  else if (!isSaid) sayLater(`Hors connexion : ce changement sera envoyé dès le retour du réseau (${wish.name}).`);
}

/** What each act that is on its way, or waits for its turn, wishes for, in the order in which they were asked for. */
const unheard = new Set<readonly Wish[]>();

/** As it is kept where no answer came: it may have arrived. */
const asSent = (wish: Wish): Wish => ({ ...wish, sent: wish.quantity });

const keptAtLeaving = new Set<Wish>();

/** What has no answer yet when the page is left is kept for the next one. No sooner: another tab would send it beside the call. */
window.addEventListener('pagehide', () => {
  for (const wish of [...unheard].flat()) {
    addWish(wish);
    keptAtLeaving.add(wish);
  }
});

/**
 * What comes true waits no more. Nor does what is refused, should its page have been left meanwhile and taken up again; an equal wish of another
 * act, which had no answer, still does.
 */
async function tell(wishes: readonly Wish[], call: () => Promise<Cart | undefined>): Promise<void> {
  unheard.add(wishes);
  try {
    await showAnswer(call);
    if (currentCart().wishes.length > 0) wishes.forEach(dropWish);
  } catch (error) {
    wishes.filter((wish) => keptAtLeaving.has(wish)).forEach(dropWish);
    throw error;
  } finally {
    unheard.delete(wishes);
    for (const wish of wishes) keptAtLeaving.delete(wish);
  }
}

function sendSoon(): void {
  if (navigator.onLine) void sendWaitingChanges();
}

/** The device believed in its network, and no answer came: as without one, and tried again soon. What counts is how many, so that an answer that was lost does no harm. */
function postponeUnheard(wish: Wish, error: unknown): boolean {
  if (!(error instanceof NetworkError)) return false;
  postpone(asSent(wish));
  sendSoon();
  return true;
}

/** Of an article that waits to be added, or is on its way. */
function changeWish(wish: Wish, quantity: number): void {
  if (quantity > 0) postpone({ ...wish, quantity });
  else {
    addWish({ ...wish, quantity: 0 });
    announce(`${wish.name} ne sera pas ajouté au panier`);
  }
  sendSoon();
}

/** What is asked for now of a line overtakes what still waits to be sent. */
function dropWishesAbout({ id }: Line): void {
  const { data, wishes } = currentCart();
  for (const wish of wishes) {
    if (data && lineAbout(data, wish)?.id === id) dropWish(wish);
  }
}

/** Shows the new quantity at once, then follows the server; 0 and below removes the line, or what was to become one. */
export async function changeQuantity(line: Line | Wish, quantity: number): Promise<void> {
  if (!('id' in line)) return changeWish(line, quantity);
  const wish = { lineId: line.id, quantity: Math.max(quantity, 0), name: line.product.name };
  if (!navigator.onLine) return postpone(wish);
  dropWishesAbout(line);
  wanted.set(line.id, quantity);
  show(currentCart().data);
  try {
    await tell([asSent(wish)], () => sendQuantity(line));
  } catch (error) {
    // Another click came meanwhile: it is sent in its own turn, and answers for itself.
    if (wanted.get(line.id) !== quantity) return;
    wanted.delete(line.id);
    if (postponeUnheard(wish, error)) return;
    recover(error, quantity <= 0 ? 'Erreur lors de la suppression' : 'Erreur lors de la mise à jour');
  }
}

/** None of what is in the cart, waits to be added to it or is on its way there. */
function wishesForNone(): readonly Wish[] {
  const { data, wishes } = currentCart();
  const lines = data?.items.map(({ id, product }): Wish => ({ lineId: id, quantity: 0, name: product.name })) ?? [];
  const articles = newArticles([...wishes, ...[...unheard].flat()]);
  return [...articles.map((wish) => ({ ...wish, quantity: 0 })), ...lines];
}

function emptyLater(wishes: readonly Wish[]): void {
  if (wishes.map(addWish).includes(false)) toast.error('Hors connexion : votre panier n’a pas pu être vidé.');
  else sayLater('Hors connexion : votre panier sera vidé dès le retour du réseau.');
}

/** What still waited to be sent is taken out with what has arrived. */
async function tellEmpty(): Promise<Cart> {
  const cart = await cartApi.call('POST /cart');
  for (const wish of currentCart().wishes) dropWish(wish);
  return cart;
}

export async function emptyCart(): Promise<void> {
  const wishes = wishesForNone();
  if (!navigator.onLine) return emptyLater(wishes);
  try {
    await tell(wishes, tellEmpty);
    announce('Panier vidé');
  } catch (error) {
    if (!(error instanceof NetworkError)) return recover(error, 'Erreur lors du vidage du panier');
    emptyLater(wishes);
    sendSoon();
  }
}

/** Until the page has heard the shop, the cart as this browser kept it: more of what a line holds is to be wished for of that line. */
function knownCart() {
  const kept = recallCart();
  const { data = kept.cart && withWishes(kept.cart, kept.wishes) } = currentCart();
  return { data, wishes: kept.wishes };
}

/** Resolves to whether the article is now in the cart. */
export async function addArticle(article: NewLine): Promise<boolean> {
  if (currentSession().status !== 'shopper') {
    toast.warning('Vous devez être connecté pour ajouter des articles au panier');
    return false;
  }
  const { name, quantity = 1, stock, ...addition } = article;
  const { data, wishes } = knownCart();
  const { wish, had, left } = wishForMore(data, wishes, { ...addition, quantity, name, stock });
  // What waits, and may have arrived, already is asked for with it: how many there are to be can be told of both together alone.
  if (!navigator.onLine || wishes.some((other) => isAboutSame(other, wish))) {
    if (wish.quantity > had) postpone(wish);
    sendSoon();
    if (left === undefined) return true;
    toast.error(sayShort({ name, itemType: article.itemType ?? 'PRODUCT', left }));
    return false;
  }
  try {
    await tell([asSent(wish)], () => tellAddition({ ...addition, quantity }));
    announce(`${name} ajouté au panier`);
    return true;
  } catch (error) {
    if (postponeUnheard(wish, error)) return true;
    recover(error, "Erreur lors de l'ajout au panier");
    return false;
  }
}
