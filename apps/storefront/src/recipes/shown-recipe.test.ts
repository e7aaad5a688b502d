import { expect, it } from 'vitest';
import { minutesInWords, servingsInWords } from './shown-recipe.ts';

it('says how long it takes in minutes, and in hours beyond sixty', () => {
  expect(minutesInWords(45)).toBe('45 min');
  expect(minutesInWords(60)).toBe('1 h');
  expect(minutesInWords(65)).toBe('1 h 05');
});

it('says for how many it is', () => {
  expect(servingsInWords(1)).toBe('1 personne');
  expect(servingsInWords(8)).toBe('8 personnes');
});
