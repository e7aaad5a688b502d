import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus } from '@tokpa/contract';
import { isStuck } from '#features/mails';
import { countOfUnmatched, waitsForSomebody } from '#features/payments';
import type { Db } from '#db/connect';
import { isOfCountedMoney } from '#db/counted-money';

/** A period of whole days and the one before it, equally long; `end` is the first moment after the last day. */
export type Period = {
  from: string;
  to: string;
  days: number;
  previousFrom: string;
  previousTo: string;
  start: Date;
  end: Date;
  previousStart: Date;
};

/** The same count for the period and for the one before it. */
export type Pair = { value: number; previous: number };

const NONE: Pair = { value: 0, previous: 0 };

const BEST_PRODUCTS = 5;
const LOW_STOCK_SHOWN = 8;

/** Which part of both periods a row belongs to: `filter (where …)` of an aggregate over both. */
function parts(column: RawBuilder<unknown>, { start }: Period) {
  return { current: sql`${column} >= ${start}`, previous: sql`${column} < ${start}` };
}

function inBoth(column: RawBuilder<unknown>, { previousStart, end }: Period): RawBuilder<unknown> {
  return sql`${column} >= ${previousStart} and ${column} < ${end}`;
}

const CREATED = sql.ref('created_at');
const PAID = sql.ref('paid_at');

const COUNTED = {
  orders: sql`orders`,
  users: sql`users`,
  reviews: sql`reviews`,
  return_requests: sql`return_requests`,
  contact_messages: sql`contact_messages`,
  blog_comments: sql`blog_comments`,
  payment_attempts: sql`payment_attempts`,
} as const;

/** How many rows were made in each period. */
export async function countCreated(db: Db, table: keyof typeof COUNTED, period: Period): Promise<Pair> {
  const { current, previous } = parts(CREATED, period);
  const { rows } = await sql<Pair>`
    select count(*) filter (where ${current}) as value, count(*) filter (where ${previous}) as previous
    from ${COUNTED[table]} where ${inBoth(CREATED, period)}`.execute(db);
  return rows[0] ?? NONE;
}

export type Money = { paid: Pair; paidOrders: Pair; refunded: Pair };

export async function sumMoney(db: Db, period: Period): Promise<Money> {
  const paid = parts(PAID, period);
  const refund = parts(CREATED, period);
  const { rows } = await sql<{ paid: number; paidBefore: number; orders: number; ordersBefore: number }>`
    select coalesce(sum(final_amount) filter (where ${paid.current}), 0) as paid,
           coalesce(sum(final_amount) filter (where ${paid.previous}), 0) as "paidBefore",
           count(*) filter (where ${paid.current}) as orders,
           count(*) filter (where ${paid.previous}) as "ordersBefore"
    from orders where ${inBoth(PAID, period)}`.execute(db);
  const { rows: refunds } = await sql<Pair>`
    select coalesce(sum(amount) filter (where ${refund.current}), 0) as value,
           coalesce(sum(amount) filter (where ${refund.previous}), 0) as previous
    from payment_refunds refund
    where status <> 'FAILED' and ${inBoth(CREATED, period)} and ${isOfCountedMoney}`.execute(db);
  const row = rows[0];
  return {
    paid: { value: row?.paid ?? 0, previous: row?.paidBefore ?? 0 },
    paidOrders: { value: row?.orders ?? 0, previous: row?.ordersBefore ?? 0 },
    refunded: refunds[0] ?? NONE,
  };
}

/** The orders of each period by the state in which they are now. */
export async function countByStatus(db: Db, period: Period): Promise<Map<OrderStatus, Pair>> {
  const { current, previous } = parts(CREATED, period);
  const { rows } = await sql<Pair & { status: OrderStatus }>`
    select status, count(*) filter (where ${current}) as value, count(*) filter (where ${previous}) as previous
    from orders where ${inBoth(CREATED, period)} group by status`.execute(db);
  return new Map(rows.map(({ status, ...pair }) => [status, pair]));
}

export type DayOfSales = { day: string; orders: number; revenue: number };

