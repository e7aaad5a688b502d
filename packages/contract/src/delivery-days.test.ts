import { expect, it } from 'vitest';
import { deliveryDays, sayDeliveryDays } from './delivery-days.ts';
import { SHIPPING_ZONES } from './shop-policy.ts';

const told = (country: string, zones: Parameters<typeof deliveryDays>[0] = SHIPPING_ZONES) =>
  sayDeliveryDays(deliveryDays(zones, country));

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

it('a country that no zone names is promised the longest of all', () => {
  expect(told('Ghana')).toBe('5 à 7 jours ouvrables');
  expect(told('Niger', [{ name: 'Nigeria', fromDays: 1, toDays: 1 }, ...SHIPPING_ZONES.slice(0, 3)])).toBe(
    '3 à 5 jours ouvrables',
  );
});

it('a country with several zones is promised the longest of its own', () => {
  const zones = [
    { name: 'Lomé (Togo)', fromDays: 1, toDays: 1 },
    { name: 'Reste du Togo', fromDays: 8, toDays: 8 },
    { name: 'Mali', fromDays: 9, toDays: 12 },
  ];
  expect(told('Togo', zones)).toBe('8 jours ouvrables');
  expect(told('Togo', zones.slice(0, 1))).toBe('1 jour ouvrable');
});
