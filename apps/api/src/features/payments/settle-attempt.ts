import { formatFcfa, type PaymentStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { nextStatus } from './next-status.ts';
import { paymentFailed, paymentRefunded, paymentSucceeded } from './payments.events.ts';
import { addNotice, closeRefundNotices } from './notices.queries.ts';
import {
  finishOpenRefunds,
  insertRefund,
  lockOrderAndAttempt,
  sumRefunds,
  updateAttempt,
  type AttemptRow,
} from './payments.queries.ts';
import type { ProviderPayment } from './provider.ts';
import { hearOf } from './provider-silence.ts';

/** What became of the provider's word. It is written beside the webhook that brought it. */
export type Settlement = 'unchanged' | 'changed' | 'mismatch' | 'refused' | 'unknown_status';

/** The money is counted only when it is ours: this attempt, this amount, this currency. */
function mismatchOf(attempt: AttemptRow, payment: ProviderPayment): string | undefined {
  if (payment.merchantReference !== null && payment.merchantReference !== attempt.id) {
    return `Le prestataire rattache ce paiement à une autre référence : ${payment.merchantReference}.`;
  }
  if (payment.currency !== attempt.currency) return `Le prestataire annonce une autre devise : ${payment.currency}.`;
  if (payment.amount !== attempt.amount) {
    return `Le prestataire annonce ${formatFcfa(payment.amount)} au lieu de ${formatFcfa(attempt.amount)}.`;
  }
  return undefined;
}

async function recordPaid(platform: Platform, tx: Db, attempt: AttemptRow, payment: ProviderPayment): Promise<void> {
  const at = payment.paidAt ?? platform.clock.now();
  const method = payment.method ?? attempt.method;
  await updateAttempt(tx, attempt.id, {
    status: 'PAID',
    method,
    paid_at: at,
    failure_reason: null,
    next_check_at: null,
  });
  await platform.events.emit(tx, paymentSucceeded, {
    orderId: attempt.order_id,
    attemptId: attempt.id,
    amount: attempt.amount,
    method,
    at,
  });
}

async function recordEnd(
  platform: Platform,
  tx: Db,
  attempt: AttemptRow,
  end: { status: 'FAILED' | 'CANCELLED' | 'EXPIRED'; reason: string | null; method: string | null },
): Promise<void> {
  const at = platform.clock.now();
  const { status, reason } = end;
  await updateAttempt(tx, attempt.id, { status, failure_reason: reason, method: end.method ?? attempt.method });
  await platform.events.emit(tx, paymentFailed, {
    orderId: attempt.order_id,
    attemptId: attempt.id,
    status,
    reason,
    at,
  });
}

/** What the provider gave back beyond what the shop wanted back: it is written down as any refund, and a person is told. */
async function recordSurplus(platform: Platform, tx: Db, attempt: AttemptRow): Promise<string | undefined> {
  const surplus = attempt.amount - (await sumRefunds(tx, attempt.id));
  if (surplus === 0) return undefined;
  const now = platform.clock.now();
  await insertRefund(tx, {
    attempt_id: attempt.id,
    amount: surplus,
    reason: 'Remboursé chez le prestataire',
    status: 'DONE',
    created_at: now,
    done_at: now,
  });
  return `Tout a été remboursé chez le prestataire, dont ${formatFcfa(surplus)} que la boutique n’avait pas à rendre : voyez ce que devient la commande.`;
}

async function recordRefunded(platform: Platform, tx: Db, attempt: AttemptRow): Promise<void> {
  const surprise =
    attempt.status === 'PAID'
      ? await recordSurplus(platform, tx, attempt)
      : 'Payé puis remboursé chez le prestataire, sans que la boutique ait vu le paiement.';
  await updateAttempt(tx, attempt.id, { status: 'REFUNDED', refunded_amount: attempt.amount, next_check_at: null });
  await finishOpenRefunds(tx, attempt.id, platform.clock.now());
  await closeRefundNotices(tx, { attemptId: attempt.id });
  if (surprise !== undefined) await addNotice(tx, { attemptId: attempt.id }, surprise);
  await platform.events.emit(tx, paymentRefunded, { orderId: attempt.order_id });
}

async function record(
  platform: Platform,
  tx: Db,
  { attempt, payment, next }: { attempt: AttemptRow; payment: ProviderPayment; next: PaymentStatus },
): Promise<void> {
  if (next === 'PAID') await recordPaid(platform, tx, attempt, payment);
  else if (next === 'REFUNDED') await recordRefunded(platform, tx, attempt);
  else if (next !== 'PENDING')
    await recordEnd(platform, tx, attempt, { status: next, reason: payment.failureReason, method: payment.method });
}

/** What speaks against acting on the provider's word, said where a person will see it. */
async function objection(
  platform: Platform,
  tx: Db,
  attempt: AttemptRow,
  payment: ProviderPayment,
): Promise<Settlement | undefined> {
  if (payment.status === 'unknown') {
    await addNotice(
      tx,
      { attemptId: attempt.id },
      `Le prestataire donne un état inconnu : ${payment.failureReason ?? '?'}.`,
    );
    return 'unknown_status';
  }
  if (payment.status !== 'paid' && payment.status !== 'refunded') return undefined;
  const mismatch = mismatchOf(attempt, payment);
  if (mismatch === undefined) return undefined;
  platform.log.error({ attemptId: attempt.id, said: payment }, 'a payment does not match its attempt');
  await addNotice(tx, { attemptId: attempt.id }, mismatch);
  return 'mismatch';
}

const PARTLY_REFUNDED = 'Remboursé en partie chez le prestataire : notez le montant.';

/** Somebody gave a part back in the provider's own pages, which do not say how much. */
async function tellOfPartRefunded(tx: Db, { id }: AttemptRow, { isPartlyRefunded }: ProviderPayment): Promise<void> {
  if (isPartlyRefunded && (await sumRefunds(tx, id)) === 0) await addNotice(tx, { attemptId: id }, PARTLY_REFUNDED);
}

/**
 * Brings an attempt to where the provider says that it is, if it may go there, and tells the features above, all in `tx`.
 * Locks the order, then the attempt.
 */
export async function settleAttempt(
  platform: Platform,
  tx: Db,
  attemptId: string,
  payment: ProviderPayment,
): Promise<Settlement> {
  const attempt = await lockOrderAndAttempt(tx, attemptId);
  await hearOf(tx, attempt);
  const objected = await objection(platform, tx, attempt, payment);
  if (objected) return objected;
  await tellOfPartRefunded(tx, attempt, payment);
  if (attempt.provider_reference === null)
    await updateAttempt(tx, attempt.id, { provider_reference: payment.reference });
  const next = nextStatus(attempt.status, payment.status);
  if (next === 'same') return 'unchanged';
  if (next === 'refused') {
    platform.log.warn(
      { attemptId, from: attempt.status, said: payment.status },
      'news that would take back a payment was refused',
    );
    return 'refused';
  }
  await record(platform, tx, { attempt, payment, next });
  return 'changed';
}

/** Its time is over and the provider has no money for it. A late approval is still noticed until the last check. */
export async function expireAttempt(platform: Platform, tx: Db, attemptId: string): Promise<void> {
  const attempt = await lockOrderAndAttempt(tx, attemptId);
  if (attempt.status !== 'PENDING') return;
  await recordEnd(platform, tx, attempt, { status: 'EXPIRED', reason: null, method: null });
}
