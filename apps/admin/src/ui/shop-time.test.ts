import { expect, test } from 'vitest';
import { fromShopTime, toShopTime } from './shop-time.ts';

test('a moment is typed and read in the shop’s time, wherever the person sits', () => {
  expect(fromShopTime('2027-01-15T08:30')).toBe('2027-01-15T07:30:00.000Z');
  expect(toShopTime('2027-01-15T07:30:00.000Z')).toBe('2027-01-15T08:30');
  expect(toShopTime('2026-12-31T23:15:00.000Z')).toBe('2027-01-01T00:15');
});

test('an empty field is no moment', () => {
  expect(fromShopTime('')).toBeNull();
  expect(toShopTime(null)).toBe('');
  expect(toShopTime(undefined)).toBe('');
});

test('what is in the shop’s time already stays so, whatever the time is where the browser is', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Africa/Abidjan';
  try {
    expect(toShopTime(toShopTime('2026-12-20T09:00:00.000Z'))).toBe('2026-12-20T10:00');
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
