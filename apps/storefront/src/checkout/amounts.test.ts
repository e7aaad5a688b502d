import type { Cart, CartItem } from '@tokpa/contract/cart';
import { describe, expect, it } from 'vitest';
import { checkoutAmounts, lessDiscount } from './amounts.ts';

const settings = {
  shippingFee: 1000,
  codCities: ['Cotonou', 'Porto-Novo'],
  codFee: 2000,
  codMaxAmount: 100_000,
  countriesServed: ['Bénin' as const],
};

function cartOf(itemType: CartItem['itemType']): Cart {
  const product = { id: 'p', slug: 'p', name: 'p', image: null, picture: null, price: 5000, stock: 9 };
  const item: CartItem = { id: 'l', itemType, quantity: 2, product, variation: null, totalAmount: 10_000, issue: null };
  return { items: [item], summary: { itemsCount: 2, totalAmount: 10_000 } };
}

describe('what an order costs', () => {
  it('is less by what a promo code takes off', () => {
    const amounts = checkoutAmounts(cartOf('PRODUCT'), settings, 'momo');
    expect(lessDiscount(amounts, 1500)).toEqual({ ...amounts, discount: 1500, total: 9500 });
  });

  it('is never less than nothing', () => {
    const amounts = checkoutAmounts(cartOf('FORMATION'), settings, 'momo');
    expect(lessDiscount(amounts, 12_000)).toEqual({ ...amounts, discount: 10_000, total: 0 });
  });

  it('is the articles and the delivery', () => {
    expect(checkoutAmounts(cartOf('PRODUCT'), settings, 'momo')).toEqual({
      subtotal: 10_000,
      shipping: 1000,
      codFee: 0,
      discount: 0,
      total: 11_000,
    });
  });

  it('costs no delivery when nothing is shipped', () => {
    expect(checkoutAmounts(cartOf('FORMATION'), settings, 'card')).toMatchObject({ shipping: 0, total: 10_000 });
  });

  it('costs more when it is paid at the door', () => {
    expect(checkoutAmounts(cartOf('PRODUCT'), settings, 'cod')).toMatchObject({ codFee: 2000, total: 13_000 });
  });
});