/** Every day of the period, the quiet ones too. A day is Benin's. */
export async function salesPerDay(db: Db, { from, to, start, end }: Period): Promise<DayOfSales[]> {
  const dayOf = (column: RawBuilder<unknown>) => sql`(${column} at time zone 'Africa/Porto-Novo')::date`;
  const { rows } = await sql<DayOfSales>`
    select days.day::date::text as day, coalesce(placed.orders, 0) as orders, coalesce(paid.revenue, 0) as revenue
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    left join (
      select ${dayOf(CREATED)} as day, count(*) as orders from orders
      where created_at >= ${start} and created_at < ${end} group by 1
    ) placed on placed.day = days.day::date
    left join (
      select ${dayOf(PAID)} as day, sum(final_amount) as revenue from orders
      where paid_at >= ${start} and paid_at < ${end} group by 1
    ) paid on paid.day = days.day::date
    order by days.day`.execute(db);
  return rows;
}

export type SoldProduct = {
  id: string;
  name: string;
  image: string | null;
  value: number;
  previous: number;
  revenue: number;
};

/** What sold most among what was paid for in the period, and how much of it in the period before. */
export async function bestProducts(db: Db, period: Period): Promise<SoldProduct[]> {
  const { current, previous } = parts(sql.ref('o.paid_at'), period);
  // An id begins with its moment (UUID version 7): between the first and the last of these orders lie few others, and their lines
  // are read by the index of the orders, not among those of all years.
  const { rows } = await sql<SoldProduct>`
    with paid as materialized (
      select id, paid_at from orders where ${inBoth(PAID, period)} and status <> 'CANCELLED'
    ), sold as (
      select item.product_id,
             sum(item.quantity) filter (where ${current}) as value,
             coalesce(sum(item.quantity) filter (where ${previous}), 0) as previous,
             coalesce(sum(item.quantity::bigint * item.price) filter (where ${current}), 0)::bigint as revenue
      from paid o join order_items item on item.order_id = o.id
      where item.order_id >= (select id from paid order by id limit 1)
        and item.order_id <= (select id from paid order by id desc limit 1)
        and item.product_id is not null
      group by item.product_id
      having sum(item.quantity) filter (where ${current}) > 0
      order by value desc, item.product_id
      limit ${BEST_PRODUCTS}
    )
    select p.id, p.name, p.pictures -> 0 ->> 'src' as image, sold.value, sold.previous, sold.revenue
    from sold join products p on p.id = sold.product_id
    order by sold.value desc, p.id`.execute(db);
  return rows;
}

export type LowStock = {
  total: number;
  products: { id: string; name: string; stock: number }[];
  withVariationOut: number;
};

export async function lowStock(db: Db): Promise<LowStock> {
  // Written out: as parameters, a plan made once for all values could not use the index of these alone.
  const low = db.selectFrom('products').where(sql<boolean>`status = 'PUBLISHED' and is_short`);
  const { total } = await low.select((rows) => rows.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const products = await low
    .select(['id', 'name', 'stock'])
    .orderBy('stock')
    .orderBy('id')
    .limit(LOW_STOCK_SHOWN)
    .execute();
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products
    where status = 'PUBLISHED' and is_in_stock and id in (select product_id from product_variations where is_out)`.execute(
    db,
  );
  return { total, products, withVariationOut: rows[0]?.count ?? 0 };
}

const NOTHING_WAITS = { reviews: 0, returns: 0, messages: 0, comments: 0, payments: 0, mails: 0 };
export type Waiting = typeof NOTHING_WAITS;

/** What somebody at the shop still has to look at. A payment waits for a person where something is wrong with it, or its provider says nothing. */
export async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*) from reviews where status = 'PENDING') as reviews,
           (select count(*) from return_requests where status = 'NEW') as returns,
           (select count(*) from contact_messages where status = 'NEW') as messages,
           (select count(*) from blog_comments where status = 'PENDING') as comments,
           (select count(*) from payment_attempts attempt where ${waitsForSomebody}) + ${countOfUnmatched} as payments,
           (select count(*) from mails where ${isStuck(now)}) as mails`.execute(db);
  return rows[0] ?? NOTHING_WAITS;
}
