const FIRST_MS = 3000;
const LONGEST_MS = 20_000;
const PATIENT_LOOKS = 20;
const GROWTH = 1.25;
const A_MOMENT_MS = 1000;

/** How long to wait after so many looks: three seconds during the first minute, then longer and longer. */
export function nextLookMs(looks: number): number {
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, looks - PATIENT_LOOKS)));
}

/** How long to wait for what the shop ends at that time. A clock that runs ahead has it over before the shop has: from then on, now and again. */
export function lookAfterMs(until: string, now: number): number {
  const left = Date.parse(until) - now;
  return left > 0 ? left + A_MOMENT_MS : LONGEST_MS;
}
