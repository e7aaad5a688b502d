import { sql } from 'kysely';
import type { Db } from '#db/connect';

// Asked in other words before: it is known by its beginning.
const BEGINNING = 'Paiement reçu pour une commande déjà marquée payée par le personnel';

/** What stands beside a payment of an order that the team had marked as paid, until somebody answers. */
export const MARKED_BEFORE = `${BEGINNING} : dites si c’est le même argent.`;

/** Of all that stands beside a payment. */
export function asksIfSameMoney(attention: string | null): boolean {
  return attention?.includes(BEGINNING) === true;
}

/** Of `payment_attempts as attempt`: whether it waits for that answer. */
export const mayBeSameMoney = sql<boolean>`exists (
  select from payment_notices notice
  where notice.attempt_id = attempt.id and notice.is_open and starts_with(notice.sentence, ${BEGINNING}))`;

export async function isSameMoneyUnsaid(tx: Db, orderId: string): Promise<boolean> {
  const unsaid = await tx
    .selectFrom('payment_attempts as attempt')
    .select('attempt.id')
    .where('attempt.order_id', '=', orderId)
    .where(mayBeSameMoney)
    .executeTakeFirst();
  return unsaid !== undefined;
}

/** All that the order's payments brought, whether or not it went back since. */
async function sumOfMoneyThatCame(tx: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::integer as sum from payment_attempts
    where order_id = ${orderId} and (status = 'PAID' or (status = 'REFUNDED' and paid_at is not null))`.execute(tx);
  return rows[0]?.sum ?? 0;
}

/** Refunds of what was noted by hand become refunds of the payment that came; those that failed tell nothing any more. */
async function moveRefunds(tx: Db, manualId: string, attemptId: string): Promise<void> {
  await sql`
    with moved as (
      update payment_refunds set attempt_id = ${attemptId} where attempt_id = ${manualId} and status <> 'FAILED'
      returning id, amount, status),
    told as (update payment_notices set attempt_id = ${attemptId} where refund_id in (select id from moved)),
    given as (select coalesce(sum(amount), 0)::integer as sum from moved where status = 'DONE')
    update payment_attempts set refunded_amount = refunded_amount + given.sum,
      status = case when refunded_amount + given.sum = amount then 'REFUNDED' else status end
    from given where id = ${attemptId}`.execute(tx);
}

/** What of `manualId` was given back or is about to be fits into what is left of `attemptId`. */
async function mayMove(tx: Db, manualId: string, attemptId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_attempts attempt where attempt.id = ${attemptId} and attempt.amount >= (
      select coalesce(sum(amount), 0) from payment_refunds
      where attempt_id in (${manualId}, ${attemptId}) and status <> 'FAILED')`.execute(tx);
  return rows.length > 0;
}

/**
 * What staff had noted by hand is the very money of this payment: it is no payment any more, and what was given back of it was given back of
 * this one. Answers its amount; undefined where the order got no more than its price. The caller holds the order's row.
 */
export async function countWith(
  tx: Db,
  { orderId, attemptId, finalAmount }: { orderId: string; attemptId: string; finalAmount: number },
): Promise<number | undefined> {
  if ((await sumOfMoneyThatCame(tx, orderId)) <= finalAmount) return undefined;
  const manual = await tx
    .selectFrom('payment_attempts')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .where('provider', '=', 'manual')
    .where('status', 'in', ['PAID', 'REFUNDED'])
    .where('paid_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!manual || !(await mayMove(tx, manual.id, attemptId))) return undefined;
  await moveRefunds(tx, manual.id, attemptId);
  await tx
    .updateTable('payment_attempts')
    .set({
      status: 'CANCELLED',
      paid_at: null,
      refunded_amount: 0,
      failure_reason: 'Compté avec un autre paiement',
    })
    .where('id', '=', manual.id)
    .execute();
  return manual.amount;
}
