import { expect, test } from 'vitest';
import { canMove, movesFrom, staffMovesOf } from './order-moves.ts';
import { ORDER_STATUSES } from './order-status.ts';

test('staff are offered the moves that the API accepts, and none from where an order ends', () => {
  for (const from of ORDER_STATUSES) {
    expect(ORDER_STATUSES.filter((to) => canMove('STAFF', from, to)).toSorted()).toEqual(
      movesFrom('STAFF', from).toSorted(),
    );
  }
  expect(movesFrom('STAFF', 'DELIVERED')).toEqual([]);
  expect(movesFrom('STAFF', 'CANCELLED')).toEqual([]);
});

test('an order whose payment page is open, and which the clock would end, can be taken in hand, once', () => {
  const opened = { status: 'PROCESSING', payableUntil: '2026-11-29T14:05:00.000Z' } as const;
  expect(staffMovesOf(opened)).toEqual(['PROCESSING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED']);
  expect(staffMovesOf({ ...opened, payableUntil: null })).toEqual(movesFrom('STAFF', 'PROCESSING'));
  expect(staffMovesOf({ ...opened, status: 'PAID' })).toEqual(movesFrom('STAFF', 'PAID'));
  expect(staffMovesOf({ ...opened, status: 'FAILED' })).toEqual(movesFrom('STAFF', 'FAILED'));
});
