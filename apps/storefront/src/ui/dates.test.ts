import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

it('writes dates as people in Benin read them, in their time', () => {
  expect(formatDate('2026-11-20T13:05:00Z')).toBe('20 novembre 2026');
  expect(formatDateTime('2026-11-20T23:30:00Z')).toBe('21 novembre 2026 à 00:30');
});
