import { expect, test } from 'vitest';
import { formatMinutes } from './recipe-words.ts';

test('a recipe’s time is said in words, and as a dash where none was given', () => {
  expect([0, 65].map(formatMinutes)).toEqual(['—', '1 h 05']);
});
