import type { Db } from '#db/connect';
import { minutesAfter } from '#platform/clock';
import { findStarts, lockOrdersEnding, prolongDeadlines } from './status.queries.ts';

const MINUTES_TO_COME_BACK = 30;

/**
 * The shop opens again, closed since then: nobody could pay meanwhile, and whoever waited finds their order and has half an hour for it at least.
 * What has a date can be paid until it begins, as always.
 */
export async function giveTimeToPay(tx: Db, { closedSince, now }: { closedSince: Date; now: Date }): Promise<void> {
  const until = minutesAfter(now, MINUTES_TO_COME_BACK);
  const orderIds = await lockOrdersEnding(tx, { after: closedSince, before: until });
  const starts = await findStarts(tx, orderIds);
  const endOf = (id: string) => {
    const start = starts.get(id);
    return start !== undefined && start < until ? start : until;
  };
  await prolongDeadlines(tx, new Map(orderIds.map((id) => [id, endOf(id)])));
}
