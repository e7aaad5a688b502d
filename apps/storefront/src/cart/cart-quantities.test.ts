import type { Cart, CartItem } from '@tokpa/contract/cart';
import { describe, expect, it } from 'vitest';
import { lineOf, withQuantities } from './cart-quantities.ts';

function line(id: string, quantity: number, price: number, variation: string | null = null): CartItem {
  return {
    id,
    itemType: 'PRODUCT',
    quantity,
    product: { id: `product-${id}`, slug: id, name: id, image: null, picture: null, price, stock: 10 },
    variation: variation === null ? null : { id: variation, name: variation },
    totalAmount: quantity * price,
    issue: null,
  };
}

const cart: Cart = {
  items: [line('miel', 2, 4500), line('moringa', 1, 3000, '500 g')],
  summary: { itemsCount: 3, totalAmount: 12_000 },
};

describe('the cart as it is being changed', () => {
  it('counts and adds up again with a new quantity', () => {
    const changed = withQuantities(cart, new Map([['miel', 5]]));
    expect(changed.items[0]).toMatchObject({ quantity: 5, totalAmount: 22_500 });
    expect(changed.summary).toEqual({ itemsCount: 6, totalAmount: 25_500 });
  });

  it('loses a line whose quantity falls to zero or below', () => {
    expect(withQuantities(cart, new Map([['miel', 0]])).items.map(({ id }) => id)).toEqual(['moringa']);
    expect(withQuantities(cart, new Map([['miel', -1]])).summary).toEqual({ itemsCount: 1, totalAmount: 3000 });
  });

  it('adds up no line that is no longer sold, as the server does', () => {
    const gone: Cart = { ...cart, items: [{ ...line('cacao', 3, 2000), issue: 'unavailable' }, ...cart.items] };
    const changed = withQuantities(gone, new Map([['moringa', 2]]));
    expect(changed.items).toHaveLength(3);
    expect(changed.summary).toEqual({ itemsCount: 4, totalAmount: 15_000 });
  });

  it('is the same object when nothing is being changed', () => {
    expect(withQuantities(cart, new Map())).toBe(cart);
  });

  it('tells the variations of a product apart', () => {
    expect(lineOf(cart, 'product-moringa', '500 g')?.id).toBe('moringa');
    expect(lineOf(cart, 'product-moringa', '1 kg')).toBeUndefined();
    expect(lineOf(cart, 'product-moringa', undefined)).toBeUndefined();
    expect(lineOf(cart, 'product-miel', undefined)?.id).toBe('miel');
  });
});
