import { ApiError } from '@tokpa/contract/client';

/** Whether the shop refused something because a colleague had decided since it was read. */
export function wasHandledMeanwhile(refusal: unknown): boolean {
  return refusal instanceof ApiError && refusal.code === 'handled_meanwhile';
}
