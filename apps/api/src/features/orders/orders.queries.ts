import { type RawBuilder, sql } from 'kysely';
import type { Order, OrderQuery, OrderStatus, PaymentMethod } from '@tokpa/contract';
import { instant } from '#db/as-json';
import type { Db } from '#db/connect';
import { countedPayment, isOfCountedMoney } from '#db/counted-money';
import { everyWordIn } from '#db/every-word-in';
import { keptOfOrder } from '#db/kept-of-order';
import { mailAddressOfOrder } from '#db/mail-address-of-order';

/** An order as the database knows it. */
export type OrderRecord = Omit<Order, 'methodName' | 'isPayable' | 'leftUnpaid' | 'invoiceNumber' | 'transactions'> & {
  transactions: Omit<Order['transactions'][number], 'isRefundedByHand'>[];
  /** The payment that the order counts as its own. */
  paidWith: Pick<Order['transactions'][number], 'provider' | 'method'> | null;
  invoice: { year: number; number: number } | null;
  userId: string;
  customerName: string;
  customerPhone: string;
};

const productSold = sql`case when item.product_id is not null then json_build_object(
  'id', item.product_id, 'price', item.price, 'name', item.name, 'variation', item.variation_name, 'picture', item.picture,
  'slug', case when products.status = 'PUBLISHED' then products.slug end,
  'images', case when item.picture is null then '[]'::json else json_build_array(item.picture ->> 'src') end) end`;

const courseSold = (column: string) => sql`case when ${sql.ref(column)} is not null then json_build_object(
  'id', ${sql.ref(column)}, 'price', item.price, 'title', item.name, 'picture', item.picture) end`;

const itemsOfOrder = sql`(
  select coalesce(json_agg(json_build_object(
    'id', item.id, 'quantity', item.quantity, 'price', item.price, 'totalAmount', item.price * item.quantity,
    'itemType', case when item.product_id is not null then 'PRODUCT' when item.formation_id is not null then 'FORMATION'
      when item.seminar_id is not null then 'SEMINAR' else 'COACHING_SESSION' end,
    'product', ${productSold},
    'formation', case when item.formation_id is not null then json_build_object('id', item.formation_id, 'price', item.price,
      'title', item.name, 'image', item.picture ->> 'src', 'picture', item.picture) end,
    'coachingSession', ${courseSold('item.coaching_session_id')}, 'seminar', ${courseSold('item.seminar_id')}
  ) order by item.position, item.id), '[]'::json)
  from order_items item left join products on products.id = item.product_id where item.order_id = orders.id)`;

const eventsOfOrder = sql`(
  select coalesce(json_agg(json_build_object(
    'status', event.status, 'note', event.note, 'actor', event.actor, 'createdAt', ${instant('event.created_at')}) order by event.id), '[]'::json)
  from order_events event where event.order_id = orders.id)`;

const transactionsOfOrder = sql`(
  select coalesce(json_agg(json_build_object(
    'id', attempt.id, 'provider', attempt.provider, 'providerId', attempt.provider_reference, 'method', attempt.method,
    'amount', attempt.amount, 'currency', attempt.currency, 'status', attempt.status,
    'createdAt', ${instant('attempt.created_at')}) order by attempt.id), '[]'::json)
  from payment_attempts attempt where attempt.order_id = orders.id)`;

const refundsOfOrder = sql`(
  select coalesce(json_agg(json_build_object('id', refund.id, 'amount', refund.amount, 'reason', refund.reason,
    'status', case when refund.withdrawn_at is not null then 'WITHDRAWN' else refund.status end,
    'createdAt', ${instant('refund.created_at')}) order by refund.id), '[]'::json)
  from payment_refunds refund join payment_attempts attempt on attempt.id = refund.attempt_id where attempt.order_id = orders.id)`;

const refundable = sql`(
  select coalesce(sum(attempt.amount - coalesce((
    select sum(refund.amount) from payment_refunds refund where refund.attempt_id = attempt.id and refund.status <> 'FAILED'), 0)), 0)::integer
  from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'PAID')`;

const sumOfRefunds = (inState: RawBuilder<unknown>) => sql`(
  select coalesce(sum(refund.amount), 0)::integer
  from payment_refunds refund join payment_attempts its on its.id = refund.attempt_id
  where its.order_id = orders.id and refund.status ${inState} and ${isOfCountedMoney})`;

