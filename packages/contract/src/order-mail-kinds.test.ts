import { expect, test } from 'vitest';
import { timelyMails } from './order-mail-kinds.ts';

const PAID = { paidAt: '2026-11-29T08:00:00.000Z', finalAmount: 12_000, hasParcel: true, isGivenBack: false } as const;

test('an order may be told again of what is true of it, and of nothing else', () => {
  expect(timelyMails({ ...PAID, status: 'PAID' })).toEqual(['received', 'paid']);
  expect(timelyMails({ ...PAID, status: 'SHIPPED' })).toEqual(['received', 'paid', 'shipped']);
  expect(timelyMails({ ...PAID, status: 'DELIVERED' })).toEqual(['received', 'paid']);
  expect(timelyMails({ ...PAID, status: 'CANCELLED' })).toEqual(['cancelled']);
  expect(timelyMails({ ...PAID, status: 'SHIPPED', paidAt: null })).toEqual(['received', 'shipped']);
  expect(timelyMails({ ...PAID, status: 'PENDING', paidAt: null })).toEqual(['received']);
});

test('an order of courses is not said to be on its way, one whose money went back not to be paid', () => {
  expect(timelyMails({ ...PAID, status: 'SHIPPED', hasParcel: false })).toEqual(['received', 'paid']);
  expect(timelyMails({ ...PAID, status: 'SHIPPED', isGivenBack: true })).toEqual(['received', 'shipped']);
  expect(timelyMails({ ...PAID, status: 'PAID', finalAmount: 0 })).toEqual(['received']);
});
