import type { Order } from '@tokpa/contract/orders';
import { expect, test } from 'vitest';
import { isCorrectable, isPaidAtDoor, readReceived } from './read-received.ts';

test('what the courier got is a whole number of FCFA, and no more than the order costs', () => {
  expect(readReceived('3 500', { most: 5000 })).toEqual({ receivedAmount: 3500 });
  expect(readReceived('5000', { most: 5000 })).toEqual({ receivedAmount: 5000 });
  for (const typed of ['', '0', '5001', '12,5', '-3', 'tout'])
    expect(readReceived(typed, { most: 5000 }).wrong, typed).toMatch(/^Indiquez un montant de 1.FCFA à 5.000.FCFA$/);
});

test('what was noted too low is put right upwards', () => {
  const range = { least: 3001, most: 5000 };
  expect(readReceived('3001', range)).toEqual({ receivedAmount: 3001 });
  expect(readReceived('3000', range).wrong).toMatch(/^Indiquez un montant de 3.001.FCFA à 5.000.FCFA$/);
});

test('what was taken off at the door can be put right while the shop has the money', () => {
  const transactions = [{ status: 'PAID', amount: 3000 }];
  const order = { finalAmount: 3000, uncollectedAmount: 2000, transactions } as Order;
  expect(isCorrectable(order)).toBe(true);
  expect(isCorrectable({ ...order, uncollectedAmount: 0 })).toBe(false);
  expect(isCorrectable({ ...order, transactions: [{ status: 'REFUNDED', amount: 3000 }] } as Order)).toBe(false);
});

test('the money of the door is asked for where an unpaid order in cash is handed over', () => {
  const order = { paymentMethod: 'cod', paidAt: null, finalAmount: 5000 } as Order;
  expect(isPaidAtDoor(order, 'DELIVERED')).toBe(true);
  expect(isPaidAtDoor(order, 'SHIPPED')).toBe(false);
  expect(isPaidAtDoor({ ...order, paidAt: '2026-11-29T10:00:00.000Z' }, 'DELIVERED')).toBe(false);
  expect(isPaidAtDoor({ ...order, paymentMethod: 'momo' }, 'DELIVERED')).toBe(false);
});
