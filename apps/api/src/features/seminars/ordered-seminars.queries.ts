import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { mailAddressOfOrder } from '#db/mail-address-of-order';

/** A row for each place that the order takes, in the buyer's name; answers the seminars concerned. */
export async function holdPlaces(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into seminar_registrations (seminar_id, user_id, order_id, full_name, email, phone, status, created_at)
    select item.seminar_id, orders.user_id, orders.id, orders.customer_name, orders.customer_email, orders.customer_phone,
      'PENDING', orders.created_at
    from order_items item join orders on orders.id = item.order_id, generate_series(1, item.quantity)
    where item.order_id = ${orderId} and item.seminar_id is not null
    returning seminar_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

export type ConfirmedPlace = { seminarId: string; name: string; email: string };

/** Confirms the places that waited for the payment; answers whose they are. */
export async function confirmPlaces(tx: Db, orderId: string): Promise<ConfirmedPlace[]> {
  const { rows } = await sql<ConfirmedPlace>`
    update seminar_registrations set status = 'CONFIRMED' where order_id = ${orderId} and status = 'PENDING'
    returning seminar_id as "seminarId", full_name as name, email`.execute(tx);
  return rows;
}

/** Gives the order's places back, except where somebody has already been; answers the seminars concerned. */
export async function releasePlaces(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update seminar_registrations set status = 'CANCELLED' where order_id = ${orderId} and status in ('PENDING', 'CONFIRMED')
    returning seminar_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

export async function findBuyer(tx: Db, orderId: string): Promise<{ name: string; email: string } | undefined> {
  return tx
    .selectFrom('orders')
    .select(['customer_name as name', mailAddressOfOrder.as('email')])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
