import { expect, test } from 'vitest';
import { sayEmpty } from './say-empty.ts';

const words = {
  none: 'Aucun code promo pour l’instant.',
  first: 'Créez-en un.',
  unmatched: 'Aucun code promo ne correspond à ces critères.',
};
const unfiltered = { filter: { search: '', status: undefined, tags: [], on: null }, total: 0, mayMake: true };

test('an empty list without filters says that there is none yet, and how the first is made', () => {
  expect(sayEmpty(words, unfiltered)).toBe('Aucun code promo pour l’instant. Créez-en un.');
});

test('whoever may not make one is not told to', () => {
  expect(sayEmpty(words, { ...unfiltered, mayMake: false })).toBe('Aucun code promo pour l’instant.');
});

test.each([{ search: 'noel' }, { isActive: false }, { status: ['PAID'] }])('%j leaves none', (filter) => {
  expect(sayEmpty(words, { ...unfiltered, filter })).toBe(words.unmatched);
});

test('a page that is no longer there says nothing of the list', () => {
  expect(sayEmpty(words, { ...unfiltered, total: 3 })).toBe(words.unmatched);
});
