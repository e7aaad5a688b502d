import { formatFcfa, type ReceivedMethod } from '@tokpa/contract';
import { closeOpenAttempts } from '#features/payments';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { lockOrderOrThrow, payOnItsWay } from './change-status.ts';
import { followMethod } from './follow-method.ts';
import { leftUnpaid } from './order-states.ts';
import { insertEvent, insertReceivedPayment } from './status.queries.ts';

/** Somebody saw the money come in of an order that went on its way without it. Throws `order_not_payable`. */
export function receivePayment(
  platform: Platform,
  by: StaffSession,
  { orderId, note, method }: { orderId: string; note: string | null; method: ReceivedMethod | null },
): Promise<void> {
  const at = platform.clock.now();
  return platform.transact(async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    if (!leftUnpaid(order)) throw new Problem('order_not_payable');
    const { status, finalAmount: amount } = order;
    await insertReceivedPayment(tx, orderId, { provider: 'manual', method, amount, at });
    await followMethod(tx, order, method);
    await closeOpenAttempts(tx, orderId, at);
    await payOnItsWay(platform, tx, order, at);
    const said = `Paiement de ${formatFcfa(amount)} reçu`;
    const event = {
      status,
      actor: 'STAFF',
      staffId: by.staffId,
      note: note ? `${said} : ${note}` : `${said}.`,
      at,
    } as const;
    await insertEvent(tx, orderId, event);
    const after = { amount, note, method };
    await recordAct(tx, by, { act: 'receive-payment', resource: 'orders', id: orderId, after });
  });
}
