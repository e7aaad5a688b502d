import { formatFcfa, type TransactionRow } from '@tokpa/contract';
import { settleNotices } from '#features/payments';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { lockOrderOrThrow } from './change-status.ts';
import { CAME_AFTER_CANCELLATION, giveBack } from './give-back.ts';
import { findTransactionOrThrow } from './list-transactions.ts';
import { removeNameOfClosedAccount } from './personal-orders.queries.ts';
import { asksIfSameMoney, countWith } from './same-money.queries.ts';
import { findRefundable, insertEvent, setPaidAt } from './status.queries.ts';

/** The team had marked the order as paid, and the provider then announced the very same money: it is counted once from now on. */
async function countOnce(
  platform: Platform,
  tx: Db,
  by: StaffSession,
  payment: { orderId: string; attemptId: string; paidAt: string | null },
): Promise<number | undefined> {
  const { orderId } = payment;
  const { status, finalAmount } = await lockOrderOrThrow(tx, orderId);
  const amount = await countWith(tx, { ...payment, finalAmount });
  if (amount === undefined) return undefined;
  // The payment that stays says when the order was paid.
  if (payment.paidAt !== null) await setPaidAt(tx, orderId, new Date(payment.paidAt));
  await insertEvent(tx, orderId, {
    status,
    actor: 'STAFF',
    staffId: by.staffId,
    note: `Même argent que le paiement en ligne : les ${formatFcfa(amount)} notés à la main sont retirés.`,
    at: platform.clock.now(),
  });
  return amount;
}

/** It was other money than what the team had noted: an order that is over can not take it. */
async function giveBackOfCancelled(
  platform: Platform,
  tx: Db,
  { staffId }: StaffSession,
  { orderId, attemptId }: { orderId: string; attemptId: string },
): Promise<void> {
  const order = await lockOrderOrThrow(tx, orderId);
  if (order.status !== 'CANCELLED') return;
  const refundable = (await findRefundable(tx, orderId)).find((payment) => payment.attemptId === attemptId);
  if (!refundable) return;
  const reason = CAME_AFTER_CANCELLATION;
  await giveBack(platform, tx, order, { attemptId, amount: refundable.left, reason, staffId });
}

/** Somebody looked at the payment and nothing is left to do, unless it is money on its own of an order that was cancelled: it is given back. Throws `transaction_not_found`, `transaction_not_settleable`. */
export function settleTransaction(
  platform: Platform,
  by: StaffSession,
  { id, note, isSameMoney }: { id: string; note: string | null; isSameMoney: boolean | undefined },
): Promise<TransactionRow> {
  return platform.transact(async (tx) => {
    const { orderId, paidAt } = await findTransactionOrThrow(tx, id);
    const { before, after } = await settleNotices(tx, id);
    const isAnswer = asksIfSameMoney(before);
    const isOnce = isAnswer && isSameMoney !== false;
    const withdrawnAmount = isOnce ? await countOnce(platform, tx, by, { orderId, attemptId: id, paidAt }) : undefined;
    if (isAnswer && !isOnce) await giveBackOfCancelled(platform, tx, by, { orderId, attemptId: id });
    await removeNameOfClosedAccount(tx, orderId, platform.clock.now());
    await recordAct(tx, by, {
      act: 'settle',
      resource: 'orders',
      id: orderId,
      before: { transactionId: id, attention: before },
      after: { transactionId: id, attention: after, note, isSameMoney, withdrawnAmount },
    });
    return findTransactionOrThrow(tx, id);
  });
}
