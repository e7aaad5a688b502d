import type { SystemInformation } from '@tokpa/contract';
import { countWaitingOrders, type WaitingOrders } from '#features/orders';
import type { Db } from '#db/connect';
import { type Counts, readConnections, readCounts, readQueues, type ServerConnections } from './system.queries.ts';

export type ShopFigures = {
  queues: SystemInformation['queues'];
  counts: Counts;
  orders: WaitingOrders;
  connections: ServerConnections;
};

/** What somebody who runs the shop is woken by. One after the other: who watches must not take what shoppers wait for. */
export async function readFigures(db: Db): Promise<ShopFigures> {
  return {
    queues: await readQueues(db),
    counts: await readCounts(db),
    orders: await countWaitingOrders(db),
    connections: await readConnections(db),
  };
}
