import type { Cart } from '@tokpa/contract/cart';
import { describe, expect, it } from 'vitest';
import { newPieces, wishForMore, withWish, withWishes } from './wishes.ts';
import type { Wish } from './wishes.ts';

const cart: Cart = {
  items: [
    {
      id: 'ligne-miel',
      itemType: 'PRODUCT',
      quantity: 2,
      product: { id: 'miel', slug: 'miel', name: 'Miel', image: null, picture: null, price: 4500, stock: 10 },
      variation: null,
      totalAmount: 9000,
      issue: null,
    },
  ],
  summary: { itemsCount: 2, totalAmount: 9000 },
};
const honey: Wish = { lineId: 'ligne-miel', quantity: 5, name: 'Miel' };
const moringa: Wish = { productId: 'moringa', variationId: '500g', quantity: 1, name: 'Moringa' };

describe('what is asked for without a network', () => {
  it('waits in the order in which it was asked for, the last word about each article counting', () => {
    const wishes = [honey, moringa].reduce<readonly Wish[]>(withWish, []);
    expect(withWish(wishes, { ...honey, quantity: 3 })).toEqual([{ ...honey, quantity: 3 }, moringa]);
  });

  it('leaves no trace of a new article that is wanted no more, but removes a line of the cart', () => {
    expect(withWish([honey, moringa], { ...moringa, quantity: 0 })).toEqual([honey]);
    expect(withWish([honey], { ...honey, quantity: 0 })).toEqual([{ ...honey, quantity: 0 }]);
  });

  it('adds to the line that already holds the article', () => {
    const wish = wishForMore(cart, [], { productId: 'miel', quantity: 1, name: 'Miel' });
    expect(wish).toEqual({ lineId: 'ligne-miel', quantity: 3, name: 'Miel' });
  });

  it('adds to the same article and size wished for before, and to no other size', () => {
    const more = { productId: 'moringa', variationId: '500g', quantity: 2, name: 'Moringa' };
    expect(wishForMore(cart, [moringa], more)).toMatchObject({ productId: 'moringa', quantity: 3 });
    expect(wishForMore(cart, [moringa], { ...more, variationId: '1kg' })).toMatchObject({ quantity: 2 });
    expect(wishForMore(undefined, [], more)).toMatchObject({ variationId: '500g', quantity: 2 });
  });

  it('remembers which kind of course was asked for', () => {
    const seat = { productId: 'karite', itemType: 'SEMINAR' as const, quantity: 1, name: 'Rencontre' };
    expect(wishForMore(cart, [], seat)).toEqual(seat);
    expect(wishForMore(cart, [seat], seat)).toEqual({ ...seat, quantity: 2 });
  });

  it('shows in the cart at once, with its total', () => {
    expect(withWishes(cart, [honey, moringa]).summary).toEqual({ itemsCount: 5, totalAmount: 22_500 });
    expect(withWishes(cart, [{ ...honey, quantity: 0 }]).items).toEqual([]);
    expect(newPieces([honey, moringa])).toBe(1);
  });
});
