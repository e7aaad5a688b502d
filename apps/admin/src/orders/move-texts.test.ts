import { formatFcfa } from '@tokpa/contract/money';
import { expect, test } from 'vitest';
import { sayUnpaid } from './move-texts.ts';

const UNPAID = { paidAt: null, paymentMethod: 'momo', finalAmount: 12_000 } as const;

test('whoever sends off an order that is not paid is told what is missing', () => {
  for (const to of ['SHIPPED', 'DELIVERED'] as const) expect(sayUnpaid(to, UNPAID)).toContain(formatFcfa(12_000));
  expect(sayUnpaid('CANCELLED', UNPAID)).toBeUndefined();
});

test('nothing is missing of what is paid, costs nothing or is paid at the door', () => {
  expect(sayUnpaid('SHIPPED', { ...UNPAID, paidAt: '2026-11-29T08:00:00.000Z' })).toBeUndefined();
  expect(sayUnpaid('SHIPPED', { ...UNPAID, paymentMethod: 'cod' })).toBeUndefined();
  expect(sayUnpaid('SHIPPED', { ...UNPAID, finalAmount: 0 })).toBeUndefined();
});
