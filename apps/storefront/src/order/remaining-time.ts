import { minutesInWords } from '@tokpa/contract/minutes-in-words';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** What is left until then, in words, rounded up to the minute; null once it is over. */
export function remainingTime(until: string, now: number): string | null {
  const minutes = Math.ceil((new Date(until).getTime() - now) / MINUTE_MS);
  if (minutes <= 0) return null;
  if (minutes < HOUR_MINUTES) return `${minutes} ${minutes > 1 ? 'minutes' : 'minute'}`;
  return minutesInWords(minutes);
}
