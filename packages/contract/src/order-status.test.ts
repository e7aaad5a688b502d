import { expect, test } from 'vitest';
import {
  isCancellableByShopper,
  ORDER_STATUSES,
  type OrderStatus,
  readOrderStatus,
  withReadStatus,
} from './order-status.ts';

test('both spellings of the cancelled status and any letter case are understood', () => {
  for (const written of ['CANCELLED', 'CANCELED', 'cancelled', 'Canceled', ' canceled ']) {
    expect(readOrderStatus(written)).toBe('CANCELLED');
  }
  expect(readOrderStatus('refused')).toBeUndefined();
  for (const status of ORDER_STATUSES) expect(readOrderStatus(status.toLowerCase())).toBe(status);
});

test('what stands somewhere is read with its status as the shop says it, and with one that it does not know as it came', () => {
  const read = (status: string) => withReadStatus({ id: 'one', status: status as OrderStatus });
  expect(['shipped', 'CANCELED', 'PAID', 'LOST'].map(read)).toEqual(
    ['SHIPPED', 'CANCELLED', 'PAID', 'LOST'].map((status) => ({ id: 'one', status })),
  );
});

test('a shopper can cancel only before the order is paid', () => {
  expect(ORDER_STATUSES.filter((status) => isCancellableByShopper(status))).toEqual(['PENDING', 'PROCESSING']);
});
