import { expect, test } from 'vitest';
import { createKeyFor } from './use-key-for.ts';

test('what is sent again after a lost answer keeps its key, and what was changed meanwhile gets another', () => {
  const keyFor = createKeyFor();
  const first = keyFor({ change: 10, reason: 'delivery' });
  expect(keyFor({ change: 10, reason: 'delivery' })).toBe(first);
  expect(keyFor({ change: 9, reason: 'delivery' })).not.toBe(first);
  expect(createKeyFor()({ change: 10, reason: 'delivery' })).not.toBe(first);
});
