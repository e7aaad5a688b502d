const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Africa/Porto-Novo' });

/** An instant → `20 novembre 2026`, `1er mai 2026`: the day in Benin, which the formatter's French writes « 1 mai 2026 ». */
export function sayDay(instant: Date): string {
  return LONG_DAY.format(instant).replace(/^1 /, '1er ');
}
