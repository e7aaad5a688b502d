import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { findOpenInOrder, findOrderedElsewhere, holdFormations } from './ordered-formations.queries.ts';

/** What a shopper can do about the other order. One whose payment failed has ended by now: it is ordered anew. */
const ACTS = {
  online: 'payez cette commande, ou annulez-la',
  atTheDoor: 'elle se paie à la livraison, ou annulez-la',
} as const;

/** A formation is sold once to each buyer: not what they have open already, nor what waits for its payment in another order. */
async function refuseSecondSale(tx: Db, orderId: string): Promise<void> {
  const name = await findOpenInOrder(tx, orderId);
  if (name !== undefined) throw new Problem('formation_already_open', { values: { name } });
  const known = await findOrderedElsewhere(tx, orderId);
  if (!known) return;
  const act = ACTS[known.paymentMethod === 'cod' ? 'atTheDoor' : 'online'];
  throw new Problem('formation_already_ordered', { values: { name: known.name, number: known.orderNumber, act } });
}

/** Holds the formations of an order; one that is just being placed is refused what would be sold a second time. */
export async function holdOrdered(tx: Db, orderId: string, isNew: boolean): Promise<void> {
  // Held first: this waits for an order that is being placed at the same moment, which is then to be seen.
  await holdFormations(tx, orderId, { onlyMissing: false });
  if (isNew) await refuseSecondSale(tx, orderId);
}
