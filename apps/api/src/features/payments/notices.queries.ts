import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** Of one refund, or of the whole attempt. */
type NoticeSubject = { attemptId: string; refundId?: string };

/** What is already noted of it is not noted again, even when it has been settled since. */
export async function addNotice(db: Db, { attemptId, refundId }: NoticeSubject, sentence: string): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values({ attempt_id: attemptId, refund_id: refundId ?? null, sentence })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a notice that begins so waits for somebody already, of whatever payment. */
export async function isOpenNotice(db: Db, beginning: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('is_open', '=', true)
    .where('sentence', 'like', `${beginning}%`)
    .executeTakeFirst();
  return found !== undefined;
}

/** How the notice of a payment begins that its provider refused to open; what it said follows. */
export const REFUSED_TO_OPEN = 'Le prestataire a refusé d’ouvrir ce paiement : ';

/** Whether its provider refused to open it, and nobody of the team has settled that since. */
export async function isRefusedAttempt(db: Db, attemptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('is_open', '=', true)
    .where('sentence', 'like', `${REFUSED_TO_OPEN}%`)
    .executeTakeFirst();
  return found !== undefined;
}

/** What of it is open holds no more, and is noted again should it come back. What a person has settled stays settled. */
export async function dropNotices(tx: Db, attemptId: string, sentences: string[]): Promise<void> {
  await tx
    .deleteFrom('payment_notices')
    .where('attempt_id', '=', attemptId)
    .where('is_open', '=', true)
    .where('sentence', 'in', sentences)
    .execute();
}

/** The refund, or every refund of the attempt, needs nobody any more. The caller holds the attempt's row. */
export async function closeRefundNotices(tx: Db, { attemptId, refundId }: NoticeSubject): Promise<void> {
  let open = tx
    .updateTable('payment_notices')
    .set({ is_open: false })
    .where('attempt_id', '=', attemptId)
    .where('refund_id', 'is not', null)
    .where('is_open', '=', true);
  if (refundId !== undefined) open = open.where('refund_id', '=', refundId);
  await open.execute();
}

/** A condition on `payment_notices as notice`. A refund by hand is over when it is noted as done, not when somebody says so. */
const isSettleable = sql<boolean>`notice.is_open and not exists (
  select from payment_refunds refund where refund.id = notice.refund_id and refund.status = 'MANUAL')`;

export async function closeSettleable(tx: Db, attemptId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_notices as notice')
    .set({ is_open: false })
    .where('notice.attempt_id', '=', attemptId)
    .where(isSettleable)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Of `payment_attempts as attempt`: all that is open, a line each; null when nothing is. */
export const attentionOfAttempt = sql<string | null>`(
  select string_agg(notice.sentence, E'\n' order by notice.id) from payment_notices notice
  where notice.attempt_id = attempt.id and notice.is_open)`;

/** Of `payment_attempts as attempt`: whether somebody can say that something of it is settled. */
export const hasSettleable = sql<boolean>`exists (
  select from payment_notices notice where notice.attempt_id = attempt.id and ${isSettleable})`;

/** A condition on `payment_attempts as its`: it is open, and its provider said nothing when it was last asked. */
export const isWithoutNews = sql<boolean>`its.next_check_at is not null and its.asked_in_vain and its.status = 'PENDING'`;

/** A condition on `payment_attempts as attempt`: something is wrong with it, or its provider says nothing. */
export const waitsForSomebody = sql<boolean>`attempt.id in (
  select notice.attempt_id from payment_notices notice where notice.is_open
  union all
  select its.id from payment_attempts its where ${isWithoutNews})`;

export async function findAttention(db: Db, attemptId: string): Promise<string | null> {
  const { attention } = await db
    .selectFrom('payment_attempts as attempt')
    .select(attentionOfAttempt.as('attention'))
    .where('attempt.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return attention;
}
