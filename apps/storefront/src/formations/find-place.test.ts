import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@tokpa/contract/order-status';
import { findPlace } from './find-place.ts';

const ordered = { id: 'place', status: 'PENDING', orderId: 'order' } as const;
const byHand = { ...ordered, orderId: null };
const unpaid = (status: OrderStatus) => async () => ({ status, paidAt: null });
const paid = async () => ({ status: 'PAID' as const, paidAt: '2026-11-20T08:00:00.000Z' });

const findPaidPlace = (enrollments: Parameters<typeof findPlace>[0]['enrollments'], status: OrderStatus) =>
  findPlace({ price: 5000, enrollments }, unpaid(status));

it('who has ordered a formation is led to the order that waits for its payment', async () => {
  expect(await findPaidPlace([ordered], 'PENDING')).toEqual({ orderId: 'order' });
});

it('a formation whose payment failed, or whose order was cancelled, is ordered anew', async () => {
  expect(await findPaidPlace([ordered], 'FAILED')).toBeUndefined();
  expect(await findPaidPlace([ordered], 'CANCELLED')).toBeUndefined();
  expect(await findPaidPlace([{ ...ordered, status: 'CANCELLED' }], 'CANCELLED')).toBeUndefined();
});

it('what the team has not opened yet can be bought meanwhile', async () => {
  expect(await findPaidPlace([byHand], 'PENDING')).toBeUndefined();
});

it('lessons that are open come first', async () => {
  const open = { id: 'open', status: 'ACTIVE', orderId: null } as const;
  expect(await findPaidPlace([ordered, open], 'PENDING')).toEqual({ enrollmentId: 'open' });
});

describe('a formation that costs nothing', () => {
  it('is to be had whatever becomes of the order that nobody has paid', async () => {
    for (const status of ['PENDING', 'PROCESSING', 'FAILED'] as const)
      expect(await findPlace({ price: 0, enrollments: [ordered] }, unpaid(status))).toBeUndefined();
  });

  it('is waited for where the team says so, for a paid order too', async () => {
    expect(await findPlace({ price: 0, enrollments: [byHand] }, unpaid('PENDING'))).toBe('waiting');
    expect(await findPlace({ price: 0, enrollments: [ordered] }, paid)).toBe('waiting');
  });
});
