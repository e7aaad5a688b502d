import type { UnmatchedPayment } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { isUuid } from '#db/is-uuid';
import { recordAct } from '#platform/audit';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { readOrderNumber } from './payment-description.ts';
import { type AttemptRow, findAttempt, insertAttempt } from './payments.queries.ts';
import type { PaymentProvider, ProviderFailure, ProviderPayment } from './provider.ts';
import { findProvider } from './providers/index.ts';
import { settleAttempt } from './settle-attempt.ts';
import { closeUnmatched, findOneUnmatched, insertUnmatched } from './unmatched-payments.queries.ts';
import { lockUnprocessedWebhook, markWebhookProcessed, type WebhookRow } from './webhooks.queries.ts';

// What the provider says of a payment and the shop cannot read is asked for so long: such news stand before later ones.
const GIVEN_UP_AFTER_MINUTES = 7 * 24 * 60;

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether this shop asked for it: others who take money by the same account name their payments in other ways, or send their payers back to
 * an address of their own.
 */
function isOwn({ config }: Platform, { merchantReference, returnUrl }: ProviderPayment): boolean {
  if (merchantReference === null || !isUuid(merchantReference)) return false;
  return returnUrl === null || originOf(returnUrl) === originOf(config.publicUrl);
}

function isOld({ received_at: receivedAt }: WebhookRow, now: Date): boolean {
  return new Date(receivedAt) < minutesAfter(now, -GIVEN_UP_AFTER_MINUTES);
}

/**
 * Nothing of it is this shop's to know: the provider speaks with the shop and refuses to speak of this payment, or nobody has been able to read
 * for days what it says. One that is away, or takes nobody's word with the shop's key, is waited for.
 */
function isGivenUp({ outcome, isShutOut, isUnreadable }: ProviderFailure, webhook: WebhookRow, now: Date): boolean {
  if (outcome === 'rejected') return isShutOut !== true;
  return isUnreadable === true && isOld(webhook, now);
}

async function note(platform: Platform, webhook: WebhookRow, payment: ProviderPayment): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (tx) => {
    if (!(await lockUnprocessedWebhook(tx, webhook.id))) return;
    await insertUnmatched(tx, {
      provider: webhook.provider,
      provider_reference: payment.reference,
      method: payment.method,
      amount: payment.amount,
      currency: payment.currency,
      order_number: readOrderNumber(payment.description),
      paid_at: payment.paidAt ?? now,
      created_at: now,
    });
    await markWebhookProcessed(tx, webhook.id, { outcome: 'unmatched', at: now });
  });
  platform.log.error({ webhook: webhook.id, said: payment }, 'a payment came that the shop does not know');
}

/**
 * News of a payment that the shop does not know, as after a backup was restored: where the provider has money of it that this shop asked for,
 * somebody is told. `later`: the provider can not be asked now, or takes nobody's word with the shop's key.
 */
export async function noteUnmatched(
  platform: Platform,
  provider: PaymentProvider,
  webhook: WebhookRow,
): Promise<'noted' | 'foreign' | 'later'> {
  const { provider_reference: reference, merchant_reference: merchantReference } = webhook;
  if (reference === null || (merchantReference !== null && !isUuid(merchantReference))) return 'foreign';
  const answer = await provider.retrievePayment({ reference, merchantReference: merchantReference ?? '' });
  if (answer.outcome !== 'ok') return isGivenUp(answer, webhook, platform.clock.now()) ? 'foreign' : 'later';
  const payment = answer.value;
  if (payment?.status !== 'paid' || !isOwn(platform, payment)) return 'foreign';
  await note(platform, webhook, payment);
  return 'noted';
}

/** What the provider says of it now, which may have gone back there since. Throws `transaction_not_found`, `payment_unconfirmed`. */
export async function askAboutUnmatched(platform: Platform, id: string): Promise<ProviderPayment> {
  const waiting = await findOneUnmatched(platform.db, id);
  if (!waiting) throw new Problem('transaction_not_found');
  const { provider, providerId: reference } = waiting;
  const answer = await findProvider(platform, provider)?.retrievePayment({ reference, merchantReference: '' });
  if (answer?.outcome !== 'ok' || answer.value?.status !== 'paid') throw new Problem('payment_unconfirmed');
  return answer.value;
}

async function closeUnmatchedOrThrow(tx: Db, id: string): Promise<UnmatchedPayment> {
  const payment = await closeUnmatched(tx, id);
  if (!payment) throw new Problem('transaction_not_found');
  return payment;
}

type Booking = { orderId: string; provider: string; payment: ProviderPayment };

/**
 * The payment under whose name the shop had asked for it, of which the provider's reference never came back, or a new one. Throws
 * `payment_known`: another order's, or it has a reference of its own.
 */
async function attemptFor(tx: Db, { orderId, provider, payment }: Booking, now: Date): Promise<AttemptRow> {
  const { reference, merchantReference, amount, method } = payment;
  const known = merchantReference === null ? undefined : await findAttempt(tx, merchantReference);
  if (known) {
    const isIt = known.order_id === orderId && known.provider === provider && known.provider_reference === null;
    if (!isIt) throw new Problem('payment_known');
    return known;
  }
  return insertAttempt(tx, {
    // Further news of it are compared with that name.
    ...(merchantReference !== null && { id: merchantReference }),
    order_id: orderId,
    provider,
    provider_reference: reference,
    amount,
    method,
    created_at: now,
    expires_at: now,
  });
}

/**
 * Writes it down as a payment of this order, which it then settles as news of any payment would. Answers the payment's id. The caller holds
 * the order's row. Throws `transaction_not_found`, `payment_known`, `payment_unconfirmed`.
 */
export async function bookUnmatched(
  platform: Platform,
  tx: Db,
  { id, orderId, payment }: { id: string; orderId: string; payment: ProviderPayment },
): Promise<string> {
  const { provider } = await closeUnmatchedOrThrow(tx, id);
  const attempt = await attemptFor(tx, { orderId, provider, payment }, platform.clock.now());
  const settlement = await settleAttempt(platform, tx, attempt.id, payment);
  if (settlement !== 'changed') throw new Problem('payment_unconfirmed');
  return attempt.id;
}

/** Somebody looked at it, and nothing is left to do. Throws `transaction_not_found`. */
export function settleUnmatched(platform: Platform, by: StaffSession, id: string): Promise<void> {
  return platform.transact(async (tx) => {
    const { provider, providerId, amount, paidAt } = await closeUnmatchedOrThrow(tx, id);
    const before = { provider, providerId, amount, paidAt };
    await recordAct(tx, by, { act: 'settle', resource: 'transactions', id, before });
  });
}
