import { expect, it } from 'vitest';
import { sayCount, sayRange } from './say-count.ts';

it('one is told in the singular, more in the plural', () => {
  const told = [sayCount(0, 'an'), sayCount(1, 'jour'), sayCount(2, 'an'), sayCount(30, 'jour')];
  expect(told).toEqual(['0 an', '1 jour', '2 ans', '30 jours']);
  expect(sayCount(3, 'jour ouvrable')).toBe('3 jours ouvrables');
});

it('from where to where is told once where both are the same', () => {
  expect([sayRange(2, 7, 'jour'), sayRange(4, 4, 'jour'), sayRange(1, 1, 'jour')]).toEqual([
    '2 à 7 jours',
    '4 jours',
    '1 jour',
  ]);
});
