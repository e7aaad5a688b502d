import { expect, test } from 'vitest';
import { durationInput } from './course-fields.ts';
import { minutesInWords } from './minutes-in-words.ts';

test('a time is said in minutes, and in hours beyond sixty', () => {
  expect([0, 45, 60, 65, 150].map(minutesInWords)).toEqual(['0 min', '45 min', '1 h', '1 h 05', '2 h 30']);
});

test('how long a course takes is written as it is read, or as a number of minutes', () => {
  for (const [given, kept] of [
    ['3 jours', '3 jours'],
    [90, '1 h 30'],
    ['90', '1 h 30'],
    ['', ''],
    [null, ''],
  ])
    expect(durationInput.parse(given)).toBe(kept);
  expect(durationInput.parse(undefined)).toBeUndefined();
  for (const wrong of [1.5, -1, true, 'x'.repeat(101)]) expect(durationInput.safeParse(wrong).success).toBe(false);
});
