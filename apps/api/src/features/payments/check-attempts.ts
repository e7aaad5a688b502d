import { minutesAfter, secondsAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { addNotice } from './notices.queries.ts';
import {
  claimCheck,
  claimOpenAttempts,
  findAttemptsToCheck,
  lockOrderAndAttempt,
  updateAttempt,
  type AttemptRow,
} from './payments.queries.ts';
import type { ProviderFailure } from './provider.ts';
import { hearOf, noteSilence, RETRY_MINUTES } from './provider-silence.ts';
import { findProvider } from './providers/index.ts';
import { applyWebhook } from './receive-webhook.ts';
import { expireAttempt, settleAttempt } from './settle-attempt.ts';
import { findWaitingWebhooks } from './webhooks.queries.ts';

/** Minutes after the start of an attempt, and after its end, at which the provider is asked without having called. */
const MINUTES_AFTER_START = [1, 3, 10, 30, 120] as const;
const MINUTES_AFTER_END = [60, 300, 1380, 1500] as const;
/** How often it is asked about an attempt that stays open for long. */
const OPEN_EACH_MINUTES = 6 * 60;
const CHECKS_AT_ONCE = 200;
const REFRESH_SECONDS = 3;
const WEBHOOK_GRACE_SECONDS = 30;

type Watched = { startedAt: Date; expiresAt: Date };

/** The next of the checks that come one each so many minutes for as long as the attempt is open. */
function nextOfMany({ startedAt, expiresAt }: Watched, now: Date): Date {
  const passed = Math.floor((now.getTime() - startedAt.getTime()) / (OPEN_EACH_MINUTES * 60_000));
  const next = minutesAfter(startedAt, (passed + 1) * OPEN_EACH_MINUTES);
  return next < expiresAt ? next : expiresAt;
}

/** The first check after `now`; also when the attempt expires. Null: it was watched long enough. */
export function nextCheckAt(attempt: Watched, now: Date): Date | null {
  const moments = [
    ...MINUTES_AFTER_START.map((minutes) => minutesAfter(attempt.startedAt, minutes)),
    nextOfMany(attempt, now),
    ...MINUTES_AFTER_END.map((minutes) => minutesAfter(attempt.expiresAt, minutes)),
  ];
  const coming = moments.filter((moment) => moment > now).toSorted((a, b) => a.getTime() - b.getTime());
  return coming[0] ?? null;
}

/** Nobody can be asked where it stands: a person has to look. */
async function leaveUnasked(
  platform: Platform,
  { id: attemptId, status: askedAs, provider }: AttemptRow,
): Promise<void> {
  await platform.transact(async (tx) => {
    const { status } = await lockOrderAndAttempt(tx, attemptId);
    if (status !== askedAs) return;
    await updateAttempt(tx, attemptId, { next_check_at: null });
    await addNotice(
      tx,
      { attemptId },
      `Le prestataire ${provider} n’est plus configuré : paiement à vérifier chez lui.`,
    );
  });
}

/** Asks the provider where the attempt stands and settles it; after the last answer it is watched no more. Answers why nothing could be learned of it. */
async function checkAttempt(
  platform: Platform,
  attempt: AttemptRow,
  { isLast }: { isLast: boolean },
): Promise<ProviderFailure['outcome'] | undefined> {
  const provider = findProvider(platform, attempt.provider);
  if (!provider) {
    await leaveUnasked(platform, attempt);
    return undefined;
  }
  const answer = await provider.retrievePayment({
    reference: attempt.provider_reference,
    merchantReference: attempt.id,
  });
  if (answer.outcome !== 'ok') {
    platform.log.warn({ attempt: attempt.id, answer }, 'the provider could not be asked about a payment');
    return answer.outcome;
  }
  const payment = answer.value;
  const isOver = new Date(attempt.expires_at) <= platform.clock.now();
  await platform.transact(async (tx) => {
    if (payment) await settleAttempt(platform, tx, attempt.id, payment);
    if (isOver && (!payment || payment.status === 'pending')) await expireAttempt(platform, tx, attempt.id);
    if (!payment) await hearOf(tx, attempt);
    if (isLast) await updateAttempt(tx, attempt.id, { next_check_at: null });
  });
  return undefined;
}

async function runDueCheck(platform: Platform, attempt: AttemptRow): Promise<void> {
  const now = platform.clock.now();
  const watched = { startedAt: new Date(attempt.created_at), expiresAt: new Date(attempt.expires_at) };
  const scheduled = nextCheckAt(watched, now);
  const isLast = scheduled === null;
  // Its watch ends with what the last check brings: should the process die before that is written down, it is asked about again.
  const next = scheduled ?? minutesAfter(now, RETRY_MINUTES);
  if (!(await claimCheck(platform.db, attempt, { now, next }))) return;
  const outcome = await checkAttempt(platform, attempt, { isLast });
  if (outcome === undefined) return;
  await platform.transact((tx) => noteSilence(tx, attempt, { outcome, check: { now, next, isLast } }));
}

/** Runs `act` for each; what one throws is reported and does not keep the others waiting. */
async function forEachApart<Row extends { id: string }>(
  platform: Platform,
  rows: Row[],
  act: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await act(row);
    } catch (error) {
      platform.log.error({ err: error, row: row.id }, 'a payment could not be reconciled; a later run tries again');
    }
  }
}

/** Acts on news left waiting, then asks about every payment whose check is due. A lost webhook loses nothing. */
export async function reconcilePayments(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const provider = findProvider(platform, platform.config.payment.provider);
  if (provider) {
    const waiting = await findWaitingWebhooks(platform.db, {
      provider: provider.name,
      before: secondsAfter(now, -WEBHOOK_GRACE_SECONDS),
    });
    await forEachApart(platform, waiting, (webhook) => applyWebhook(platform, provider, webhook));
  }
  const due = await findAttemptsToCheck(platform.db, now, CHECKS_AT_ONCE);
  await forEachApart(platform, due, (attempt) => runDueCheck(platform, attempt));
}

/**
 * Asks the provider about the order's open attempts, at most once each three seconds whoever asks, so that a shopper who
 * waits sees the truth within seconds even when the webhook was lost. Never throws because of the provider.
 */
export async function refreshAttempts(platform: Platform, orderId: string): Promise<void> {
  const now = platform.clock.now();
  const open = await claimOpenAttempts(platform.db, orderId, { now, before: secondsAfter(now, -REFRESH_SECONDS) });
  for (const attempt of open) await checkAttempt(platform, attempt, { isLast: false });
}
