import { formatDate, formatDateTime, formatTime } from './dates.ts';

type Times = { startDate: string; endDate: string | null };

/** « 15 décembre 2026, de 09:00 à 16:00 » */
export function whenInWords({ startDate, endDate }: Times): string {
  const start = formatDateTime(startDate);
  if (endDate === null || endDate === startDate) return start;
  const day = formatDate(startDate);
  if (formatDate(endDate) !== day) return `Du ${start} au ${formatDateTime(endDate)}`;
  return `${day}, de ${formatTime(startDate)} à\u00a0${formatTime(endDate)}`;
}
