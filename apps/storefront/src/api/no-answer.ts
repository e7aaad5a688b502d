import { ApiError, NetworkError } from '@tokpa/contract/client';

// The browser says that the network is back a little before it is: the first tries follow each other closely.
const LONGEST_PAUSE_MS = 30_000;
const PAUSES_MS = [1000, 3000, 10_000];

/** Whether a call got no answer, or none that counts: what it was to tell may be told again later. */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429;
  // Of what failed because a call did, the call says it.
  return error instanceof Error && isNoAnswer(error.cause);
}

/** How long to wait after so many tries in vain, in milliseconds. */
export function pauseAfter(triesInVain: number): number {
  return PAUSES_MS[triesInVain] ?? LONGEST_PAUSE_MS;
}