const orderColumns = sql`
  orders.id, orders.user_id as "userId", orders.order_number as "orderNumber", orders.status, orders.payment_method as "paymentMethod",
  orders.subtotal_amount as "subtotalAmount", orders.shipping_fee as "shippingFee", orders.cod_fee as "codFee",
  orders.total_amount as "totalAmount", orders.discount_amount as "discountAmount", orders.final_amount as "finalAmount",
  orders.uncollected_amount as "uncollectedAmount",
  case when orders.coupon_code is not null then json_build_object('code', orders.coupon_code) end as coupon,
  orders.items_count as "itemsCount", orders.created_at as "createdAt", orders.updated_at as "updatedAt",
  orders.shipping_address as "shippingAddress", orders.payable_until as "payableUntil", orders.paid_at as "paidAt", orders.customer_name as "customerName",
  orders.customer_phone as "customerPhone",
  json_build_object('name', orders.customer_name, 'email', orders.customer_email, 'phone', orders.customer_phone) as customer,
  ${mailAddressOfOrder} as "mailAddress",
  ${itemsOfOrder} as "orderItems", ${eventsOfOrder} as events,
  ${transactionsOfOrder} as transactions, ${countedPayment} as "paidWith", ${refundsOfOrder} as refunds, ${refundable} as "refundableAmount",
  ${sumOfRefunds(sql`<> 'FAILED'`)} as "refundedAmount", ${sumOfRefunds(sql`in ('PENDING', 'MANUAL')`)} as "dueRefundAmount",
  (select json_build_object('year', year, 'number', number) from invoices where order_id = orders.id) as invoice`;

/** One order; with `userId` only when it is that shopper's. */
export async function findOrder(db: Db, orderId: string, userId?: string): Promise<OrderRecord | undefined> {
  const owned = userId === undefined ? sql`` : sql` and orders.user_id = ${userId}`;
  const { rows } =
    await sql<OrderRecord>`select ${orderColumns} from orders where orders.id = ${orderId}${owned}`.execute(db);
  return rows[0];
}

