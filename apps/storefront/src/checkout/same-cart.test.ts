import type { Cart, CartItem } from '@tokpa/contract/cart';
import { expect, it } from 'vitest';
import { isSameCart } from './same-cart.ts';

function cartOf(quantity: number, price = 5000): Cart {
  const product = { id: 'p', slug: 'p', name: 'Miel', image: null, picture: null, price, stock: 9 };
  const totalAmount = price * quantity;
  const item: CartItem = { id: 'l', itemType: 'PRODUCT', quantity, product, variation: null, totalAmount, issue: null };
  return { items: [item], summary: { itemsCount: quantity, totalAmount } };
}

it('a cart is another one when it holds other pieces or costs another price', () => {
  expect(isSameCart(cartOf(2), cartOf(2))).toBe(true);
  expect(isSameCart(cartOf(2), cartOf(3))).toBe(false);
  expect(isSameCart(cartOf(2), cartOf(2, 5500))).toBe(false);
  expect(isSameCart(cartOf(2), { items: [], summary: { itemsCount: 0, totalAmount: 0 } })).toBe(false);
});
