import { expect, test } from 'vitest';
import { amountDue } from './amount-due.ts';

test('an order is still to be paid in whole until its money is there, and not once it is cancelled', () => {
  const order = { status: 'SHIPPED', paidAt: null, finalAmount: 10_500 } as const;
  expect(amountDue(order)).toBe(10_500);
  expect(amountDue({ ...order, status: 'CANCELLED' })).toBe(0);
  expect(amountDue({ ...order, paidAt: '2026-11-29T08:00:00.000Z' })).toBe(0);
});
