// The shop's day is Benin's, wherever the person who works on it sits.
const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Porto-Novo',
});

/** `20 nov. 2026, 14:05`, which breaks between the day and the hour alone. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant)).replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');
}
