import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, formatCount, formatFcfa } from './money.ts';

test('a price is grouped in threes, as French typography asks', () => {
  expect(formatFcfa(12_500)).toBe('12\u202f500\u00a0FCFA');
  expect(formatFcfa(0)).toBe('0\u00a0FCFA');
  expect(formatFcfa(1_000_000)).toBe('1\u202f000\u202f000\u00a0FCFA');
});

test('what is counted is grouped as prices are', () => {
  expect([0, 999, 1000, 98_000].map(formatCount)).toEqual(['0', '999', '1\u202f000', '98\u202f000']);
});

test('no digit of an amount is lost on screen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(Number(formatFcfa(amount).replaceAll(/[^\d-]/g, ''))).toBe(amount);
    }),
  );
});

test('a discount is rounded to the whole percent, and 0 where there is none', () => {
  expect(discountPercent(7500, 10_000)).toBe(25);
  expect(discountPercent(6667, 10_000)).toBe(33);
  expect(discountPercent(5000, null)).toBe(0);
  expect(discountPercent(5000, 4000)).toBe(0);
});
