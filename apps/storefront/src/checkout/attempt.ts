import type { CartItem } from '@tokpa/contract/cart';
import { newIdempotencyKey } from '@tokpa/contract/idempotency-key';
import type { Checkout } from '@tokpa/contract/orders';
import type { Attempt } from './checkout-memory.ts';

/**
 * The attempt to send for this cart and these choices: the one before when nothing has changed since, so that an answer lost
 * on the way is given again instead of a second order being placed; otherwise a new one.
 */
export function attemptFor(body: Checkout, items: readonly CartItem[], previous: Attempt | null): Attempt {
  const fingerprint = JSON.stringify([body, items.map(({ id, quantity }) => [id, quantity])]);
  if (previous?.fingerprint === fingerprint) return previous;
  return { key: newIdempotencyKey(), fingerprint, body };
}
