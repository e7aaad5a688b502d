import { expect, it } from 'vitest';
import { hasDearerVariation } from './has-dearer-variation.ts';

it('says "from" only when another size costs more', () => {
  expect(hasDearerVariation({ price: 1500 })).toBe(false);
  expect(hasDearerVariation({ price: 1500, variations: [{ price: 1500 }] })).toBe(false);
  expect(hasDearerVariation({ price: 1500, variations: [{ price: 1500 }, { price: 3000 }] })).toBe(true);
});
