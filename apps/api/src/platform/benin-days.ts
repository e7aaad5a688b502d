// Africa/Porto-Novo: one hour ahead of UTC the whole year.
const BENIN_OFFSET = '+01:00';
const OFFSET_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first moment of a calendar day, as Benin counts it. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${BENIN_OFFSET}`);
}

/** The calendar day in Benin of an instant: `2026-11-20`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** Whether Benin's calendar shows a Saturday or a Sunday at an instant. */
export function isWeekendInBenin(instant: Date): boolean {
  const day = new Date(dayOf(instant)).getUTCDay();
  return day === 0 || day === 6;
}

/** The year that Benin's calendar shows at an instant. */
export function yearInBenin(instant: Date): number {
  return Number(dayOf(instant).slice(0, 4));
}

/** `count` calendar days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** `from` and the days after it until `to`, both counted. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** The moment from which a filter counts: a day from its first hour in Benin, an instant from itself. */
export function readFrom(date: string): Date {
  return DAY.test(date) ? startOfDay(date) : new Date(date);
}

/** The moment before which a filter counts: a day until its last moment in Benin, an instant itself included. */
export function readBefore(date: string): Date {
  return DAY.test(date) ? startOfDay(addDays(date, 1)) : new Date(new Date(date).getTime() + 1);
}
