import { expect, test } from 'vitest';
import { isCancellableByShopper, ORDER_STATUSES, readOrderStatus } from './order-status.ts';

test('both spellings of the cancelled status and any letter case are understood', () => {
  for (const written of ['CANCELLED', 'CANCELED', 'cancelled', 'Canceled', ' canceled ']) {
    expect(readOrderStatus(written)).toBe('CANCELLED');
  }
  expect(readOrderStatus('refused')).toBeUndefined();
  for (const status of ORDER_STATUSES) expect(readOrderStatus(status.toLowerCase())).toBe(status);
});

test('a shopper can cancel only before the order is paid', () => {
  expect(ORDER_STATUSES.filter((status) => isCancellableByShopper(status))).toEqual(['PENDING', 'PROCESSING']);
});
