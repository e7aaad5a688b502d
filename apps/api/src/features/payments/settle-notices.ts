import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { closeSettleable, findAttention } from './notices.queries.ts';
import { lockOrderAndAttempt } from './payments.queries.ts';

/**
 * A person looked at the payment, and nothing is left to do. Answers what stood there and what still stands: refunds to be made
 * by hand. Locks the order, then the attempt. Throws `transaction_not_settleable`.
 */
export async function settleNotices(
  tx: Db,
  attemptId: string,
): Promise<{ before: string | null; after: string | null }> {
  await lockOrderAndAttempt(tx, attemptId);
  const before = await findAttention(tx, attemptId);
  if ((await closeSettleable(tx, attemptId)) === 0) throw new Problem('transaction_not_settleable');
  return { before, after: await findAttention(tx, attemptId) };
}
