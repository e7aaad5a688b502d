import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canMove, isCancellableByShopper, ORDER_STATUSES, type OrderActor, statesBefore } from '@tokpa/contract';
import { isPayable } from './order-states.ts';

const WAY = ['PENDING', 'PROCESSING', 'PAID', 'SHIPPED', 'DELIVERED'] as const;
const ACTORS = ['SHOPPER', 'STAFF', 'SYSTEM', 'PAYMENT'] as const satisfies readonly OrderActor[];
const actors = fc.constantFrom(...ACTORS);
const statuses = fc.constantFrom(...ORDER_STATUSES);

test('nobody ever moves an order back on its way', () => {
  const behind = WAY.flatMap((from, start) => WAY.slice(0, start + 1).map((to) => [from, to] as const));
  const moves = behind.flatMap(([from, to]) => ACTORS.filter((actor) => canMove(actor, from, to)));
  expect(moves).toEqual([]);
});

test('what is delivered stays delivered, and only a late payment brings back what was cancelled', () => {
  fc.assert(
    fc.property(actors, statuses, (actor, to) => {
      expect(canMove(actor, 'DELIVERED', to)).toBe(false);
      expect(canMove(actor, 'CANCELLED', to)).toBe(actor === 'PAYMENT' && to === 'PAID');
    }),
  );
});

test('a shopper only ever cancels, and exactly what the button offers', () => {
  fc.assert(
    fc.property(statuses, statuses, (from, to) => {
      expect(canMove('SHOPPER', from, to)).toBe(to === 'CANCELLED' && isCancellableByShopper(from));
    }),
  );
});

test('staff cancel anything before delivery', () => {
  expect(statesBefore('STAFF', 'CANCELLED').toSorted()).toEqual(['FAILED', 'PAID', 'PENDING', 'PROCESSING', 'SHIPPED']);
});

test('whatever is tried, an order never comes back to a state it has left, unless a payment brings it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom<OrderActor>('SHOPPER', 'STAFF', 'SYSTEM'), statuses), { maxLength: 30 }),
      (wishes) => {
        const seen = ['PENDING'];
        let at: (typeof ORDER_STATUSES)[number] = 'PENDING';
        for (const [actor, to] of wishes) {
          if (!canMove(actor, at, to)) continue;
          expect(seen).not.toContain(to);
          seen.push(to);
          at = to;
        }
      },
    ),
  );
});

test('an order is payable online until its time is over, where it has one', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const order = {
    status: 'FAILED',
    paymentMethod: 'momo',
    finalAmount: 5000,
    payableUntil: '2026-11-20T12:00:01.000Z',
  } as const;
  expect(isPayable(order, now)).toBe(true);
  expect(isPayable(order, new Date('2026-11-20T12:00:01Z'))).toBe(false);
  expect(isPayable({ ...order, paymentMethod: 'cod' }, now)).toBe(false);
  expect(isPayable({ ...order, finalAmount: 0 }, now)).toBe(false);
  expect(isPayable({ ...order, payableUntil: null }, now)).toBe(true);
  expect(isPayable({ ...order, payableUntil: null, startsAt: now }, now)).toBe(false);
  expect(isPayable({ ...order, startsAt: now }, now)).toBe(false);
  for (const status of ['PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const)
    expect(isPayable({ ...order, status }, now)).toBe(false);
});
