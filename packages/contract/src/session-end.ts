const HOUR_MS = 3_600_000;
// Where no end is known.
const USUAL_HOURS = 3;

/** When a seminar or a session is over, as far as anybody knows. */
export function endOf({ startDate, endDate }: { startDate: string; endDate: string | null }): Date {
  return endDate ? new Date(endDate) : new Date(new Date(startDate).getTime() + USUAL_HOURS * HOUR_MS);
}

/** Whether it is over at this instant; one that is only to be agreed on never is. */
export function isSessionOver(
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
  now: Date,
): boolean {
  return startDate !== null && endOf({ startDate, endDate }) <= now;
}
