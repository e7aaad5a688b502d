import { formatFcfa, REFUND_OVERDUE_HOURS } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { defineJob } from '#platform/jobs';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { addNotice, closeRefundNotices } from './notices.queries.ts';
import { paymentRefunded } from './payments.events.ts';
import {
  findAttempt,
  findOverdueRefunds,
  findRefund,
  insertRefund,
  lockOrderAndAttempt,
  sumRefunds,
  updateAttempt,
  updateRefund,
  type AttemptRow,
  type RefundRow,
} from './payments.queries.ts';
import type { ProviderResult } from './provider.ts';
import { canRefund, configuredProvider, findProvider } from './providers/index.ts';

// Growing delays up to an hour: a provider that is away for half a day is still asked when it is back.
export const refundPaymentJob = defineJob<{ refundId: string }>('refund-payment', {
  retryLimit: 20,
  retryDelaySeconds: 5,
});

// Longer than all tries of the job together.
const OVERDUE_MINUTES = REFUND_OVERDUE_HOURS * 60;
const OVERDUE = 'Un remboursement n’est toujours pas fait par le prestataire.';

/** Of money that a provider holds; what came past all of them goes back the way it came. */
function placeOf(provider: string): string {
  if (provider === 'cash') return ', en espèces';
  return provider === 'manual' ? ', comme l’argent est venu' : ` chez ${provider}`;
}

async function askSomebody(tx: Db, provider: string, refund: RefundRow): Promise<void> {
  const sentence = `À rembourser à la main${placeOf(provider)} : ${formatFcfa(refund.amount)}.`;
  await addNotice(tx, { attemptId: refund.attempt_id, refundId: refund.id }, sentence);
}

type RefundOrder = { attemptId: string; amount: number; reason: string; staffId: string | null };

/**
 * Decides a refund in the caller's transaction; a job then asks the provider. Where the provider has no refund call, it is
 * marked for a person to do by hand. Locks the order, then the attempt. Throws `order_not_refundable` when the attempt is
 * not paid, or when more would go back than came.
 */
export async function requestRefund(
  platform: Platform,
  tx: Db,
  { attemptId, amount, reason, staffId }: RefundOrder,
): Promise<{ refundId: string }> {
  const attempt = await lockOrderAndAttempt(tx, attemptId);
  const left = attempt.amount - (await sumRefunds(tx, attemptId));
  if (attempt.status !== 'PAID' || amount < 1 || amount > left) throw new Problem('order_not_refundable');
  const goesByItself = canRefund(platform, attempt.provider);
  const refund = await insertRefund(tx, {
    attempt_id: attemptId,
    amount,
    reason,
    staff_id: staffId,
    status: goesByItself ? 'PENDING' : 'MANUAL',
    created_at: platform.clock.now(),
  });
  if (goesByItself) await platform.jobs.send(tx, refundPaymentJob, { refundId: refund.id });
  else await askSomebody(tx, attempt.provider, refund);
  return { refundId: refund.id };
}

/** Exported for its test: nobody can say when an answer comes. */
export async function recordRefund(
  platform: Platform,
  refund: RefundRow,
  answer: ProviderResult<{ reference: string }>,
): Promise<void> {
  await platform.transact(async (tx) => {
    const attempt = await lockOrderAndAttempt(tx, refund.attempt_id);
    const current = await findRefund(tx, refund.id);
    if (current?.status !== 'PENDING') return recordLateRefund(platform, tx, { refund: current, attempt, answer });
    if (answer.outcome !== 'ok') {
      const subject = { attemptId: attempt.id, refundId: refund.id };
      await updateRefund(tx, refund.id, { status: 'FAILED' });
      await closeRefundNotices(tx, subject);
      const amount = formatFcfa(refund.amount);
      await addNotice(tx, subject, `Le prestataire a refusé de rembourser ${amount} : ${answer.reason}`);
      return;
    }
    await closeRefund(platform, tx, { refund, attempt, reference: answer.value.reference });
  });
}

type LateAnswer = { refund: RefundRow | undefined; attempt: AttemptRow; answer: ProviderResult<{ reference: string }> };

/** Somebody took it over while the provider was making it: who has not given it yet need not, who has must know. */
async function recordLateRefund(platform: Platform, tx: Db, { refund, attempt, answer }: LateAnswer): Promise<void> {
  if (!refund || answer.outcome !== 'ok') return;
  const { reference } = answer.value;
  if (refund.status === 'MANUAL') return closeRefund(platform, tx, { refund, attempt, reference });
  // Told twice: by this very answer, or by the provider's news of the payment.
  const isKnown = refund.provider_reference === null || refund.provider_reference === reference;
  if (refund.status === 'DONE' && isKnown) return;
  const sentence = `Le prestataire a rendu ${formatFcfa(refund.amount)} que la boutique ne lui demandait plus (${reference}) : l’argent est peut-être parti deux fois.`;
  await addNotice(tx, { attemptId: attempt.id }, sentence);
}

async function closeRefund(
  platform: Platform,
  tx: Db,
  { refund, attempt, reference }: { refund: RefundRow; attempt: AttemptRow; reference: string },
): Promise<void> {
  const refunded = attempt.refunded_amount + refund.amount;
  const isWhole = refunded === attempt.amount;
  await updateRefund(tx, refund.id, {
    status: 'DONE',
    provider_reference: reference,
    done_at: platform.clock.now(),
  });
  await updateAttempt(tx, attempt.id, {
    refunded_amount: refunded,
    status: isWhole ? 'REFUNDED' : attempt.status,
  });
  // Once all the money is back, a part that the provider refused before needs nobody either.
  await closeRefundNotices(tx, isWhole ? { attemptId: attempt.id } : { attemptId: attempt.id, refundId: refund.id });
  await platform.events.emit(tx, paymentRefunded, { orderId: attempt.order_id });
}

