import { expect, it } from 'vitest';
import { deliveryDaysTo } from './delivery-days-to.ts';
import { deliveryDays, sayDeliveryDays } from './delivery-days.ts';
import { SHIPPING_ZONES } from './shop-policy.ts';

type Zones = Parameters<typeof deliveryDays>[0];
const told = (country: string, zones: Zones = SHIPPING_ZONES, city = 'Ville', state: string | null = null) =>
  sayDeliveryDays(deliveryDays(zones, { city, state, country }));

it.each([
  ['Bénin', '2 à 3 jours ouvrables'],
  ['benin', '2 à 3 jours ouvrables'],
  ['Togo', '3 à 5 jours ouvrables'],
  ['Niger', '4 à 6 jours ouvrables'],
  ["Côte d'Ivoire", '5 à 7 jours ouvrables'],
  ['Sénégal', '5 à 7 jours ouvrables'],
])('a parcel to %s takes %s', (country, days) => {
  expect(told(country)).toBe(days);
});

it.each(['Cotonou', 'Porto-Novo', 'Parakou', 'Ouidah', 'Malanville'])(
  'a shop that changed nothing promises two to three business days to %s',
  (city) => {
    expect(told('Bénin', SHIPPING_ZONES, city)).toBe('2 à 3 jours ouvrables');
  },
);

it('a place within Benin is promised what its own zone says in the settings', () => {
  const [cotonou, rest, ...abroad] = SHIPPING_ZONES;
  if (!cotonou || !rest) throw new Error('no zones within Benin');
  const north = { name: 'Nord', places: 'Borgou, Alibori et Natitingou', fromDays: 6, toDays: 8 };
  const zones = [{ ...cotonou, fromDays: 1, toDays: 1 }, { ...rest, fromDays: 3, toDays: 4 }, north, ...abroad];
  expect(told('Bénin', zones, 'COTONOU')).toBe('1 jour ouvrable');
  expect(told('Bénin', zones, 'porto novo')).toBe('1 jour ouvrable');
  expect(told('Bénin', zones, 'Lokossa', 'Mono')).toBe('3 à 4 jours ouvrables');
  expect(told('Bénin', zones, 'natitingou', 'Atacora')).toBe('6 à 8 jours ouvrables');
  expect(told('Bénin', zones, 'Parakou', 'Borgou')).toBe('6 à 8 jours ouvrables');
});

it.each([
  ['Abomey', 'Cotonou, Abomey-Calavi, Porto-Novo', false],
  ['Abomey-Calavi', 'Cotonou, Abomey-Calavi, Porto-Novo', true],
  ['Abomey Calavi', 'Quartiers d’Abomey-Calavi', true],
  ['Ouidah', 'Communes de l’Atlantique et de l’Ouémé', true],
  ['Parakou', 'Borgou/Alibori', true],
  ['Parakou', 'Zone 3 : Alibori – Borgou', true],
  ['Natitingou', 'Borgou ; Alibori', false],
])(
  'a parcel to %s belongs to the zone of « %s »: %s, though its department was not written',
  (city, places, isThere) => {
    const zones = [...SHIPPING_ZONES, { name: 'Zone', places, fromDays: 9, toDays: 9 }];
    const days = deliveryDaysTo(zones, { city, state: null, country: 'Bénin' });
    expect(days.toDays).toBe(isThere ? 9 : 3);
  },
);

it('a town that bears the name of one abroad is promised what its own country is', () => {
  expect(told('Togo', SHIPPING_ZONES, 'Ouidah')).toBe('3 à 5 jours ouvrables');
  expect(told('Bénin', SHIPPING_ZONES, 'Dakar')).toBe('2 à 3 jours ouvrables');
});

it('a country that no zone names is promised the longest of all', () => {
  expect(told('Ghana')).toBe('5 à 7 jours ouvrables');
  const nigeria = { name: 'Nigeria', places: 'Lagos', fromDays: 1, toDays: 1 };
  expect(told('Niger', [nigeria, ...SHIPPING_ZONES.slice(0, 3)])).toBe('3 à 5 jours ouvrables');
});

it('a country with several zones is promised the longest of its own', () => {
  const zones = [
    { name: 'Lomé (Togo)', places: 'Ses quartiers', fromDays: 1, toDays: 1 },
    { name: 'Reste du Togo', places: 'Par la route', fromDays: 8, toDays: 8 },
    { name: 'Mali', places: 'Bamako', fromDays: 9, toDays: 12 },
  ];
  expect(told('Togo', zones)).toBe('8 jours ouvrables');
  expect(told('Togo', zones, 'Lomé')).toBe('1 jour ouvrable');
  expect(told('Togo', zones.slice(0, 1))).toBe('1 jour ouvrable');
});
