import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';

/** All events up to here are told; further on, some are. Who looks for new orders waits here for who does so already. */
export async function lockNews(tx: Db): Promise<number> {
  const { toldUntil } = await tx
    .selectFrom('order_news')
    .select('told_until as toldUntil')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return toldUntil;
}

/** Whether the order can be prepared from this event on. Cash on delivery never becomes another way of paying, nor another that. */
const makesReady = (event: RawBuilder<unknown>) =>
  sql`(${event}.status = 'PAID' or ${event}.status = 'PROCESSING' and orders.payment_method = 'cod')`;

export type ReadyOrder = {
  eventId: number;
  id: string;
  orderNumber: string;
  customerName: string;
  customerEmail: string;
  city: string | null;
  total: number;
  isPaid: boolean;
  lines: { name: string; quantity: number }[];
  linesCount: number;
};

const LINES_SHOWN = 4;

/** Orders that became ready to be prepared and that nobody told of, the oldest event first; not one that was cancelled meanwhile. */
export async function findUntold(tx: Db, toldUntil: number, limit: number): Promise<ReadyOrder[]> {
  const { rows } = await sql<ReadyOrder>`
    select event.id as "eventId", orders.id, orders.order_number as "orderNumber", orders.customer_name as "customerName",
      lower(orders.customer_email) as "customerEmail", orders.shipping_address ->> 'city' as city,
      orders.final_amount as total, orders.paid_at is not null as "isPaid",
      (select coalesce(json_agg(json_build_object('quantity', quantity, 'name', concat_ws(' – ', name, variation_name)) order by position, id), '[]')
         from (select * from order_items where order_id = orders.id order by position, id limit ${LINES_SHOWN}) shown) as lines,
      (select count(*) from order_items where order_id = orders.id) as "linesCount"
    from order_events event join orders on orders.id = event.order_id
    where event.id > ${toldUntil} and ${makesReady(sql`event`)} and orders.status not in ('PENDING', 'FAILED', 'CANCELLED')
      and not exists (select from order_news where event.id = any(told_events))
      and not exists (
        select from order_events earlier
        where earlier.order_id = orders.id and earlier.id < event.id and ${makesReady(sql`earlier`)})
    order by event.id limit ${limit}`.execute(tx);
  return rows;
}

/** The last event from before `instant`; `toldUntil` where none came since that one. */
export async function findLastEventBefore(tx: Db, instant: Date, toldUntil: number): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from order_events where id > ${toldUntil} and created_at < ${instant}`.execute(tx);
  return rows[0]?.last ?? toldUntil;
}

/** Writes down what is told. The caller holds the news. */
export async function writeNews(tx: Db, { told, toldUntil }: { told: readonly number[]; toldUntil: number }) {
  await sql`
    update order_news set told_until = ${toldUntil}, told_events = (
      select coalesce(array_agg(id order by id), '{}') from unnest(told_events || ${[...told]}::bigint[]) as event (id)
      where id > ${toldUntil})`.execute(tx);
}

/** What was put into an empty shop is no news. */
export async function countOrdersAsTold(tx: Db): Promise<void> {
  await sql`
    update order_news set told_until = (select coalesce(max(id), 0) from order_events), told_events = '{}'`.execute(tx);
}
