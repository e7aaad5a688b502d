import type { Db } from '#db/connect';

type Subscriber = { status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'; token: string };

/** The subscriber of this address, added or back to waiting for a confirmation; one who is confirmed stays as they are. */
export async function writeSubscriber(
  tx: Db,
  wanted: { email: string; token: string; now: Date },
): Promise<Subscriber> {
  await tx
    .insertInto('newsletter_subscribers')
    .values({ email: wanted.email, token: wanted.token, created_at: wanted.now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'PENDING' })
        .where('newsletter_subscribers.status', '=', 'UNSUBSCRIBED'),
    )
    .execute();
  return tx
    .selectFrom('newsletter_subscribers')
    .select(['status', 'token'])
    .where('email', '=', wanted.email)
    .executeTakeFirstOrThrow();
}

/** Whether the token waits for its confirmation or has had it. */
export async function confirmSubscriber(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set((set) => ({
      status: 'CONFIRMED',
      confirmed_at: set.fn.coalesce('confirmed_at', set.val(now.toISOString())),
      unsubscribed_at: null,
    }))
    .where('token', '=', token)
    .where('status', '!=', 'UNSUBSCRIBED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the token is somebody's. */
export async function unsubscribeSubscriber(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set((set) => ({
      status: 'UNSUBSCRIBED',
      unsubscribed_at: set.fn.coalesce('unsubscribed_at', set.val(now.toISOString())),
    }))
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubscriber(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}
