import { expect, test } from 'vitest';
import { minutesAfter } from '#platform/clock';
import { nextCheckAt } from './check-attempts.ts';

const startedAt = new Date('2026-11-20T12:00:00Z');

/** The minutes after its start at which the provider is asked about an attempt of this length. */
function checksOf(lengthMinutes: number): number[] {
  const attempt = { startedAt, expiresAt: minutesAfter(startedAt, lengthMinutes) };
  const checks: number[] = [];
  for (let at = nextCheckAt(attempt, startedAt); at !== null; at = nextCheckAt(attempt, at))
    checks.push((at.getTime() - startedAt.getTime()) / 60_000);
  return checks;
}

test('a payment of an hour is asked about often at first, at its end, and until the day after', () => {
  expect(checksOf(60)).toEqual([1, 3, 10, 30, 60, 120, 360, 1440, 1560]);
});

test.each([1, 10, 60, 1440, 3 * 1440, 10_080])(
  'a payment of %i minutes is never left alone for long while it is open, and is watched as long after its end',
  (length) => {
    const checks = checksOf(length);
    const open = [0, ...checks.filter((at) => at <= length)];
    expect(open.at(-1)).toBe(length);
    expect(Math.max(...open.slice(1).map((at, before) => at - (open[before] ?? 0)))).toBeLessThanOrEqual(6 * 60);
    expect(checks).toEqual(expect.arrayContaining([60, 300, 1380, 1500].map((after) => length + after)));
  },
);
