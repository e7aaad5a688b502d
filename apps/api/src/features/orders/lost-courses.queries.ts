import { sql } from 'kysely';
import type { Db } from '#db/connect';

export type LostSeats = { name: string; lost: number };

/** Of which seminars and sessions the order has fewer seats than were ordered, and how many. One that was moved to another day is none that is lost. */
export async function findLostSeats(tx: Db, orderId: string): Promise<LostSeats[]> {
  const { rows } = await sql<LostSeats>`
    with seat as (
      select 'seminar' as kind, seminar_id as course_id from seminar_registrations
      where order_id = ${orderId} and status <> 'CANCELLED'
      union all
      select 'session', coaching_session_id from coaching_enrollments
      where order_id = ${orderId} and status <> 'CANCELLED'
    ), line as (
      select case when seminar_id is null then 'session' else 'seminar' end as kind,
        coalesce(seminar_id, coaching_session_id) as course_id, name, position, quantity
      from order_items where order_id = ${orderId} and num_nonnulls(seminar_id, coaching_session_id) = 1
    ), counted as (
      select name, position, least(
        quantity - (select count(*) from seat where seat.course_id = line.course_id),
        sum(quantity) over (partition by kind) - (select count(*) from seat where seat.kind = line.kind))::integer as lost
      from line
    )
    select name, lost from counted where lost > 0 order by position`.execute(tx);
  return rows;
}

/** The names of the formations of the order that neither it nor another one has opened to its buyer, nor it to somebody else. */
export async function findClosedFormations(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select item.name from order_items item join orders on orders.id = item.order_id
    where item.order_id = ${orderId} and item.formation_id is not null and not exists (
      select from formation_enrollments enrolment
      where enrolment.formation_id = item.formation_id and enrolment.status in ('ACTIVE', 'COMPLETED')
        and (enrolment.user_id = orders.user_id or enrolment.order_id = orders.id))
    order by item.position`.execute(tx);
  return rows.map(({ name }) => name);
}
