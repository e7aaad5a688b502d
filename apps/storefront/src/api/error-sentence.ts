import { ApiError, NetworkError } from '@tokpa/contract/client';

const WITHOUT_MESSAGE = 'HTTP error!';

/** What a person may read of a failed call: the server's message, else its error, else its errors, else `fallback`. */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  if (!error.message.startsWith(WITHOUT_MESSAGE)) return error.message;
  if (error.code !== 'unknown') return error.code;
  return Object.values(error.errors).flat().join(', ') || fallback;
}
