import { canMove } from '@tokpa/contract';
import { refreshAttempts } from '#features/payments';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { changeStatus } from './change-status.ts';
import { findStart, findUnpaidOrders, type LockedOrder, lockOrder, mayStillBePaid } from './status.queries.ts';

const AT_ONCE = 100;
// A provider that hangs is waited for ten seconds.
const TOGETHER = 4;

type Unpaid = Pick<LockedOrder, 'id' | 'hasCourses' | 'hasParcel' | 'payableUntil'>;

/** Before its time was over a session of it may have begun, or all of them have been called off: it could not be paid any more. */
async function findReason(tx: Db, { id, hasCourses, hasParcel, payableUntil }: Unpaid): Promise<string> {
  const start = hasCourses ? await findStart(tx, id) : undefined;
  const isInTime = start === undefined || payableUntil === null || start >= new Date(payableUntil);
  if (isInTime) return 'La commande n’a pas été payée à temps.';
  return hasParcel
    ? 'Une partie de ce que contenait la commande n’est plus proposée.'
    : 'Ce que contenait la commande n’est plus proposé.';
}

/** Who paid in time, and whose news was lost, must not find the order cancelled: its provider is asked once more. */
async function expireOrder(platform: Platform, orderId: string): Promise<void> {
  await refreshAttempts(platform, orderId);
  await platform.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Between being found and being locked it may have been paid, cancelled, taken in hand, or removed.
    if (!order || order.payableUntil === null || !canMove('SYSTEM', order.status, 'CANCELLED')) return;
    if (await mayStillBePaid(tx, orderId, platform.clock.now())) return;
    await changeStatus(platform, tx, order, {
      to: 'CANCELLED',
      actor: 'SYSTEM',
      note: await findReason(tx, order),
    });
  });
}

/**
 * Cancels what nobody paid in time; the stock goes back. What its provider can not be asked about just now waits. Each order stands for itself:
 * one that fails does not hold up the others. While the shop is closed nobody can come to pay, and nothing is cancelled.
 */
export async function expireOrders(platform: Platform): Promise<void> {
  if (platform.maintenance.isOn()) return;
  const due = await findUnpaidOrders(platform.db, platform.clock.now(), AT_ONCE);
  let looked = 0;
  const expire = async (orderId: string) => {
    try {
      await expireOrder(platform, orderId);
      looked += 1;
    } catch (error) {
      platform.log.error(
        { err: error, order: orderId },
        'an unpaid order could not be cancelled; the next run tries again',
      );
    }
  };
  for (let first = 0; first < due.length; first += TOGETHER)
    await Promise.all(due.slice(first, first + TOGETHER).map(expire));
  if (due.length === AT_ONCE && looked > 0) await expireOrders(platform);
}
