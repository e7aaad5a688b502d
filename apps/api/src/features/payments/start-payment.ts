import { CURRENCY } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { nextCheckAt } from './check-attempts.ts';
import { addNotice, isOpenNotice, REFUSED_TO_OPEN } from './notices.queries.ts';
import { describeOrder } from './payment-description.ts';
import { insertAttempt, updateAttempt } from './payments.queries.ts';
import type { ProviderFailure } from './provider.ts';
import { configuredProvider } from './providers/index.ts';

export type Payable = {
  orderId: string;
  orderNumber: string;
  amount: number;
  method: 'momo' | 'card';
  customer: { firstName: string; lastName: string; email: string; phone: string };
  /** The page of the shop that the payer comes back to. */
  returnUrl: string;
  expiresAt: Date;
};

const SHUT_OUT = 'Le prestataire n’accepte pas la boutique, sa clé ou son compte chez lui est à vérifier : ';

async function tellTeam(tx: Db, attemptId: string, { outcome, reason, isShutOut }: ProviderFailure): Promise<void> {
  if (outcome === 'rejected') await addNotice(tx, { attemptId }, `${REFUSED_TO_OPEN}${reason}.`);
  // Every payment meets the same wrong key: one of them tells it.
  if (isShutOut && !(await isOpenNotice(tx, SHUT_OUT))) await addNotice(tx, { attemptId }, `${SHUT_OUT}${reason}.`);
}

/**
 * An unclear answer leaves the attempt open: the money may come, and the checks find out. A clear one ends it; what is refused would be
 * again, and is told to a person, as is what only the shop's owner can put right.
 */
async function giveUp(platform: Platform, attemptId: string, failure: ProviderFailure): Promise<never> {
  const { outcome, reason, isShutOut } = failure;
  const isRefused = outcome === 'rejected';
  // Being away is a provider's matter; what it refuses may be ours.
  platform.log[isRefused || isShutOut ? 'error' : 'warn'](
    { attempt: attemptId, failure },
    'the payment provider did not open a payment',
  );
  if (outcome !== 'ambiguous') {
    await platform.transact(async (tx) => {
      await updateAttempt(tx, attemptId, { status: 'FAILED', failure_reason: reason, next_check_at: null });
      await tellTeam(tx, attemptId, failure);
    });
  }
  const advice = 'écrivez-nous avec son numéro';
  throw isRefused
    ? new Problem('payment_refused', { values: { advice } })
    : new Problem('payment_unavailable', { retryAfterSeconds: 10 });
}

/**
 * Opens a payment at the provider and answers the address of its page. Not to be called inside a transaction: the attempt
 * is committed before the provider hears of it, so that no money can come for something that the shop does not know.
 * Throws `payment_unavailable`, `payment_refused`.
 */
export async function startPayment(
  platform: Platform,
  payable: Payable,
): Promise<{ attemptId: string; checkoutUrl: string }> {
  const provider = configuredProvider(platform);
  const now = platform.clock.now();
  const { orderId, amount, method, expiresAt } = payable;
  const attempt = await insertAttempt(platform.db, {
    order_id: orderId,
    provider: provider.name,
    amount,
    method: method === 'card' ? 'card' : null,
    created_at: now,
    expires_at: expiresAt,
    next_check_at: nextCheckAt({ startedAt: now, expiresAt }, now),
  });
  const answer = await provider.createCheckout({
    merchantReference: attempt.id,
    amount,
    currency: CURRENCY,
    description: describeOrder(payable.orderNumber),
    method,
    customer: payable.customer,
    returnUrl: payable.returnUrl,
    expiresAt,
  });
  if (answer.outcome !== 'ok') return giveUp(platform, attempt.id, answer);
  const { reference, checkoutUrl } = answer.value;
  await updateAttempt(platform.db, attempt.id, { provider_reference: reference, checkout_url: checkoutUrl });
  return { attemptId: attempt.id, checkoutUrl };
}
