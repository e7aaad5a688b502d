import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { findKey, insertKey } from './idempotency.queries.ts';

/** A caller's own name for one act, and what the act is. */
export type Act = { ownerId: string; key: string; endpoint: string; body: unknown; at: Date };

const LONGEST_KEY = 200;

function keyTooLong(): Problem {
  const sentence = `Maximum ${LONGEST_KEY} caractères`;
  const problem = new Problem('validation_failed', { errors: { 'Idempotency-Key': [sentence] } });
  problem.message = `Idempotency-Key : ${sentence.toLowerCase()}`;
  return problem;
}

/** The header's value; one that nobody could mean is refused before it becomes a row. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  const key = header?.trim();
  if (!key) return undefined;
  if (key.length > LONGEST_KEY) throw keyTooLong();
  return key;
}

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
