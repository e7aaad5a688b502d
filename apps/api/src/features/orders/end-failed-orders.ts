import type { CartLine } from '#features/cart';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { changeStatus } from './change-status.ts';
import { findFailedWith } from './place-order.queries.ts';
import { lockOrder } from './status.queries.ts';

type Ordered = { userId: string; lines: readonly CartLine[] };

/** The orders that end as these lines are ordered. */
export async function findOrdersToEnd(db: Db, { userId, lines }: Ordered): Promise<{ id: string; name: string }[]> {
  const formations = lines.filter(({ itemType }) => itemType === 'FORMATION').map(({ itemId }) => itemId);
  return formations.length === 0 ? [] : findFailedWith(db, userId, formations);
}

/**
 * A formation waits for its payment in one order of its buyer. One whose payment failed is the shop's alone to cancel: who orders the
 * formation anew means the new order. The other ends, and what it held, its coupon too, is free for this one.
 */
export async function endFailedOrders(platform: Platform, tx: Db, ordered: Ordered): Promise<void> {
  for (const { id, name } of await findOrdersToEnd(tx, ordered)) {
    const order = await lockOrder(tx, id);
    // It may have been paid, or be paid again, since it was found.
    if (order?.status !== 'FAILED') continue;
    const note = `La formation « ${name} » est commandée de nouveau, dans une autre commande.`;
    await changeStatus(platform, tx, order, { to: 'CANCELLED', actor: 'SYSTEM', note });
  }
}
