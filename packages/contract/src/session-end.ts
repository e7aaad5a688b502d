const HOUR_MS = 3_600_000;
/** How long a session takes where no end is known. */
export const USUAL_SESSION_HOURS = 3;

/** When a seminar or a session is over, as far as anybody knows. */
export function endOf({ startDate, endDate }: { startDate: string; endDate: string | null }): Date {
  return endDate ? new Date(endDate) : new Date(new Date(startDate).getTime() + USUAL_SESSION_HOURS * HOUR_MS);
}

/** Whether it is over at this instant; one that is only to be agreed on never is. */
export function isSessionOver(
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
  now: Date,
): boolean {
  return startDate !== null && endOf({ startDate, endDate }) <= now;
}
