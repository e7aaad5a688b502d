import { ApiError, NetworkError } from '@tokpa/contract/client';

const MINUTE = 60;

/** Seconds → `45 secondes`, `2 minutes`, rounded up: who waits that long is let in. */
export function waitInWords(seconds: number): string {
  if (seconds < MINUTE) return seconds <= 1 ? '1 seconde' : `${Math.ceil(seconds)} secondes`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What a shopper may read about a call that failed: the API's own sentence, else `fallback`. */
export function explainError(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError) || !error.isExplained || error.code === 'internal_error') return fallback;
  const { retryAfterSeconds } = error;
  if (error.status === 429 && retryAfterSeconds && retryAfterSeconds > 0) {
    return `Trop de tentatives. Réessayez dans ${waitInWords(retryAfterSeconds)}.`;
  }
  return error.message;
}
