import { sql } from 'kysely';
import type { OrderStatus, PaymentMethod, ReceivedMethod } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { minutesAfter, secondsAfter } from '#platform/clock';

/** An order whose row this transaction holds. */
export type LockedOrder = {
  id: string;
  userId: string;
  orderNumber: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  finalAmount: number;
  /** Null where nothing is paid online, and where staff took the order in hand. */
  payableUntil: string | null;
  paidAt: string | null;
  stockReturnedAt: string | null;
  /** Whether it holds anything besides products. */
  hasCourses: boolean;
  /** Whether anything in it is sent. */
  hasParcel: boolean;
};

/** With `userId`, only when it is that shopper's. */
export async function lockOrder(tx: Db, orderId: string, userId?: string): Promise<LockedOrder | undefined> {
  return tx
    .selectFrom('orders')
    .select([
      'id',
      'user_id as userId',
      'order_number as orderNumber',
      'status',
      'payment_method as paymentMethod',
      'final_amount as finalAmount',
      'payable_until as payableUntil',
      'paid_at as paidAt',
      'stock_returned_at as stockReturnedAt',
      sql<boolean>`exists (select from order_items where order_id = orders.id and product_id is null)`.as('hasCourses'),
      sql<boolean>`exists (select from order_items where order_id = orders.id and product_id is not null)`.as(
        'hasParcel',
      ),
    ])
    .where('id', '=', orderId)
    .$if(userId !== undefined, (order) => order.where('user_id', '=', userId ?? ''))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type OrderEvent = {
  status: OrderStatus;
  actor: 'SHOPPER' | 'STAFF' | 'SYSTEM' | 'PAYMENT';
  staffId: string | null;
  note: string | null;
  at: Date;
};

/** Kept for ever: it feeds the tracker, the timeline and the mails. */
export async function insertEvent(tx: Db, orderId: string, event: OrderEvent): Promise<void> {
  const { status, actor, staffId, note, at } = event;
  await tx
    .insertInto('order_events')
    .values({ order_id: orderId, status, actor, staff_id: staffId, note, created_at: at })
    .execute();
}

export async function writeStatus(
  tx: Db,
  orderId: string,
  change: { status: OrderStatus; paidAt: Date | string | null; stockReturnedAt: Date | string | null },
): Promise<void> {
  const { status, paidAt, stockReturnedAt } = change;
  await tx
    .updateTable('orders')
    .set({ status, paid_at: paidAt, stock_returned_at: stockReturnedAt })
    .where('id', '=', orderId)
    .execute();
}

export async function setPaidAt(tx: Db, orderId: string, paidAt: Date): Promise<void> {
  await tx.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', orderId).execute();
}

/** The order costs what came for it. Below nothing: what had been taken off came all the same. */
export async function takeOff(tx: Db, orderId: string, amount: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      uncollected_amount: sql`uncollected_amount + ${amount}::integer`,
      final_amount: sql`final_amount - ${amount}::integer`,
    })
    .where('id', '=', orderId)
    .execute();
}

/** The order waits for its payment as long as staff let it. */
export async function liftDeadline(tx: Db, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ payable_until: null }).where('id', '=', orderId).execute();
}

