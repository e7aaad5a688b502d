import { formatFcfa } from '@tokpa/contract';
import { requestRefund } from '#features/payments';
import type { Db } from '#db/connect';
import { recordAct, recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { lockOrderOrThrow } from './change-status.ts';
import { refundAnnounced } from './emails/refund-announced.ts';
import { setKeyOrder } from './idempotency.queries.ts';
import { takeKey } from './idempotency.ts';
import { mailAboutOrder } from './order-mails.ts';
import { orderRefunded } from './orders.events.ts';
import { isSameMoneyUnsaid } from './same-money.queries.ts';
import { findRefundable, insertEvent } from './status.queries.ts';

export type RefundWish = {
  orderId: string;
  session: StaffSession;
  /** Without it, everything that is left. */
  amount: number | undefined;
  /** What was left on the page of whoever gives back. */
  agreedAmount: number | undefined;
  reason: string;
  idempotencyKey: string | undefined;
};

const ENDPOINT = 'POST /orders/{id}/refunds';

/** Spreads the amount over the order's payments, the oldest first. */
function shareOut(refundable: readonly { attemptId: string; left: number }[], amount: number) {
  const shares: { attemptId: string; amount: number }[] = [];
  let open = amount;
  for (const { attemptId, left } of refundable) {
    const share = Math.min(left, open);
    if (share > 0) shares.push({ attemptId, amount: share });
    open -= share;
  }
  return shares;
}

/** Money that is perhaps written down twice would go back twice. Throws `same_money_unsaid`. */
export async function refuseWhileMoneyIsUnsaid(tx: Db, orderId: string): Promise<void> {
  if (await isSameMoneyUnsaid(tx, orderId)) throw new Problem('same_money_unsaid');
}

/** Gives money back in one transaction; the provider is asked by a job after it. Throws `order_not_refundable`, `refund_changed`, `same_money_unsaid`. */
export async function refundOrder(platform: Platform, wish: RefundWish): Promise<void> {
  const { orderId, session, agreedAmount, reason, idempotencyKey: key } = wish;
  const { staffId } = session;
  const at = platform.clock.now();
  await platform.transact(async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    if (key !== undefined) {
      const body = { orderId, amount: wish.amount, agreedAmount, reason };
      if ((await takeKey(tx, { ownerId: staffId, key, endpoint: ENDPOINT, body, at })) !== undefined)
        return recordNothing();
      await setKeyOrder(tx, { ownerId: staffId, key }, orderId);
    }
    await refuseWhileMoneyIsUnsaid(tx, orderId);
    const refundable = await findRefundable(tx, orderId);
    const left = refundable.reduce((sum, one) => sum + one.left, 0);
    const amount = wish.amount ?? left;
    // First: whoever asks for more than a colleague has left hears that, and not that it can not be.
    if (agreedAmount !== undefined && agreedAmount !== left)
      throw new Problem('refund_changed', { values: { left: formatFcfa(left) } });
    if (amount === 0 || amount > left) throw new Problem('order_not_refundable');
    for (const share of shareOut(refundable, amount)) await requestRefund(platform, tx, { ...share, reason, staffId });
    await recordAct(tx, session, { act: 'refund', resource: 'orders', id: orderId, after: { amount, reason } });
    const note = `Remboursement de ${formatFcfa(amount)} : ${reason}`;
    await insertEvent(tx, orderId, { status: order.status, actor: 'STAFF', staffId, note, at });
    await mailAboutOrder(platform, tx, { template: refundAnnounced, orderId, note: reason, refundedAmount: amount });
    if (amount === left) await platform.events.emit(tx, orderRefunded, { orderId, hasCourses: order.hasCourses });
  });
}
