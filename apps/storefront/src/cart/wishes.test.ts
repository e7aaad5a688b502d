import type { Cart } from '@tokpa/contract/cart';
import { describe, expect, it } from 'vitest';
import { lineAbout, piecesToKeep, wishForMore, withWish } from './wished-articles.ts';
import { newArticles, newPieces, withWishes } from './wishes.ts';
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

  it('remembers that a new article is wanted no more where it went off to the shop, and counts it no more', () => {
    const [left, ...others] = withWish([{ ...moringa, sent: 1 }], { ...moringa, quantity: 0 });
    expect([left, others]).toEqual([{ ...moringa, quantity: 0, sent: 1 }, []]);
    expect(newArticles(left ? [left] : [])).toEqual([]);
    expect(withWish([{ ...moringa, sent: 3 }], { ...moringa, quantity: 5, sent: 1 })).toMatchObject([{ sent: 3 }]);
  });

  it('takes out of a line what was taken back after it was sent, and nothing that came from elsewhere', () => {
    expect(piecesToKeep(3, { ...moringa, quantity: 2, sent: 3 })).toBe(2);
    expect(piecesToKeep(3, { ...moringa, quantity: 0, sent: 3 })).toBe(0);
    expect(piecesToKeep(2, { ...moringa, quantity: 2, sent: 3 })).toBe(2);
    expect(piecesToKeep(1, { ...moringa, quantity: 4, sent: 3 })).toBe(4);
    expect(piecesToKeep(6, { ...moringa, quantity: 1, sent: 1 })).toBe(6);
    expect(piecesToKeep(6, { ...moringa, quantity: 0, sent: 1 })).toBe(5);
    expect(piecesToKeep(5, moringa)).toBe(5);
  });

  it('adds to the line that already holds the article', () => {
    const { wish } = wishForMore(cart, [], { productId: 'miel', quantity: 1, name: 'Miel' });
    expect(wish).toEqual({ lineId: 'ligne-miel', quantity: 3, name: 'Miel' });
  });

  it('adds to the same article and size wished for before, and to no other size', () => {
    const more = { productId: 'moringa', variationId: '500g', quantity: 2, name: 'Moringa' };
    expect(wishForMore(cart, [moringa], more).wish).toMatchObject({ productId: 'moringa', quantity: 3 });
    expect(wishForMore(cart, [moringa], { ...more, variationId: '1kg' }).wish).toMatchObject({ quantity: 2 });
    expect(wishForMore(undefined, [], more).wish).toMatchObject({ variationId: '500g', quantity: 2 });
  });

  it('remembers which kind of course was asked for', () => {
    const seat = { productId: 'karite', itemType: 'SEMINAR' as const, quantity: 1, name: 'Rencontre' };
    expect(wishForMore(cart, [], seat).wish).toEqual(seat);
    expect(wishForMore(cart, [seat], seat).wish).toEqual({ ...seat, quantity: 2 });
  });

  it('stops at what is left of an article, and says how many that is', () => {
    const more = { productId: 'moringa', variationId: '500g', quantity: 1, name: 'Moringa', stock: 2 };
    expect(wishForMore(cart, [moringa], more)).toEqual({ wish: { ...moringa, quantity: 2 }, had: 1, left: undefined });
    expect(wishForMore(cart, [moringa], { ...more, quantity: 5 })).toMatchObject({ wish: { quantity: 2 }, left: 2 });
    expect(wishForMore(cart, [{ ...moringa, quantity: 2 }], more)).toMatchObject({ wish: { quantity: 2 }, left: 2 });
  });

  it('stops at what the line of the cart says is left, and takes nothing out of a line that is short already', () => {
    const more = { productId: 'miel', quantity: 20, name: 'Miel', stock: 50 };
    expect(wishForMore(cart, [], more)).toMatchObject({ wish: { lineId: 'ligne-miel', quantity: 10 }, left: 10 });
    const [line] = cart.items;
    const short = { ...cart, items: line ? [{ ...line, product: { ...line.product, stock: 0 } }] : [] };
    expect(wishForMore(short, [], more)).toMatchObject({ wish: { quantity: 2 }, left: 0 });
  });

  it('is about one line of the cart, or about none yet', () => {
    expect(lineAbout(cart, honey)?.id).toBe('ligne-miel');
    expect(lineAbout(cart, { productId: 'miel', quantity: 1, name: 'Miel' })?.id).toBe('ligne-miel');
    expect(lineAbout(cart, moringa)).toBeUndefined();
    expect(lineAbout(cart, { ...honey, lineId: 'autre' })).toBeUndefined();
  });

  it('shows in the cart at once, with its total', () => {
    expect(withWishes(cart, [honey, moringa]).summary).toEqual({ itemsCount: 5, totalAmount: 22_500 });
    expect(withWishes(cart, [{ ...honey, quantity: 0 }]).items).toEqual([]);
    expect(newPieces([honey, moringa])).toBe(1);
  });
});
