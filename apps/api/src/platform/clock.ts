/** What time it is. Injected, so that a test can let an hour pass without waiting for it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** `seconds` after `from`. */
export function secondsAfter(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

export function minutesAfter(from: Date, minutes: number): Date {
  return secondsAfter(from, minutes * 60);
}

/** The same day and hour, so many years ago: what is kept for three years is kept over a 29 February too. */
export function yearsBefore(from: Date, years: number): Date {
  const then = new Date(from);
  then.setUTCFullYear(from.getUTCFullYear() - years);
  return then;
}