/** The orders that wait for a payment and whose time to be paid ends between the two, in the order in which rows are locked, held. */
export async function lockOrdersEnding(tx: Db, { after, before }: { after: Date; before: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where status in ('PENDING', 'PROCESSING', 'FAILED') and stock_returned_at is null and payable_until > ${after}
      and payable_until < ${before}
    order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives each of these orders until then to be paid; none gets less time than it has. */
export async function prolongDeadlines(tx: Db, deadlines: ReadonlyMap<string, Date>): Promise<void> {
  const ends = [...deadlines.values()].map((end) => end.toISOString());
  await sql`
    update orders set payable_until = given.payable_until
    from unnest(${[...deadlines.keys()]}::uuid[], ${ends}::timestamptz[]) as given (id, payable_until)
    where orders.id = given.id and orders.payable_until < given.payable_until`.execute(tx);
}

export async function setPaymentMethod(tx: Db, orderId: string, method: PaymentMethod): Promise<void> {
  await tx.updateTable('orders').set({ payment_method: method }).where('id', '=', orderId).execute();
}

/** A payment was started: in one statement, because every online order passes here. Nothing when the order has moved on already. */
export async function writePaymentStarted(
  db: Db,
  orderId: string,
  { from, at }: { from: OrderStatus[]; at: Date },
): Promise<void> {
  await sql`
    with moved as (
      update orders set status = 'PROCESSING' where id = ${orderId} and status = any(${from}) returning id
    )
    insert into order_events (order_id, status, actor, created_at)
    select id, 'PROCESSING', 'PAYMENT', ${at}::timestamptz from moved`.execute(db);
}

/**
 * Order → when the first of what it holds begins, and of one of which nothing takes place any more, when the last of it was called off; without
 * those that hold nothing with a date.
 */
export async function findStarts(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; start: string }>`
    select id, start from (
      select item.order_id as id, case when bool_and(session.cancelled_at is not null) then max(session.cancelled_at)
        else min(session.start_date) end as start
      from order_items item
      left join seminars on seminars.id = item.seminar_id
      left join coaching_sessions on coaching_sessions.id = item.coaching_session_id
      cross join lateral (
        select coalesce(seminars.start_date, coaching_sessions.start_date) as start_date,
          coalesce(seminars.cancelled_at, coaching_sessions.cancelled_at) as cancelled_at) session
      where item.order_id = any(${[...orderIds]}::uuid[])
      group by item.order_id) ends
    where start is not null`.execute(db);
  return new Map(rows.map(({ id, start }) => [id, new Date(start)]));
}

/** The same of one order. */
export async function findStart(db: Db, orderId: string): Promise<Date | undefined> {
  return (await findStarts(db, [orderId])).get(orderId);
}

/** Who cancelled the order, the last time it was. */
export async function findCanceller(db: Db, orderId: string): Promise<OrderEvent['actor'] | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select('actor')
    .where('order_id', '=', orderId)
    .where('status', '=', 'CANCELLED')
    // What came in afterwards is noted under the same state.
    .where('actor', '!=', 'PAYMENT')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.actor;
}

/** Money that came past the payment provider, cash with the parcel or what staff saw come in, among the order's payments. */
export async function insertReceivedPayment(
  tx: Db,
  orderId: string,
  {
    provider,
    method,
    amount,
    at,
  }: { provider: 'cash' | 'manual'; method: ReceivedMethod | null; amount: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_attempts')
    .values({
      order_id: orderId,
      provider,
      method,
      amount,
      status: 'PAID',
      paid_at: at,
      created_at: at,
      expires_at: at,
    })
    .execute();
}

/** What can still be given back of each payment of the order, refunds under way taken off. */
export async function findRefundable(tx: Db, orderId: string): Promise<{ attemptId: string; left: number }[]> {
  const { rows } = await sql<{ attemptId: string; left: number }>`
    select attempt.id as "attemptId", (attempt.amount - coalesce(
      (select sum(refund.amount) from payment_refunds refund where refund.attempt_id = attempt.id and refund.status <> 'FAILED'), 0))::integer as left
    from payment_attempts attempt where attempt.order_id = ${orderId} and attempt.status = 'PAID' order by attempt.id`.execute(
    tx,
  );
  return rows.filter(({ left }) => left > 0);
}

// How long the answer of a provider that is away is waited for, once a payment's time is over.
const PATIENCE_MINUTES = 15;
// A minute is what lies between two times that somebody looks.
const ASKED_AGAIN_AFTER_SECONDS = 45;

/** Whether a payment of the order is open whose time is not over, or not long enough that its provider may be taken for silent. */
export async function mayStillBePaid(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from payment_attempts
    where order_id = ${orderId} and status = 'PENDING' and expires_at > ${minutesAfter(now, -PATIENCE_MINUTES)} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Orders that nobody paid in time, whose stock is still taken, that nobody is paying at this moment and whose provider was not asked in vain a
 * moment ago. Those of which no provider needs to be asked come first, then the oldest.
 */
export async function findUnpaidOrders(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where status in ('PENDING', 'PROCESSING', 'FAILED') and stock_returned_at is null and payable_until <= ${now}
      and not exists (
        select from payment_attempts attempt
        where attempt.order_id = orders.id and attempt.status = 'PENDING' and (attempt.expires_at > ${now}
          or attempt.expires_at > ${minutesAfter(now, -PATIENCE_MINUTES)}
            and attempt.last_checked_at > ${secondsAfter(now, -ASKED_AGAIN_AFTER_SECONDS)}))
    order by exists (
      select from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'PENDING'), payable_until
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
