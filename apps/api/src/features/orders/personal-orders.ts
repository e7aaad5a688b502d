import { canMove } from '@tokpa/contract';
import type { AccountExport } from '#features/auth';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { changeStatus, lockOrderOrThrow } from './change-status.ts';
import { toOrders } from './list-orders.ts';
import { findAllOrdersOf, sumSpent } from './orders.queries.ts';
import { findUnpaidOrdersOf, removeNames } from './personal-orders.queries.ts';

/** What the shop keeps of a person's purchases. */
export async function exportOrders(platform: Platform, tx: Db, account: AccountExport): Promise<void> {
  account.orders = await toOrders(platform, tx, await findAllOrdersOf(tx, account.userId), 'shopper');
  account.spentAmount = await sumSpent(tx, account.userId);
}

/**
 * The account is being deleted: what is not paid is cancelled, and what is over stays without a name. A paid order keeps its
 * name and address until its parcel is delivered (`changeStatus`) and its sessions are over (`forgetKeysJob`), and one that owes
 * money until it is given back or settled.
 */
export async function closeAccountOrders(platform: Platform, tx: Db, userId: string): Promise<void> {
  for (const orderId of await findUnpaidOrdersOf(tx, userId)) {
    const order = await lockOrderOrThrow(tx, orderId);
    // Between being found and being locked it may have been paid.
    if (!canMove('SYSTEM', order.status, 'CANCELLED')) continue;
    const actor = canMove('SHOPPER', order.status, 'CANCELLED') ? 'SHOPPER' : 'SYSTEM';
    await changeStatus(platform, tx, order, { to: 'CANCELLED', actor, note: 'Le compte a été supprimé.' });
  }
  await removeNames(tx, userId, platform.clock.now());
}
