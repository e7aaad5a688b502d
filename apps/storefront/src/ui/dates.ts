// The shop keeps Benin's time for everybody: server and browser then write the same date.
const TIME_ZONE = 'Africa/Porto-Novo';

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE });
const hour = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });

/** An ISO instant → `20 novembre 2026`. */
export function formatDate(instant: string): string {
  return day.format(new Date(instant));
}

/** An ISO instant → `20 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string): string {
  const date = new Date(instant);
  return `${day.format(date)} à ${hour.format(date)}`;
}
