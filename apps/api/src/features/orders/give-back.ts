import { formatFcfa } from '@tokpa/contract';
import { requestRefund } from '#features/payments';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { refundAnnounced } from './emails/refund-announced.ts';
import { mailAboutOrder } from './order-mails.ts';
import { insertEvent, type LockedOrder } from './status.queries.ts';

export const CAME_AFTER_CANCELLATION = 'Paiement reçu après l’annulation';

/** Without `staffId` it goes back by itself; `isSecond` of an order that stays paid. */
type MoneyBack = { attemptId: string; amount: number; reason: string; staffId: string | null; isSecond?: boolean };

/** Money that the order can not take goes back: its timeline and its customer are told why. The caller holds the order's row. */
export async function giveBack(
  platform: Platform,
  tx: Db,
  order: LockedOrder,
  { attemptId, amount, reason, staffId, isSecond = false }: MoneyBack,
): Promise<void> {
  await requestRefund(platform, tx, { attemptId, amount, reason, staffId });
  await insertEvent(tx, order.id, {
    status: order.status,
    actor: staffId === null ? 'PAYMENT' : 'STAFF',
    staffId,
    note: `${reason} : ${formatFcfa(amount)} seront remboursés.`,
    at: platform.clock.now(),
  });
  await mailAboutOrder(platform, tx, {
    template: refundAnnounced,
    orderId: order.id,
    note: reason,
    refundedAmount: amount,
    isSecond,
  });
}
