import { orderMoved, orderRefunded } from '#features/orders';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';

/** What an order does to the enrolments of one kind, each inside the order's transaction. */
export type OrderActs = {
  /** Its places are held: rows that wait for the payment. May refuse an order that is just being placed, and no other. */
  hold(tx: Db, orderId: string, isNew: boolean): Promise<void>;
  /** It is paid; called again, it does nothing more. */
  confirm(tx: Db, orderId: string): Promise<void>;
  /** Its places are free again. */
  release(tx: Db, orderId: string): Promise<void>;
};

/** Lets orders act on enrolments without orders knowing of them. */
export function followOrders(platform: Platform, acts: OrderActs): void {
  platform.events.on(orderMoved, async (tx, { orderId, from, to, isPaid, wasPaid, hasCourses }) => {
    if (!hasCourses) return;
    if (to === 'CANCELLED') return acts.release(tx, orderId);
    // An order that comes back had given its places away.
    const isHeldNow = from === null || from === 'CANCELLED';
    if (isHeldNow) await acts.hold(tx, orderId, from === null);
    // What was confirmed before is the team's to change: another move of a paid order opens nothing again.
    if ((isPaid || to === 'DELIVERED') && (isHeldNow || !wasPaid)) await acts.confirm(tx, orderId);
  });
  platform.events.on(orderRefunded, async (tx, { orderId, hasCourses }) => {
    if (hasCourses) await acts.release(tx, orderId);
  });
}
