import { ApiError, NetworkError } from '@tokpa/contract/client';

/** What a refused or failed call says to the person who made it. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return Object.values(error.errors).flat()[0] ?? error.message;
  if (error instanceof NetworkError) return error.message;
  return 'Une erreur s’est produite. Veuillez réessayer.';
}
