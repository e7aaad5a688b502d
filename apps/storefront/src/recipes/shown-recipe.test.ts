import { expect, it } from 'vitest';
import { servingsInWords } from './shown-recipe.ts';

it('says for how many it is', () => {
  expect(servingsInWords(1)).toBe('1 personne');
  expect(servingsInWords(8)).toBe('8 personnes');
});
