import { expect, test } from 'vitest';
import { leaveTicked } from './leave-ticked.ts';

const shown = (ids: readonly string[], filter = '{}', place = '1') => ({ filter, place, ids });

test('a filter that hides a ticked row unticks it, and so does opening a list that does not show it', () => {
  expect(leaveTicked(['a', 'b'], shown(['a', 'b']), shown(['b', 'c'], '{"q":"b"}'))).toEqual(['b']);
  expect(leaveTicked(['a', 'b'], undefined, shown(['b', 'c']))).toEqual(['b']);
});

test('a row that leaves its page is ticked no more, those of other pages stay', () => {
  expect(leaveTicked(['a', 'b', 'z'], shown(['a', 'b']), shown(['b', 'c']))).toEqual(['b', 'z']);
});

test('ticks go with whoever turns the page', () => {
  expect(leaveTicked(['a', 'b'], shown(['a', 'b']), shown(['c'], '{}', '2'))).toEqual(['a', 'b']);
});
