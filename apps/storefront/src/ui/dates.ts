// The shop keeps Benin's time for everybody: server and browser then write the same date. It has no summer time.
const AHEAD_OF_UTC_MS = 60 * 60 * 1000;

// By hand: the browser's own formatter takes 20 ms of a phone's time to get ready, on the first visit to any page.
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

const inBenin = (instant: string) => new Date(Date.parse(instant) + AHEAD_OF_UTC_MS);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** An ISO instant → `20 novembre 2026`, `1er mai 2026`. */
export function formatDate(instant: string): string {
  const date = inBenin(instant);
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** An ISO instant → `2026-11-20`, for programs: the day that people read. */
export function dayOf(instant: string): string {
  return inBenin(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** An ISO instant → `14:05`. */
export function formatTime(instant: string): string {
  const date = inBenin(instant);
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

/** An ISO instant → `20 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} à ${formatTime(instant)}`;
}
