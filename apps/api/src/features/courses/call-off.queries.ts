import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { type CourseTable, LINE_COLUMNS } from './courses.queries.ts';

type SessionKind = {
  table: CourseTable;
  /** The rows that have its seats. */
  enrolments: { table: string; column: string };
};

/** Holds the orders of its seats: nobody pays, cancels or gives one back meanwhile. Before the seats, as all who change both. */
export async function holdOrdersOf(tx: Db, { enrolments }: SessionKind, id: string): Promise<void> {
  await sql`
    select from orders where id in (
      select order_id from ${sql.table(enrolments.table)} where ${sql.ref(enrolments.column)} = ${id} and status <> 'CANCELLED')
    order by id for no key update`.execute(tx);
}

export type PaidSeats = {
  orderId: string;
  seats: number;
  /** What they cost, but no more than can still be given back of the order. */
  amount: number;
};

/** Its seats that were paid, by order: those of which all went back already are left out, and so is what cost nothing. */
export async function findPaidSeats(db: Db, { table, enrolments }: SessionKind, id: string): Promise<PaidSeats[]> {
  const lineColumn = sql.ref(`item.${LINE_COLUMNS[table]}`);
  const { rows } = await sql<PaidSeats>`
    with held as (
      select order_id, count(*)::integer as seats from ${sql.table(enrolments.table)}
      where ${sql.ref(enrolments.column)} = ${id} and status <> 'CANCELLED' and order_id is not null group by order_id
    ), owed as (
      select held.order_id, held.seats, least(held.seats * line.price, money.left_of_it)::integer as amount
      from held
      join orders on orders.id = held.order_id and orders.paid_at is not null
      -- A seat that was moved here was paid as one of another day.
      cross join lateral (
        select item.price from order_items item where item.order_id = orders.id and ${lineColumn} is not null
        order by ${lineColumn} = ${id} desc limit 1) line
      cross join lateral (
        select coalesce(sum(attempt.amount - coalesce((
          select sum(refund.amount) from payment_refunds refund
          where refund.attempt_id = attempt.id and refund.status <> 'FAILED'), 0)), 0) as left_of_it
        from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'PAID') money
    )
    select order_id as "orderId", seats, amount from owed where amount > 0 order by order_id`.execute(db);
  return rows;
}

/** Cancels it and all its seats. The caller holds them. */
export async function writeCalledOff(
  tx: Db,
  { table, enrolments }: SessionKind,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`update ${sql.table(table)} set cancelled_at = ${at} where id = ${id}`.execute(tx);
  await sql`
    update ${sql.table(enrolments.table)} set status = 'CANCELLED'
    where ${sql.ref(enrolments.column)} = ${id} and status <> 'CANCELLED'`.execute(tx);
}
