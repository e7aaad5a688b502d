import type { Cart } from '@tokpa/contract/cart';
import { lineOf } from './cart-quantities.ts';
import type { Wish } from './wishes.ts';

type Article = Omit<Wish, 'lineId' | 'productId'> & {
  productId: string;
  /** What the page knows to be left; left out where it does not know. */
  stock?: number | undefined;
};

const articleOf = ({ lineId, productId, variationId }: Wish) => lineId ?? `${productId}/${variationId ?? ''}`;

export function isAboutSame(one: Wish, other: Wish): boolean {
  return articleOf(one) === articleOf(other);
}

/** The last word about an article counts, in the place of the first; one that can not be in the cart and is wanted no more leaves no trace. */
export function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  const place = wishes.findIndex((other) => isAboutSame(other, wish));
  const sent = Math.max(wishes[place]?.sent ?? 0, wish.sent ?? 0);
  const isPointless = wish.quantity <= 0 && wish.lineId === undefined && sent === 0;
  if (isPointless) return wishes.filter((other) => !isAboutSame(other, wish));
  const last = sent > 0 ? { ...wish, sent } : wish;
  return place === -1 ? [...wishes, last] : wishes.map((other, at) => (at === place ? last : other));
}

/** The line that a wish is about, if the cart has it. */
export function lineAbout(cart: Cart, { lineId, productId = '', variationId }: Wish) {
  return lineId === undefined ? lineOf(cart, productId, variationId) : cart.items.find(({ id }) => id === lineId);
}

/**
 * How many pieces its line is to hold, which has `had` of them. Another device may have put some there: of more than are wished for only
 * those go that were sent from here and taken back.
 */
export function piecesToKeep(had: number, { quantity, sent = 0 }: Wish): number {
  return Math.max(quantity, had - Math.max(sent - quantity, 0));
}

function wishFor({ productId, variationId, itemType, quantity, name }: Article): Wish {
  return {
    productId,
    ...(variationId === undefined ? {} : { variationId }),
    ...(itemType && { itemType }),
    quantity,
    name,
  };
}

/**
 * More of an article: of the line that holds it, else beside what is already wished for, which is what it `had`; no more than are left, as
 * far as this browser knows. Where that is fewer than asked for, `left` says how many there are.
 */
export function wishForMore(cart: Cart | undefined, wishes: readonly Wish[], article: Article) {
  const fresh = wishFor(article);
  const line = cart && lineAbout(cart, fresh);
  const wish: Wish = line ? { lineId: line.id, quantity: article.quantity, name: article.name } : fresh;
  const { quantity: had = 0 } = line ?? wishes.find((other) => isAboutSame(other, wish)) ?? {};
  const asked = had + article.quantity;
  const { stock = asked } = line?.product ?? article;
  return {
    wish: { ...wish, quantity: Math.max(had, Math.min(asked, stock)) },
    had,
    left: asked > stock ? stock : undefined,
  };
}
