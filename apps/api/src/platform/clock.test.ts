import { expect, it } from 'vitest';
import { yearsBefore } from './clock.ts';

it('so many years ago is the same day, whatever 29 February lies between', () => {
  expect(yearsBefore(new Date('2026-11-29T10:30:00Z'), 3)).toEqual(new Date('2023-11-29T10:30:00Z'));
  expect(yearsBefore(new Date('2027-03-01T00:00:00Z'), 1)).toEqual(new Date('2026-03-01T00:00:00Z'));
});
