// Benin keeps one hour the whole year.
const IN_BENIN = { timeZone: 'Africa/Porto-Novo' } as const;
const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { ...IN_BENIN, dateStyle: 'long' });
const HOUR = new Intl.DateTimeFormat('fr-FR', { ...IN_BENIN, hour: '2-digit', minute: '2-digit' });

/** An instant → `20 novembre 2026`, `1er mai 2026`: the day in Benin, which the formatter's French writes « 1 mai 2026 ». */
export function sayDay(instant: Date): string {
  return LONG_DAY.format(instant).replace(/^1 /, '1er ');
}

/** An instant → `09:00`: the hour in Benin. */
export function sayHour(instant: Date): string {
  return HOUR.format(instant);
}

/** An instant → `20 novembre 2026 à 09:00`: the day and the hour in Benin. */
export function sayTime(instant: Date): string {
  return `${sayDay(instant)} à ${sayHour(instant)}`;
}
