import { expect, it } from 'vitest';
import { BENIN_DEPARTMENTS, communesOf, findCommune } from './benin-places.ts';

it('knows the twelve departments and the 77 communes of Benin, each once', () => {
  expect(BENIN_DEPARTMENTS).toHaveLength(12);
  expect(new Set(communesOf(''))).toHaveProperty('size', 77);
  expect(communesOf('')).toHaveLength(77);
});

it('finds a commune and its department however it is typed', () => {
  expect(findCommune(' seme-kpodji ')).toEqual({ commune: 'Sèmè-Kpodji', department: 'Ouémé' });
  expect(findCommune('COTONOU')).toEqual({ commune: 'Cotonou', department: 'Littoral' });
  expect(findCommune('Lomé')).toBeUndefined();
});

it('offers the communes of one department', () => {
  expect(communesOf('Donga')).toEqual(['Bassila', 'Copargo', 'Djougou', 'Ouaké']);
});
