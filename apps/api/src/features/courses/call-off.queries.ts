import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { mailAddressOfOrder } from '#db/mail-address-of-order';
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
  /** What was paid for them, a promo code taken off, but no more than can still be given back of the order. */
  amount: number;
  /** Who gets the money back. */
  buyer: { name: string; email: string; userId: string };
};

/** Its seats that were paid, by order: those of which all went back already are left out, and so is what cost nothing. */
export async function findPaidSeats(db: Db, { table, enrolments }: SessionKind, id: string): Promise<PaidSeats[]> {
  const lineColumn = sql.ref(`item.${LINE_COLUMNS[table]}`);
  const seatTable = sql.table(enrolments.table);
  const { rows } = await sql<PaidSeats>`
    with held as (
      select order_id, count(*)::integer as seats from ${seatTable}
      where ${sql.ref(enrolments.column)} = ${id} and status <> 'CANCELLED' and order_id is not null group by order_id
    ), line as (
      -- A seat that was moved here was paid as one of another day: of the other lines, what has left them; of its own, what was not cancelled.
      select held.order_id, held.seats, item.id, item.position, item.price, own.is_own,
        greatest(item.quantity - (
          select count(*) from ${seatTable} seat
          where seat.order_id = held.order_id and ${sql.ref(`seat.${enrolments.column}`)} = ${lineColumn}
            and (seat.status = 'CANCELLED' or not own.is_own)), 0)::integer as may_be
      from held
      join order_items item on item.order_id = held.order_id and ${lineColumn} is not null
      cross join lateral (select ${lineColumn} = ${id} as is_own) own
    ), counted as (
      select order_id, price, least(may_be, greatest(seats - (
        sum(may_be) over (partition by order_id order by is_own desc, position, id) - may_be), 0)) as seats
      from line
    ), bought as (
      select order_id, sum(seats)::integer as seats, sum(seats * price) as cost from counted group by order_id
    ), owed as (
      select bought.order_id, bought.seats,
        json_build_object('name', orders.customer_name, 'email', ${mailAddressOfOrder}, 'userId', orders.user_id) as buyer, least(round(bought.cost - coalesce(
        bought.cost * code.discount_amount / nullif(orders.subtotal_amount, 0), 0)), money.left_of_it)::integer as amount
      from bought
      join orders on orders.id = bought.order_id and orders.paid_at is not null
      -- A code for named products or for the delivery took nothing off a seat; another took its share off each line.
      left join lateral (
        select least(orders.discount_amount, orders.subtotal_amount) as discount_amount
        from coupon_uses used join coupons on coupons.id = used.coupon_id
        where used.order_id = orders.id and coupons.type <> 'FREE_SHIPPING'
          and cardinality(coupons.product_ids) = 0 and cardinality(coupons.category_ids) = 0) code on true
      cross join lateral (
        select coalesce(sum(attempt.amount - coalesce((
          select sum(refund.amount) from payment_refunds refund
          where refund.attempt_id = attempt.id and refund.status <> 'FAILED'), 0)), 0) as left_of_it
        from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'PAID') money
    )
    select order_id as "orderId", seats, amount, buyer from owed where amount > 0 order by order_id`.execute(db);
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
