import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { type ConfirmedPlace, confirmPlaces, findBuyer } from './ordered-seminars.queries.ts';
import { mailConfirmed } from './register.ts';
import { findSeminar } from './seminars.queries.ts';

/** Who sits on these places, by their address, other than the buyer. */
function othersThan(buyer: { email: string }, places: readonly ConfirmedPlace[]): Map<string, ConfirmedPlace[]> {
  const byAddress = Map.groupBy(places, ({ email }) => email.toLowerCase());
  byAddress.delete(buyer.email.toLowerCase());
  return byAddress;
}

/** Places are paid: for each seminar one mail to the buyer, of all of them, and one to each other address that the team wrote on them. */
export async function confirmOrder(platform: Platform, tx: Db, orderId: string): Promise<void> {
  const confirmed = await confirmPlaces(tx, orderId);
  if (confirmed.length === 0) return;
  const buyer = await findBuyer(tx, orderId);
  for (const [seminarId, places] of Map.groupBy(confirmed, (place) => place.seminarId)) {
    const seminar = await findSeminar(tx, seminarId, platform.clock.now());
    if (!buyer || !seminar) continue;
    const once = `${orderId}:${seminarId}`;
    await mailConfirmed(platform, tx, { seminar, to: buyer, places: places.length, once });
    for (const [address, [to, ...more]] of othersThan(buyer, places)) {
      if (to) await mailConfirmed(platform, tx, { seminar, to, places: 1 + more.length, once: `${once}:${address}` });
    }
  }
}
