import { expect, test } from 'vitest';
import { formatMinutes } from './recipe-words.ts';

test.each([
  [0, '—'],
  [45, '45\u00a0min'],
  [60, '1\u00a0h'],
  [65, '1\u00a0h\u00a005'],
  [150, '2\u00a0h\u00a030'],
])('%i minutes are said as %j', (minutes, said) => {
  expect(formatMinutes(minutes)).toBe(said);
});
