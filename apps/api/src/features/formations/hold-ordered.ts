import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { findOpenInOrder, holdFormations } from './ordered-formations.queries.ts';

/** Holds the formations of an order; one that is just being placed is refused what its buyer has open already. */
export async function holdOrdered(tx: Db, orderId: string, isNew: boolean): Promise<void> {
  const name = isNew ? await findOpenInOrder(tx, orderId) : undefined;
  if (name !== undefined) throw new Problem('formation_already_open', { values: { name } });
  await holdFormations(tx, orderId, { onlyMissing: false });
}
