import { expect, it } from 'vitest';
import { formatDay, lastDays } from './periods.ts';

it('a period ends today, as Benin counts the days', () => {
  expect(lastDays(1, new Date('2026-11-20T23:30:00Z'))).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(lastDays(30, new Date('2026-03-01T12:00:00Z'))).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

it('a day is written in French', () => {
  expect(formatDay('2026-11-20')).toBe('20 nov.');
  expect(formatDay('2026-11-20', 90)).toBe('20 nov.');
});

it('a day of a long period bears its year', () => {
  expect(formatDay('2025-11-29', 365)).toBe('29 nov. 2025');
});
