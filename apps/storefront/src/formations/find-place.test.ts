import { expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

const ordered = { id: 'place', status: 'PENDING', orderId: 'order' } as const;

it('who has ordered a formation is led to the order that waits for its payment', async () => {
  expect(await findPlace([ordered], async () => 'PENDING')).toEqual({ orderId: 'order' });
});

it('a formation whose payment failed, or whose order was cancelled, is ordered anew', async () => {
  expect(await findPlace([ordered], async () => 'FAILED')).toBeUndefined();
  expect(await findPlace([ordered], async () => 'CANCELLED')).toBeUndefined();
  expect(await findPlace([{ ...ordered, status: 'CANCELLED' }], async () => 'CANCELLED')).toBeUndefined();
});

it('lessons that are open come first', async () => {
  const open = { id: 'open', status: 'ACTIVE', orderId: null } as const;
  expect(await findPlace([ordered, open], async () => 'PENDING')).toEqual({ enrollmentId: 'open' });
});
