const FIRST_MS = 3000;
const LONGEST_MS = 20_000;
const PATIENT_LOOKS = 20;
const GROWTH = 1.25;

/** How long to wait after so many looks: three seconds during the first minute, then longer and longer. */
export function nextLookMs(looks: number): number {
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, looks - PATIENT_LOOKS)));
}
