import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { PaymentWebhooksRow } from '#db/tables';

export type WebhookRow = Selectable<PaymentWebhooksRow>;

/** Writes the news down, once for each key; a further copy gets the row of the first. */
export async function keepWebhook(db: Db, webhook: Insertable<PaymentWebhooksRow>): Promise<WebhookRow> {
  const kept = await db
    .insertInto('payment_webhooks')
    .values(webhook)
    .onConflict((clash) => clash.constraint('payment_webhooks_once').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (kept) return kept;
  return db
    .selectFrom('payment_webhooks')
    .selectAll()
    .where('provider', '=', webhook.provider)
    .where('dedupe_key', '=', webhook.dedupe_key)
    .executeTakeFirstOrThrow();
}

/** Locks the news until the transaction ends; undefined when another copy was acted on in the meantime. */
export async function lockUnprocessedWebhook(tx: Db, id: string): Promise<WebhookRow | undefined> {
  const row = await tx.selectFrom('payment_webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.processed_at === null ? row : undefined;
}

/** What is dealt with is known by its references; the provider's own words, which may name the payer, serve nobody any more. */
export async function markWebhookProcessed(tx: Db, id: string, done: { outcome: string; at: Date }): Promise<void> {
  await tx
    .updateTable('payment_webhooks')
    .set({ outcome: done.outcome, processed_at: done.at, body: '' })
    .where('id', '=', id)
    .execute();
}

/** Of news that are dealt with: a process of a version before, still at work during an update, leaves their bodies. */
export async function forgetWebhookBodies(db: Db): Promise<void> {
  await db
    .updateTable('payment_webhooks')
    .set({ body: '' })
    .where('processed_at', 'is not', null)
    .where('body', '<>', '')
    .execute();
}

/** Oldest first; those received after `before` may still be in the hands of the call that brought them. */
export async function findWaitingWebhooks(
  db: Db,
  { provider, before }: { provider: string; before: Date },
): Promise<WebhookRow[]> {
  return db
    .selectFrom('payment_webhooks')
    .selectAll()
    .where('processed_at', 'is', null)
    .where('provider', '=', provider)
    .where('received_at', '<=', before.toISOString())
    .orderBy('received_at')
    .limit(100)
    .execute();
}
