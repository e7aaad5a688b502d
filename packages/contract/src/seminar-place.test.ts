import { expect, it } from 'vitest';
import { seminarPlace } from './seminar-place.ts';

it('names the city of a seminar once', () => {
  const venue = 'Maison du peuple';
  expect(seminarPlace({ venue, address: 'Avenue Clozel, Cotonou', location: 'Cotonou' })).toEqual([
    venue,
    'Avenue Clozel, Cotonou',
  ]);
  expect(seminarPlace({ venue, address: 'Rue 12, Gbégamey', location: 'Cotonou' })).toEqual([
    venue,
    'Rue 12, Gbégamey',
    'Cotonou',
  ]);
  expect(seminarPlace({ venue: '', address: '', location: 'Parakou' })).toEqual(['Parakou']);
  expect(seminarPlace({ venue: '', address: '', location: '' })).toEqual([]);
});
