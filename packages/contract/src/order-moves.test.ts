import { expect, test } from 'vitest';
import { canMove, movesFrom } from './order-moves.ts';
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
