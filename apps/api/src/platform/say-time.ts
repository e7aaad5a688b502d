import { sayDay } from '@tokpa/contract';

const HOURS = new Intl.DateTimeFormat('fr', { timeZone: 'Africa/Porto-Novo', hour: '2-digit', minute: '2-digit' });

/** An instant → `20 novembre 2026 à 09:00`: the day and the hour in Benin, which keeps one hour the whole year. */
export function sayTime(instant: Date): string {
  return `${sayDay(instant)} à ${HOURS.format(instant)}`;
}
