import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { findKey, insertKey } from './idempotency.queries.ts';

/** A caller's own name for one act, and what the act is. */
export type Act = { ownerId: string; key: string; endpoint: string; body: unknown; at: Date };

/**
 * Takes the key for this act: undefined when it is new, the order that it made when the same act was done before. A second
 * call with the key waits for the first. Throws `idempotency_key_reused` when the key belongs to another act.
 */
export async function takeKey(tx: Db, { ownerId, key, endpoint, body, at }: Act): Promise<string | undefined> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if (await insertKey(tx, { ownerId, key, endpoint, bodyHash, at })) return undefined;
  const known = await findKey(tx, ownerId, key);
  if (known?.orderId == null || known.endpoint !== endpoint || known.bodyHash !== bodyHash) {
    throw new Problem('idempotency_key_reused');
  }
  return known.orderId;
}
