import { describe, expect, it } from 'vitest';
import { lookAfterMs, nextLookMs } from './next-look.ts';
import { remainingTime } from './remaining-time.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('the time left to pay', () => {
  it.each([
    ['2026-11-20T12:00:30Z', '1 minute'],
    ['2026-11-20T12:41:10Z', '42 minutes'],
    ['2026-11-20T13:00:00Z', '1 h'],
    ['2026-11-20T14:05:00Z', '2 h 05'],
    ['2026-11-20T12:00:00Z', null],
    ['2026-11-20T11:00:00Z', null],
  ])('until %s is %s', (until, words) => {
    expect(remainingTime(until, NOW)).toBe(words);
  });
});

it('looks every three seconds during the first minute, then ever more rarely', () => {
  expect(nextLookMs(0)).toBe(3000);
  expect(nextLookMs(20)).toBe(3000);
  expect(nextLookMs(24)).toBeGreaterThan(nextLookMs(22));
  expect(nextLookMs(500)).toBe(20_000);
});

it('looks just after the time to pay has passed, and on a phone whose clock runs ahead no more often than usual', () => {
  expect(lookAfterMs('2026-11-20T12:00:30Z', NOW)).toBe(31_000);
  for (const ahead of ['2026-11-20T12:00:00Z', '2026-11-20T10:00:00Z']) expect(lookAfterMs(ahead, NOW)).toBe(20_000);
});
