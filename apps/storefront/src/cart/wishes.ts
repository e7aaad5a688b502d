import type { Cart, CourseType } from '@tokpa/contract/cart';
import { withQuantities } from './cart-quantities.ts';

/**
 * What the cart should hold of one article, asked for without a network. It says how many, never how many more: to send
 * it twice, because an answer was lost or two tabs are open, changes nothing.
 */
export type Wish = {
  /** The line that it is about; without one the article is not in the cart yet, as far as this browser knows. */
  lineId?: string;
  productId?: string;
  variationId?: string;
  /** Which kind of course `productId` names; left out where it is a product. */
  itemType?: CourseType;
  quantity: number;
  /** The most pieces that went off to the shop, which may have come into the cart unheard. */
  sent?: number;
  name: string;
};

/** The id of what says, over an open cart, how many changes wait. */
export const WAITING_CHANGES = 'waiting-changes';

/** The cart as it will be once the wishes about its lines have been sent. */
export function withWishes(cart: Cart, wishes: readonly Wish[]): Cart {
  return withQuantities(
    cart,
    new Map(wishes.flatMap(({ lineId, quantity }) => (lineId === undefined ? [] : [[lineId, quantity]]))),
  );
}

/** Articles that are in no line yet, without those that are taken back. */
export function newArticles(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.filter(({ lineId, quantity }) => lineId === undefined && quantity > 0);
}

/** What the number on the cart's button adds to the lines. */
export function newPieces(wishes: readonly Wish[]): number {
  return newArticles(wishes).reduce((sum, { quantity }) => sum + quantity, 0);
}