type NamedRefund = { orderId: string; refundId: string };

/** Locks its order and its payment. Throws `refund_not_manual` when the refund is not one of this order that waits for a hand. */
async function lockManualRefundOrThrow(
  tx: Db,
  { orderId, refundId }: NamedRefund,
): Promise<{ attempt: AttemptRow; refund: RefundRow }> {
  const known = await findRefund(tx, refundId);
  if (!known) throw new Problem('refund_not_manual');
  const attempt = await lockOrderAndAttempt(tx, known.attempt_id);
  const refund = await findRefund(tx, refundId);
  if (attempt.order_id !== orderId || refund?.status !== 'MANUAL') throw new Problem('refund_not_manual');
  return { attempt, refund };
}

/**
 * A person gave the money back by hand, where the provider has no call for it: notes it under the reference that they have of
 * it, once. Answers the amount. Throws `refund_not_manual`.
 */
export async function finishManualRefund(
  platform: Platform,
  tx: Db,
  { reference, ...named }: NamedRefund & { reference: string },
): Promise<number> {
  const { attempt, refund } = await lockManualRefundOrThrow(tx, named);
  await closeRefund(platform, tx, { refund, attempt, reference });
  return refund.amount;
}

/** Nobody is to make it any more: the money stays. Answers what it was. Throws `refund_not_manual`. */
export async function withdrawManualRefund(
  platform: Platform,
  tx: Db,
  named: NamedRefund,
): Promise<Pick<RefundRow, 'amount' | 'reason'>> {
  const { attempt, refund } = await lockManualRefundOrThrow(tx, named);
  await updateRefund(tx, refund.id, { status: 'FAILED', withdrawn_at: platform.clock.now() });
  await closeRefundNotices(tx, { attemptId: attempt.id, refundId: refund.id });
  return { amount: refund.amount, reason: refund.reason };
}

/** Asks the provider to give the money back. Run again after an unclear answer: the refund's id makes it one refund. */
export async function performRefund(platform: Platform, refundId: string): Promise<void> {
  const refund = await findRefund(platform.db, refundId);
  if (refund?.status !== 'PENDING') return;
  const attempt = await findAttempt(platform.db, refund.attempt_id);
  const provider = attempt && findProvider(platform, attempt.provider);
  if (!provider?.refund || !attempt?.provider_reference) throw new Error(`nobody can perform the refund ${refundId}`);
  const answer = await provider.refund({
    reference: attempt.provider_reference,
    amount: refund.amount,
    reason: refund.reason,
    idempotencyKey: refund.id,
  });
  if (answer.outcome === 'unavailable' || answer.outcome === 'ambiguous') {
    throw new Error(`the provider did not refund ${refundId} yet: ${answer.reason}`);
  }
  await recordRefund(platform, refund, answer);
}

/** The shop no longer goes to its provider, or it takes no refunds any more: all tries are over, and a person gives it back. */
async function leaveToHand(tx: Db, provider: string, refund: RefundRow): Promise<void> {
  await updateRefund(tx, refund.id, { status: 'MANUAL' });
  await closeRefundNotices(tx, { attemptId: refund.attempt_id, refundId: refund.id });
  await askSomebody(tx, provider, refund);
}

const isOverdue = (platform: Platform, { created_at: createdAt }: RefundRow) =>
  new Date(createdAt) <= minutesAfter(platform.clock.now(), -OVERDUE_MINUTES);

/**
 * The provider had its time, and somebody gives the money instead: from here on it is asked no more, which is why they give it after this and
 * not before. Answers the amount. Throws `refund_not_overdue`.
 */
export async function takeOverOverdueRefund(platform: Platform, tx: Db, named: NamedRefund): Promise<number> {
  const known = await findRefund(tx, named.refundId);
  if (!known) throw new Problem('refund_not_overdue');
  const attempt = await lockOrderAndAttempt(tx, known.attempt_id);
  const refund = await findRefund(tx, named.refundId);
  const waits = refund?.status === 'PENDING' && attempt.order_id === named.orderId && isOverdue(platform, refund);
  if (!waits) throw new Problem('refund_not_overdue');
  await leaveToHand(tx, attempt.provider, refund);
  return refund.amount;
}

/** Money that should have gone back and did not, after every try: a person must know. */
export async function flagOverdueRefunds(platform: Platform): Promise<void> {
  const before = minutesAfter(platform.clock.now(), -OVERDUE_MINUTES);
  const { name, refund: refundCall } = configuredProvider(platform);
  const able = refundCall && name;
  const overdue = await findOverdueRefunds(platform.db, { before, sentence: OVERDUE, able });
  for (const { provider, ...refund } of overdue) {
    const { id: refundId, attempt_id: attemptId } = refund;
    await platform.transact(async (tx) => {
      await lockOrderAndAttempt(tx, attemptId);
      // Made since it was looked for, it would be flagged for ever.
      if ((await findRefund(tx, refundId))?.status !== 'PENDING') return;
      if (provider === able) await addNotice(tx, { attemptId, refundId }, OVERDUE);
      else await leaveToHand(tx, provider, refund);
    });
  }
}
