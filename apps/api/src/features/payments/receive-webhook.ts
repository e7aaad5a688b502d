import { isUuid } from '#db/is-uuid';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { findAttempt, findAttemptByReference, updateAttempt, type AttemptRow } from './payments.queries.ts';
import type { PaymentProvider, SignedCall } from './provider.ts';
import { findProvider } from './providers/index.ts';
import { settleAttempt } from './settle-attempt.ts';
import { noteUnmatched } from './unmatched-payments.ts';
import { keepWebhook, lockUnprocessedWebhook, markWebhookProcessed, type WebhookRow } from './webhooks.queries.ts';

async function attemptOf(platform: Platform, webhook: WebhookRow): Promise<AttemptRow | undefined> {
  const { provider, provider_reference: reference, merchant_reference: merchantReference } = webhook;
  const known = reference === null ? undefined : await findAttemptByReference(platform.db, provider, reference);
  if (known || merchantReference === null || !isUuid(merchantReference)) return known;
  const attempt = await findAttempt(platform.db, merchantReference);
  // The answer that would have told the reference may still be on its way, but another reference is another payment.
  return attempt?.provider === provider && attempt.provider_reference === null ? attempt : undefined;
}

async function close(platform: Platform, webhook: WebhookRow, outcome: string): Promise<void> {
  await markWebhookProcessed(platform.db, webhook.id, { outcome, at: platform.clock.now() });
  platform.log.warn(
    { webhook: webhook.id, provider: webhook.provider, outcome },
    'a payment webhook concerns nothing that the shop knows',
  );
}

/**
 * The provider refuses to say more of this payment, and asking on behalf of these news would keep later ones waiting: the
 * attempt's own checks go on asking, each in its turn.
 */
async function leaveToChecks(platform: Platform, webhook: WebhookRow, attempt: AttemptRow): Promise<void> {
  const at = platform.clock.now();
  if (attempt.next_check_at === null) await updateAttempt(platform.db, attempt.id, { next_check_at: at });
  await markWebhookProcessed(platform.db, webhook.id, { outcome: 'rejected', at });
}

/**
 * Acts on news that were written down: asks the provider what is true, and settles the attempt together with the mark
 * that the news are dealt with. When the provider does not answer, the news stay waiting for `reconcile-payments`.
 */
export async function applyWebhook(platform: Platform, provider: PaymentProvider, webhook: WebhookRow): Promise<void> {
  const attempt = await attemptOf(platform, webhook);
  if (!attempt) {
    if ((await noteUnmatched(platform, provider, webhook)) === 'foreign')
      await close(platform, webhook, 'unknown_reference');
    return;
  }
  const reference = attempt.provider_reference ?? webhook.provider_reference;
  const answer = await provider.retrievePayment({ reference, merchantReference: attempt.id });
  if (answer.outcome !== 'ok') {
    platform.log.warn(
      { webhook: webhook.id, attempt: attempt.id, answer },
      'the provider could not be asked about its own news',
    );
    if (answer.outcome === 'rejected') await leaveToChecks(platform, webhook, attempt);
    return;
  }
  const payment = answer.value;
  if (!payment) return close(platform, webhook, 'unknown_payment');
  await platform.transact(async (tx) => {
    if (!(await lockUnprocessedWebhook(tx, webhook.id))) return;
    const outcome = await settleAttempt(platform, tx, attempt.id, payment);
    await markWebhookProcessed(tx, webhook.id, { outcome, at: platform.clock.now() });
  });
}

/** One call at the webhook's address: verified, written down, then acted on. */
export async function receiveWebhook(
  platform: Platform,
  providerName: string,
  call: Omit<SignedCall, 'now'>,
): Promise<void> {
  const provider = findProvider(platform, providerName);
  if (!provider) throw new Problem('unknown_provider');
  const now = platform.clock.now();
  const news = await provider.parseWebhook({ rawBody: call.rawBody, header: call.header, now });
  if (!news) throw new Problem('webhook_rejected');
  const webhook = await keepWebhook(platform.db, {
    provider: provider.name,
    dedupe_key: news.dedupeKey,
    provider_reference: news.reference,
    merchant_reference: news.merchantReference,
    body: call.rawBody,
    received_at: now,
  });
  if (webhook.processed_at === null) await applyWebhook(platform, provider, webhook);
}
