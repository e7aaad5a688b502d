import type { Days } from './use-stats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// `sv-SE` writes a day as the API reads it; the shop's day is Benin's.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Porto-Novo' });

export const PERIODS = [
  { days: 1, label: 'Aujourd’hui' },
  { days: 7, label: '7 jours' },
  { days: 30, label: '30 jours' },
  { days: 90, label: '90 jours' },
  { days: 365, label: '12 mois' },
] as const;

/** The last `count` days, today included. */
export function lastDays(count: number, now = new Date()): Days {
  const to = dayFormat.format(now);
  return { from: new Date(Date.parse(to) - (count - 1) * DAY_MS).toISOString().slice(0, 10), to };
}

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const datedDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

// Beyond it nobody takes a day for one of the weeks around them.
const MOST_WITHOUT_YEAR = 90;

/** `20 nov.`; as one of so many days that its year is not plain, `20 nov. 2026`. */
export function formatDay(day: string, amongDays = 1): string {
  return (amongDays > MOST_WITHOUT_YEAR ? datedDay : shortDay).format(new Date(`${day}T00:00:00Z`));
}
