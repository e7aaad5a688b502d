import type { TransactionRow } from '@tokpa/contract';
import { settleNotices } from '#features/payments';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { withdrawManualDouble } from './status.queries.ts';
import { selectTransaction } from './transactions.queries.ts';

export async function findTransactionOrThrow(db: Db, id: string): Promise<TransactionRow> {
  const found = await selectTransaction(db, id);
  if (!found) throw new Problem('transaction_not_found');
  return found;
}

/**
 * Somebody looked at the payment and nothing is left to do: what the team had marked as paid and the provider then announced is the same money,
 * and counted once from now on. Throws
 * `transaction_not_found`, `transaction_not_settleable`.
 */
export function settleTransaction(
  platform: Platform,
  by: StaffSession,
  { id, note }: { id: string; note: string | null },
): Promise<TransactionRow> {
  return platform.transact(async (tx) => {
    const { orderId } = await findTransactionOrThrow(tx, id);
    const { before, after } = await settleNotices(tx, id);
    await withdrawManualDouble(tx, orderId);
    await recordAct(tx, by, {
      act: 'settle',
      resource: 'orders',
      id: orderId,
      before: { transactionId: id, attention: before },
      after: { transactionId: id, attention: after, note },
    });
    return findTransactionOrThrow(tx, id);
  });
}
