import type { CartLine } from '#features/cart';
import { findUseInTheWay } from '#features/coupons';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { changeStatus } from './change-status.ts';
import { findFailedWith } from './place-order.queries.ts';
import { lockOrder } from './status.queries.ts';

type Ordered = { userId: string; lines: readonly CartLine[]; couponCode: string | null | undefined };
type Ending = { id: string; note: string };

async function findWithFormations(db: Db, { userId, lines }: Ordered): Promise<Ending[]> {
  const formations = lines.filter(({ itemType }) => itemType === 'FORMATION').map(({ itemId }) => itemId);
  const found = formations.length === 0 ? [] : await findFailedWith(db, userId, formations);
  return found.map(({ id, name }) => ({
    id,
    note: `La formation « ${name} » est commandée de nouveau, dans une autre commande.`,
  }));
}

async function findWithCode(
  db: Db,
  { userId, couponCode }: Ordered,
  endingOrders: readonly string[],
): Promise<Ending[]> {
  const id = couponCode ? await findUseInTheWay(db, couponCode, { userId, endingOrders }) : undefined;
  return id === undefined ? [] : [{ id, note: `Le code promo ${couponCode} sert à une autre commande.` }];
}

/** The orders that end as these lines are ordered with this code. */
export async function findOrdersToEnd(db: Db, ordered: Ordered): Promise<Ending[]> {
  const withFormations = await findWithFormations(db, ordered);
  const ids = withFormations.map(({ id }) => id);
  return [...withFormations, ...(await findWithCode(db, ordered, ids))];
}

/**
 * A formation waits for its payment in one order of its buyer, and so does the last use of a code. An order whose payment failed is the shop's
 * alone to cancel: who orders the formation anew, or gives the code again, means the new order. The other ends, and what it held, its
 * coupon too, is free for this one. It is locked after the products of the cart, against the usual order: who meets somebody who ends it
 * too is tried again by `transact`.
 */
export async function endFailedOrders(platform: Platform, tx: Db, ordered: Ordered): Promise<void> {
  for (const { id, note } of await findOrdersToEnd(tx, ordered)) {
    const order = await lockOrder(tx, id);
    // It may have been paid, or be paid again, since it was found.
    if (order?.status !== 'FAILED') continue;
    await changeStatus(platform, tx, order, { to: 'CANCELLED', actor: 'SYSTEM', note });
  }
}