/** By number, by id, or by both, which must then name the same order. */
export async function findTrackedOrder(
  db: Db,
  asked: { orderNumber: string | undefined; orderId: string | undefined; userId: string | undefined },
): Promise<OrderRecord | undefined> {
  const conditions = [
    ...(asked.orderNumber === undefined ? [] : [sql`orders.order_number = upper(${asked.orderNumber})`]),
    ...(asked.orderId === undefined ? [] : [sql`orders.id = ${asked.orderId}`]),
    ...(asked.userId === undefined ? [] : [sql`orders.user_id = ${asked.userId}`]),
  ];
  const { rows } =
    await sql<OrderRecord>`select ${orderColumns} from orders where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0];
}

export type OrderFilter = {
  userId?: string | undefined;
  status?: OrderStatus | undefined;
  paymentMethod?: PaymentMethod | undefined;
  minTotal?: number | undefined;
  maxTotal?: number | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this instant. */
  before?: Date | undefined;
  search?: string | undefined;
  invoice?: { year: number; number: number } | undefined;
  /** Orders with a parcel to send now. */
  toPrepare?: true | undefined;
  /** Orders on their way, or delivered, without their money. */
  leftUnpaid?: true | undefined;
};

/** Paid, or taken in hand to be paid on delivery; something in it is sent, and the money was not given back. */
const toPrepare = sql`(orders.status = 'PAID' or (orders.status = 'PROCESSING' and orders.payment_method = 'cod'))
  and exists (select from order_items item where item.order_id = orders.id and item.product_id is not null)
  and (${refundable} > 0 or not exists (
    select from payment_attempts attempt where attempt.order_id = orders.id and attempt.status in ('PAID', 'REFUNDED')))`;

/** As `leftUnpaid` says of one order, word for word what `orders_left_unpaid` holds. */
const isLeftUnpaid = sql`(orders.status in ('SHIPPED', 'DELIVERED') and orders.paid_at is null
  and orders.payment_method <> 'cod' and orders.final_amount > 0)`;

/** What an order is looked for by, who ordered it and where its parcel goes to; `orders_by_words` serves it. */
export const orderWords = sql<string>`words_of_order(orders.order_number, orders.customer_name, orders.customer_email, orders.customer_phone, orders.shipping_address)`;

const CONDITIONS: { [Name in keyof OrderFilter]-?: (value: NonNullable<OrderFilter[Name]>) => RawBuilder<unknown> } = {
  userId: (userId) => sql`orders.user_id = ${userId}`,
  status: (status) => sql`orders.status = ${status}`,
  paymentMethod: (method) => sql`orders.payment_method = ${method}`,
  minTotal: (amount) => sql`orders.final_amount >= ${amount}`,
  maxTotal: (amount) => sql`orders.final_amount <= ${amount}`,
  from: (instant) => sql`orders.created_at >= ${instant}`,
  before: (instant) => sql`orders.created_at < ${instant}`,
  search: (typed) => everyWordIn(orderWords, typed),
  invoice: ({ year, number }) =>
    sql`orders.id in (select order_id from invoices where year = ${year} and number = ${number})`,
  toPrepare: () => toPrepare,
  leftUnpaid: () => isLeftUnpaid,
};

function whereOf(filter: OrderFilter): RawBuilder<unknown> {
  const conditions = Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const condition = CONDITIONS[name as keyof OrderFilter] as (value: unknown) => RawBuilder<unknown>;
    return [condition(value)];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Ids are given in the order of time. Each order is that of an index, read forward or backward. */
const ORDERS: Readonly<Record<OrderQuery['sort'], RawBuilder<unknown>>> = {
  createdAt: sql`orders.id`,
  '-createdAt': sql`orders.id desc`,
  orderNumber: sql`orders.order_number`,
  '-orderNumber': sql`orders.order_number desc`,
  customerName: sql`orders.customer_name collate french, orders.id`,
  '-customerName': sql`orders.customer_name collate french desc, orders.id desc`,
  totalAmount: sql`orders.total_amount, orders.id`,
  '-totalAmount': sql`orders.total_amount desc, orders.id desc`,
  finalAmount: sql`orders.final_amount, orders.id`,
  '-finalAmount': sql`orders.final_amount desc, orders.id desc`,
  status: sql`orders.status, orders.id desc`,
  '-status': sql`orders.status desc, orders.id`,
};

export async function findOrders(
  db: Db,
  filter: OrderFilter,
  { page, limit, sort }: Pick<OrderQuery, 'page' | 'limit' | 'sort'>,
): Promise<OrderRecord[]> {
  const order = ORDERS[sort];
  const { rows } = await sql<OrderRecord>`
    select ${orderColumns}
    from (select * from orders where ${whereOf(filter)} order by ${order} limit ${limit} offset ${(page - 1) * limit}) orders
    order by ${order}`.execute(db);
  return rows;
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from orders where ${whereOf(filter)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

// A parcel that is sent leaves these, a seat that was sold never does: of the newest alone, or a shop of courses would count all its years.
const NEWEST = 1000;

export type WaitingOrders = { toPrepare: number; unpaid: number };

/** What waits for the shop, among its newest paid orders, and what waits for its shopper's payment. Costs the same however old the shop is. */
export async function countWaitingOrders(db: Db): Promise<WaitingOrders> {
  const newest = (condition: RawBuilder<unknown>) =>
    sql`(select * from orders where ${condition} order by id desc limit ${sql.lit(NEWEST)})`;
  const inHand = sql`${newest(sql`status = 'PAID'`)} union all ${newest(sql`status = 'PROCESSING' and payment_method = 'cod'`)}`;
  const { rows } = await sql<WaitingOrders>`
    select (select count(*) from (${inHand}) orders where ${toPrepare}) as "toPrepare",
           (select count(*) from orders where status in ('PENDING', 'PROCESSING', 'FAILED')
             and payable_until is not null and stock_returned_at is null) as unpaid`.execute(db);
  return rows[0] ?? { toPrepare: 0, unpaid: 0 };
}

export async function findAllOrdersOf(db: Db, userId: string): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRecord>`
    select ${orderColumns} from orders where orders.user_id = ${userId} order by orders.id desc`.execute(db);
  return rows;
}

/** What the shopper paid and was not given back, for paid orders that were not cancelled. */
export async function sumSpent(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(${keptOfOrder}), 0) as spent from orders
    where user_id = ${userId} and paid_at is not null and status <> 'CANCELLED'`.execute(db);
  return rows[0]?.spent ?? 0;
}
