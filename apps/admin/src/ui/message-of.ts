import { ApiError, NetworkError } from '@tokpa/contract/client';

const FAILURE = 'Une erreur s’est produite. Veuillez réessayer.';

/** What a refused or failed call says to the person who made it: the shop's own words, else `failure`. */
export function messageOf(error: unknown, failure = FAILURE): string {
  if (error instanceof ApiError && error.code === 'internal_error') return failure;
  if (error instanceof ApiError) return Object.values(error.errors).flat()[0] ?? error.message;
  if (error instanceof NetworkError) return error.message;
  return failure;
}
