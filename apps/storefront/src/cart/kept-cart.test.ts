import type { Cart } from '@tokpa/contract/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCart, recallCart } from './kept-cart.ts';

const stored = new Map<string, string>();
const CART = { items: [] } as unknown as Cart;
const WISH = { productId: '018f', quantity: 2, name: 'Miel' };

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  stored.set('userToken', 'usr_of_this_session');
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

it('a cart and what waits to be sent are there again, for the session that kept them', () => {
  keepCart({ cart: CART, wishes: [WISH] });
  expect(recallCart()).toEqual({ cart: CART, wishes: [WISH] });
  stored.set('userToken', 'usr_of_another_session');
  expect(recallCart()).toEqual({ wishes: [] });
});

it('of what an earlier release kept, which shows a cart otherwise, what waits to be sent alone', () => {
  stored.set('cart', JSON.stringify({ cart: CART, wishes: [WISH], session: 'this_session' }));
  expect(recallCart()).toEqual({ wishes: [WISH] });
});
