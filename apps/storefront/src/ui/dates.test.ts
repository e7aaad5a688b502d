import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './dates.ts';

it('writes dates as people in Benin read them, in their time', () => {
  expect(formatDate('2026-11-20T13:05:00Z')).toBe('20 novembre 2026');
  expect(formatDateTime('2026-11-20T23:30:00Z')).toBe('21 novembre 2026 à 00:30');
  expect(formatTime('2026-11-20T08:05:00+01:00')).toBe('08:05');
});

it('the first day of a month, and of a year, is written as in French', () => {
  expect(formatDate('2026-12-31T23:00:00Z')).toBe('1er janvier 2027');
  expect(formatDate('2026-08-11T10:00:00Z')).toBe('11 août 2026');
});
