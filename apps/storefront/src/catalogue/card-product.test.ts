import { expect, it } from 'vitest';
import { excerptOf } from './card-product.ts';

it('cuts a description between two words', () => {
  expect(excerptOf('Un miel doré.', 20)).toBe('Un miel doré.');
  expect(excerptOf('Un miel doré\n\nrécolté à Natitingou', 20)).toBe('Un miel doré…');
  expect(excerptOf('Un miel doré : récolté à Natitingou', 20)).toBe('Un miel doré…');
});
