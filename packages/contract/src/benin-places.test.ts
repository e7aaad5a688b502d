import { expect, it } from 'vitest';
import { BENIN_DEPARTMENTS, communesFrom, departmentProblem, findCommune } from './benin-places.ts';

it('knows the twelve departments and the 77 communes of Benin, each once', () => {
  expect(BENIN_DEPARTMENTS).toHaveLength(12);
  expect(new Set(communesFrom(''))).toHaveProperty('size', 77);
  expect(communesFrom('')).toHaveLength(77);
});

it('finds a commune and its department however it is typed', () => {
  expect(findCommune(' seme-kpodji ')).toEqual({ commune: 'Sèmè-Kpodji', department: 'Ouémé' });
  expect(findCommune('Porto novo')).toEqual({ commune: 'Porto-Novo', department: 'Ouémé' });
  expect(findCommune('n’dali')).toEqual({ commune: "N'Dali", department: 'Borgou' });
  expect(findCommune('COTONOU')).toEqual({ commune: 'Cotonou', department: 'Littoral' });
  expect(findCommune('Lomé')).toBeUndefined();
});

it('offers every commune, those of the department that was chosen first', () => {
  const offered = communesFrom('Donga');
  expect(offered.slice(0, 5)).toEqual(['Bassila', 'Copargo', 'Djougou', 'Ouaké', 'Banikoara']);
  expect(new Set(offered)).toEqual(new Set(communesFrom('')));
  expect(offered).toHaveLength(77);
});

it('says where a commune is that stands with another department, and nothing of what it does not know', () => {
  const said = (city: string, state: string | null, country = 'Bénin') => departmentProblem({ city, state, country });
  expect(said('cotonou', 'Borgou')).toBe('Cotonou est dans un autre département\u00a0: Littoral');
  expect(said('SEME-KPODJI', 'mono')).toBe('Sèmè-Kpodji est dans un autre département\u00a0: Ouémé');
  for (const state of ['Littoral', 'LITTORAL', 'littoral ', 'Grand Cotonou', '', null])
    expect(said('Cotonou', state)).toBeUndefined();
  expect(said('Godomey', 'Borgou')).toBeUndefined();
  expect(said('Cotonou', 'Borgou', 'Togo')).toBeUndefined();
});
