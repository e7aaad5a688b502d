import { orderMoved, orderRefunded } from '#features/orders';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';

/** What an order does to the enrolments of one kind, each inside the order's transaction. */
export type OrderActs = {
  /** Its places are held: rows that wait for the payment. */
  hold(tx: Db, orderId: string): Promise<void>;
  /** It is paid; called again, it does nothing more. */
  confirm(tx: Db, orderId: string): Promise<void>;
  /** Its places are free again. */
  release(tx: Db, orderId: string): Promise<void>;
};

/** Lets orders act on enrolments without orders knowing of them. */
export function followOrders(platform: Platform, acts: OrderActs): void {
  platform.events.on(orderMoved, async (tx, { orderId, from, to, isPaid, hasCourses }) => {
    if (!hasCourses) return;
    if (to === 'CANCELLED') return acts.release(tx, orderId);
    // An order that comes back had given its places away.
    if (from === null || from === 'CANCELLED') await acts.hold(tx, orderId);
    if (isPaid || to === 'DELIVERED') await acts.confirm(tx, orderId);
  });
  platform.events.on(orderRefunded, async (tx, { orderId, hasCourses }) => {
    if (hasCourses) await acts.release(tx, orderId);
  });
}
