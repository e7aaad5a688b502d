import { formatFcfa } from '@tokpa/contract';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { lockOrderOrThrow } from './change-status.ts';
import { findMoneyOfDoor, insertCorrection, setReceived } from './received-corrections.queries.ts';
import { insertEvent, takeOff } from './status.queries.ts';

type Correction = { orderId: string; receivedAmount: number; note: string | null };

/**
 * Too little was noted of what the courier got: order and payment say what came, and the invoice, which was made out, bears the difference
 * below its total. What was noted too high goes back as a refund. Throws `nothing_to_correct`, `received_amount_wrong`.
 */
export function correctReceived(
  platform: Platform,
  by: StaffSession,
  { orderId, receivedAmount, note }: Correction,
): Promise<void> {
  const at = platform.clock.now();
  return platform.transact(async (tx) => {
    const { status } = await lockOrderOrThrow(tx, orderId);
    const money = await findMoneyOfDoor(tx, orderId);
    if (!money) throw new Problem('nothing_to_correct');
    const { received: before, uncollected } = money;
    const [least, most] = [before + 1, before + uncollected];
    if (receivedAmount < least || receivedAmount > most) {
      const values = { least: formatFcfa(least), total: formatFcfa(most) };
      throw fieldProblem('received_amount_wrong', 'receivedAmount', values);
    }
    await takeOff(tx, orderId, before - receivedAmount);
    await setReceived(tx, money.attemptId, receivedAmount);
    await insertCorrection(tx, { orderId, before, after: receivedAmount, at });
    const said = `Encaissement rectifié : ${formatFcfa(receivedAmount)} au lieu de ${formatFcfa(before)}.`;
    const event = {
      status,
      actor: 'STAFF',
      staffId: by.staffId,
      note: note === null ? said : `${said} ${note}`,
      at,
    } as const;
    await insertEvent(tx, orderId, event);
    await recordAct(tx, by, {
      act: 'correct-received',
      resource: 'orders',
      id: orderId,
      before: { receivedAmount: before },
      after: { receivedAmount, note },
    });
  });
}
