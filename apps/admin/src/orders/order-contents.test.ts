import type { Order } from '@tokpa/contract/orders';
import { expect, test } from 'vitest';
import { keepsPieces, refundOf, sayWayBack } from './order-contents.ts';

const paid = (...byHand: boolean[]) => ({
  transactions: byHand.map(
    (isRefundedByHand) => ({ status: 'PAID', isRefundedByHand }) as Order['transactions'][number],
  ),
});

test('money that no provider gives back by itself is said to be given by hand', () => {
  expect(sayWayBack(paid(true))).toContain('rendez-le au client');
  expect(sayWayBack(paid(false))).toBe('L’argent repart par le moyen de paiement du client.');
  expect(sayWayBack(paid(false, true))).toContain('Une partie');
});

test('a payment that is over has no say in how the money goes back', () => {
  const [over, still] = paid(true, false).transactions;
  const transactions = [{ ...over, status: 'REFUNDED' }, still] as Order['transactions'];
  expect(sayWayBack({ transactions })).toBe('L’argent repart par le moyen de paiement du client.');
});

test.each([
  ['none', 0, 10_000],
  ['none', 0, 0],
  ['part', 500, 9500],
  ['whole', 10_000, 0],
] as const)('an order is refunded: %s', (extent, refundedAmount, refundableAmount) => {
  expect(refundOf({ refundedAmount, refundableAmount })).toBe(extent);
});

test.each([
  [true, 'PAID', 'PRODUCT'],
  [true, 'PROCESSING', 'PRODUCT'],
  // Left the house, or is back in the stock.
  [false, 'SHIPPED', 'PRODUCT'],
  [false, 'CANCELLED', 'PRODUCT'],
  [false, 'PAID', 'FORMATION'],
] as const)('that an order keeps its articles for its customer is %s: %s, %s', (isKept, status, itemType) => {
  const orderItems = [{ itemType }] as Order['orderItems'];
  expect(keepsPieces({ status, orderItems })).toBe(isKept);
});
