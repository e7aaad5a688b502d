import { paymentFailed, paymentSucceeded } from '../features/payments/index.ts';
import type { TestShop } from './test-shop.ts';

type News = { attemptId: string; orderId: string; status: 'PAID' | 'FAILED' | 'EXPIRED'; amount?: number };

/** What the payments say of an attempt, as they say it: in one transaction with what they write down. */
export async function announcePayment(shop: TestShop, { attemptId, orderId, status, amount = 0 }: News): Promise<void> {
  const at = shop.clock.now();
  const { events, transact } = shop.platform;
  await transact(async (tx) => {
    await tx
      .updateTable('payment_attempts')
      .set({ status, paid_at: status === 'PAID' ? at : null })
      .where('id', '=', attemptId)
      .execute();
    if (status === 'PAID') await events.emit(tx, paymentSucceeded, { orderId, attemptId, amount, method: 'mtn', at });
    else await events.emit(tx, paymentFailed, { orderId, attemptId, status, reason: null, at });
  });
}

/** The order's first attempt at paying, or the one of this index. */
export async function paymentAttemptOf(shop: TestShop, orderId: string, index = 0) {
  const attempts = await shop.platform.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const attempt = attempts.at(index);
  if (!attempt) throw new Error('the order has no such attempt');
  return attempt;
}

/** Why somebody must look at the attempt, a line each; empty when nobody must. */
export async function attentionTo({ platform }: Pick<TestShop, 'platform'>, attemptId: string): Promise<string> {
  const open = await platform.db
    .selectFrom('payment_notices')
    .select('sentence')
    .where('attempt_id', '=', attemptId)
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
  return open.map(({ sentence }) => sentence).join('\n');
}
