import { expect, it } from 'vitest';
import { excerptOf, hasDearerVariation } from './card-product.ts';

it('cuts a description between two words', () => {
  expect(excerptOf('Un miel doré.', 20)).toBe('Un miel doré.');
  expect(excerptOf('Un miel doré\n\nrécolté à Natitingou', 20)).toBe('Un miel doré…');
  expect(excerptOf('Un miel doré : récolté à Natitingou', 20)).toBe('Un miel doré…');
});

it('says "from" only when another size costs more', () => {
  const variation = { id: '1', name: '100 g', price: 1500, stock: 2 };
  expect(hasDearerVariation({ price: 1500 })).toBe(false);
  expect(hasDearerVariation({ price: 1500, variations: [variation] })).toBe(false);
  expect(hasDearerVariation({ price: 1500, variations: [variation, { ...variation, price: 3000 }] })).toBe(true);
});
