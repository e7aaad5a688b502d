import type { Db } from '#db/connect';

export type IdempotencyKey = { ownerId: string; key: string; endpoint: string; bodyHash: string; at: Date };
export type KnownKey = { endpoint: string; bodyHash: string; orderId: string | null };

/** Takes the key; false when it is taken. Waits for a call that holds the same key until that one is through. */
export async function insertKey(tx: Db, { ownerId, key, endpoint, bodyHash, at }: IdempotencyKey): Promise<boolean> {
  const row = await tx
    .insertInto('idempotency_keys')
    .values({ owner_id: ownerId, key, endpoint, body_hash: bodyHash, created_at: at })
    .onConflict((taken) => taken.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findKey(tx: Db, ownerId: string, key: string): Promise<KnownKey | undefined> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash as bodyHash', 'order_id as orderId'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function setKeyOrder(
  tx: Db,
  { ownerId, key }: { ownerId: string; key: string },
  orderId: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ order_id: orderId })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .execute();
}

export async function deleteKeysBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant.toISOString()).execute();
}
