import { expect, test } from 'vitest';
import { sayResults } from './say-results.ts';

test('what a list has found is said with its page where there are several', () => {
  expect(sayResults({ total: 1, page: 1, perPage: 25 })).toBe('1 résultat');
  expect(sayResults({ total: 25, page: 1, perPage: 25 })).toBe('25 résultats');
  expect(sayResults({ total: 98, page: 2, perPage: 25 })).toBe('98 résultats, page 2 sur 4');
});
