import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** A row for each place that the order takes; answers the sessions concerned. */
export async function holdPlaces(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into coaching_enrollments (coaching_session_id, user_id, order_id, status, created_at)
    select item.coaching_session_id, orders.user_id, orders.id, 'PENDING', orders.created_at
    from order_items item join orders on orders.id = item.order_id, generate_series(1, item.quantity)
    where item.order_id = ${orderId} and item.coaching_session_id is not null
    returning coaching_session_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Confirms the places that waited for the payment; answers the first of each session. */
export async function confirmPlaces(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with confirmed as (
      update coaching_enrollments set status = 'CONFIRMED' where order_id = ${orderId} and status = 'PENDING'
      returning id, coaching_session_id
    )
    select distinct on (coaching_session_id) id from confirmed order by coaching_session_id, id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives the order's places back, except where somebody has already been; answers the sessions concerned. */
export async function releasePlaces(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update coaching_enrollments set status = 'CANCELLED' where order_id = ${orderId} and status in ('PENDING', 'CONFIRMED')
    returning coaching_session_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}
