import { sql } from 'kysely';
import { type PaymentMethod, UNPAID_STATUSES } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { keptOfOrder } from '#db/kept-of-order';

/** The title of a formation of the order that its buyer has open already. */
export async function findOpenInOrder(tx: Db, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select formations.title
    from order_items item
    join orders on orders.id = item.order_id
    join formations on formations.id = item.formation_id
    join formation_enrollments enrolment
      on enrolment.formation_id = item.formation_id and enrolment.user_id = orders.user_id
    where item.order_id = ${orderId} and enrolment.status in ('ACTIVE', 'COMPLETED')
    limit 1`.execute(tx);
  return rows[0]?.title;
}

type OrderedElsewhere = { name: string; orderNumber: string; paymentMethod: PaymentMethod };

/** A formation of the order that another order of its buyer holds, whose money is still expected. */
export async function findOrderedElsewhere(tx: Db, orderId: string): Promise<OrderedElsewhere | undefined> {
  const { rows } = await sql<OrderedElsewhere>`
    select item.name, other.order_number as "orderNumber", other.payment_method as "paymentMethod"
    from order_items item
    join orders on orders.id = item.order_id
    join order_items held on held.formation_id = item.formation_id
    join orders other on other.id = held.order_id and other.user_id = orders.user_id and other.id <> orders.id
    where item.order_id = ${orderId} and other.status = any(${[...UNPAID_STATUSES]})
    order by other.id limit 1`.execute(tx);
  return rows[0];
}

/**
 * An enrolment for each formation of the order, however many of it; who has one already keeps that one. With `onlyMissing`, not
 * where the order has written one before: what staff have closed since stays closed.
 */
export async function holdFormations(
  tx: Db,
  orderId: string,
  { onlyMissing }: { onlyMissing: boolean },
): Promise<void> {
  await sql`
    insert into formation_enrollments (formation_id, user_id, order_id, status, enrolled_at)
    select distinct item.formation_id, orders.user_id, orders.id, 'PENDING', orders.created_at
    from order_items item join orders on orders.id = item.order_id
    where item.order_id = ${orderId} and item.formation_id is not null and not (${onlyMissing} and exists (
      select from formation_enrollments known where known.order_id = orders.id and known.formation_id = item.formation_id))
    on conflict (formation_id, user_id) where status <> 'CANCELLED' do nothing`.execute(tx);
}

/** Opens what the order paid, also where another order that nobody paid had written it; answers the enrolments opened. */
export async function openFormations(tx: Db, orderId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update formation_enrollments enrolment set status = 'ACTIVE', order_id = orders.id, enrolled_at = ${now}
    from order_items item join orders on orders.id = item.order_id
    where item.order_id = ${orderId} and enrolment.formation_id = item.formation_id
      and enrolment.user_id = orders.user_id and enrolment.status = 'PENDING'
    returning enrolment.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Opens to the shopper for nothing what waits for the money of an order of theirs; answers the enrolment. It is theirs without that
 * order from here on: neither its end nor its payment changes anything about it.
 */
export async function openUnpaidFormation(
  tx: Db,
  { userId, formationId }: { userId: string; formationId: string },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update formation_enrollments enrolment set status = 'ACTIVE', order_id = null, enrolled_at = ${now}
    from orders
    where enrolment.user_id = ${userId} and enrolment.formation_id = ${formationId} and enrolment.status = 'PENDING'
      and orders.id = enrolment.order_id and orders.paid_at is null
    returning enrolment.id`.execute(tx);
  return rows[0]?.id;
}

/** Closes what came with the order; what another order gives as well, whose money is not all given back, goes on under that one. */
export async function closeFormations(tx: Db, orderId: string): Promise<void> {
  await sql`
    with mine as (
      select enrolment.id, (
        select orders.id from orders join order_items item on item.order_id = orders.id
        where orders.user_id = enrolment.user_id and item.formation_id = enrolment.formation_id and orders.id <> ${orderId}
          and orders.paid_at is not null and orders.status <> 'CANCELLED'
          and (orders.final_amount = 0 or ${keptOfOrder} > 0)
        order by orders.id limit 1) as other_id
      from formation_enrollments enrolment where enrolment.order_id = ${orderId} and enrolment.status <> 'CANCELLED'
    )
    update formation_enrollments enrolment set
      order_id = coalesce(mine.other_id, enrolment.order_id),
      status = case when mine.other_id is null then 'CANCELLED' else enrolment.status end
    from mine where enrolment.id = mine.id`.execute(tx);
}
