import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { PaymentAttemptsRow, PaymentRefundsRow } from '#db/tables';

export type AttemptRow = Selectable<PaymentAttemptsRow>;
export type RefundRow = Selectable<PaymentRefundsRow>;

/**
 * Whether somebody may still pay it: it is open, and its page was given. The money of one whose opening was never answered is
 * looked for as well, but nobody is waited for there.
 */
export function mayBePaid({ status, checkout_url: page }: Pick<AttemptRow, 'status' | 'checkout_url'>): boolean {
  return status === 'PENDING' && page !== null;
}

export async function insertAttempt(db: Db, attempt: Insertable<PaymentAttemptsRow>): Promise<AttemptRow> {
  return db.insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export async function updateAttempt(db: Db, id: string, change: Updateable<PaymentAttemptsRow>): Promise<void> {
  await db.updateTable('payment_attempts').set(change).where('id', '=', id).execute();
}

/** Oldest first, for each of the orders that has any. */
export async function findAttempts(db: Db, orderIds: readonly string[]): Promise<Map<string, AttemptRow[]>> {
  const found = new Map<string, AttemptRow[]>();
  if (orderIds.length === 0) return found;
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute();
  for (const row of rows) found.set(row.order_id, [...(found.get(row.order_id) ?? []), row]);
  return found;
}

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | undefined> {
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAttemptByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
}

/** Locks the attempt's order, then the attempt. Whoever needs both takes them in this order, so that nobody waits in a ring. */
export async function lockOrderAndAttempt(tx: Db, id: string): Promise<AttemptRow> {
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', (from) => from.selectFrom('payment_attempts').select('order_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute();
  return tx.selectFrom('payment_attempts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/**
 * The order is over: nothing more is asked of the shopper. The provider's page may still be open somewhere, so the attempts
 * stay watched, and money that comes anyway is announced by `paymentSucceeded`. The caller holds the order's row.
 */
export async function closeOpenAttempts(tx: Db, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ status: sql`case when expires_at <= ${now} then 'EXPIRED' else 'CANCELLED' end` })
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .execute();
}

export async function findAttemptsToCheck(db: Db, now: Date, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('next_check_at', '<=', now.toISOString())
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

/** Takes one due check for this process; false when another was faster. */
export async function claimCheck(db: Db, attempt: AttemptRow, claim: { now: Date; next: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ checks: sql`checks + 1`, last_checked_at: claim.now, next_check_at: claim.next })
    .where('id', '=', attempt.id)
    .where('next_check_at', '=', attempt.next_check_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The order's open attempts that nobody asked about since `before`, marked as asked now. */
export async function claimOpenAttempts(
  db: Db,
  orderId: string,
  { now, before }: { now: Date; before: Date },
): Promise<AttemptRow[]> {
  return db
    .updateTable('payment_attempts')
    .set({ last_checked_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .where((either) =>
      either.or([either('last_checked_at', 'is', null), either('last_checked_at', '<=', before.toISOString())]),
    )
    .returningAll()
    .execute();
}

export async function insertRefund(tx: Db, refund: Insertable<PaymentRefundsRow>): Promise<RefundRow> {
  return tx.insertInto('payment_refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateRefund(db: Db, id: string, change: Updateable<PaymentRefundsRow>): Promise<void> {
  await db.updateTable('payment_refunds').set(change).where('id', '=', id).execute();
}

/** What was given back or is about to be. */
export async function sumRefunds(db: Db, attemptId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payment_refunds')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('attempt_id', '=', attemptId)
    .where('status', '!=', 'FAILED')
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Refunds that a provider was asked for before `before` and has not made, unless `sentence` was already noted of them and it is
 * `able` to make them.
 */
export async function findOverdueRefunds(
  db: Db,
  { before, sentence, able }: { before: Date; sentence: string; able: string | undefined },
): Promise<(RefundRow & { provider: string })[]> {
  return db
    .selectFrom('payment_refunds as refund')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'refund.attempt_id')
    .selectAll('refund')
    .select('attempt.provider')
    .where('refund.status', '=', 'PENDING')
    .where('refund.created_at', '<=', before.toISOString())
    .where(
      sql<boolean>`(attempt.provider is distinct from ${able ?? null} or not exists (
        select from payment_notices notice where notice.refund_id = refund.id and notice.sentence = ${sentence}))`,
    )
    .limit(100)
    .execute();
}

export async function finishOpenRefunds(tx: Db, attemptId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ status: 'DONE', done_at: at })
    .where('attempt_id', '=', attemptId)
    .where('status', 'in', ['PENDING', 'MANUAL'])
    .execute();
}
