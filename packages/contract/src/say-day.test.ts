import { expect, test } from 'vitest';
import { sayDay } from './say-day.ts';

test('the first day of a month is its « 1er », as Benin counts days', () => {
  expect(sayDay(new Date('2026-11-30T23:00:00Z'))).toBe('1er décembre 2026');
  expect(sayDay(new Date('2026-11-30T22:59:00Z'))).toBe('30 novembre 2026');
  expect(sayDay(new Date('2026-12-11T12:00:00Z'))).toBe('11 décembre 2026');
});
