import type { CartItem } from '@tokpa/contract/cart';
import { describe, expect, it } from 'vitest';
import { attemptFor } from './attempt.ts';

function items(quantity: number): CartItem[] {
  const product = { id: 'p', slug: 'p', name: 'Miel', image: null, picture: null, price: 5000, stock: 9 };
  return [
    { id: 'line', itemType: 'PRODUCT', quantity, product, variation: null, totalAmount: 5000 * quantity, issue: null },
  ];
}

const body = { shippingAddressId: 'address', paymentMethod: 'momo' } as const;

describe('the key of an attempt to order', () => {
  it('stays while nothing changes, so that a lost answer never becomes a second order', () => {
    const first = attemptFor(body, items(1), null);
    expect(attemptFor({ ...body }, items(1), first).key).toBe(first.key);
  });

  it('is another one for another cart or another choice', () => {
    const first = attemptFor(body, items(1), null);
    expect(attemptFor(body, items(2), first).key).not.toBe(first.key);
    expect(attemptFor({ ...body, paymentMethod: 'card' }, items(1), first).key).not.toBe(first.key);
    expect(attemptFor({ ...body, couponCode: 'NOEL' }, items(1), first).key).not.toBe(first.key);
  });
});
