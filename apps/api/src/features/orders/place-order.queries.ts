import { sql } from 'kysely';
import type { Order, OrderAmounts, OrderStatus, PaymentMethod } from '@tokpa/contract';
import type { CartLine } from '#features/cart';
import type { Db } from '#db/connect';

/** Who orders, from which cart, delivered where: what stays the same whatever is in the cart. */
export type Buyer = {
  cartId: string;
  /** The products of the cart as it began to be ordered, held until the order is written. */
  heldProducts: string[];
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: Order['shippingAddress'];
};

/**
 * Locks the shopper's cart, so that two orders of one cart wait for each other and additions for both, and its products in the order of their ids, as
 * every change of stock does: nobody waits in a ring. One statement, because every order passes here. `address` is null when
 * it is not this shopper's.
 */
export async function lockBuyer(tx: Db, userId: string, addressId: string | undefined): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    with cart as (
      select id, user_id from carts where user_id = ${userId} for no key update
    ), locked as (
      select id from products where id in (select product_id from cart_items where cart_id = (select id from cart))
      order by id for no key update
    )
    select cart.id as "cartId", users.first_name as "firstName", users.last_name as "lastName", users.email, users.phone,
      (select coalesce(array_agg(id), '{}') from locked) as "heldProducts",
      (select json_build_object('recipientName', recipient_name, 'phone', address.phone, 'addressLine1', address_line1,
        'addressLine2', address_line2, 'landmark', landmark, 'city', city, 'state', state, 'postalCode', postal_code, 'country', country)
       from shipping_addresses address where address.id = ${addressId ?? null} and address.user_id = cart.user_id) as address
    from cart join users on users.id = cart.user_id`.execute(tx);
  return rows[0];
}

/** Holds these articles in the order in which every change of stock does: products by id, then courses. */
export async function lockArticles(tx: Db, ids: readonly string[]): Promise<void> {
  for (const table of ['products', 'coaching_sessions', 'seminars'] as const) {
    await sql`
      select id from ${sql.table(table)} where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(tx);
  }
}

/** The places of courses are counted, not kept: whoever counts them holds the course. */
export async function lockCoursesInCart(tx: Db, cartId: string): Promise<void> {
  await sql`
    select id from coaching_sessions where id in (select coaching_session_id from cart_items where cart_id = ${cartId})
    order by id for no key update`.execute(tx);
  await sql`
    select id from seminars where id in (select seminar_id from cart_items where cart_id = ${cartId})
    order by id for no key update`.execute(tx);
}

/** Orders of this buyer whose payment failed and that hold one of these formations, with its name. */
export async function findFailedWith(
  db: Db,
  userId: string,
  formationIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (orders.id) orders.id, item.name from orders join order_items item on item.order_id = orders.id
    where orders.user_id = ${userId} and orders.status = 'FAILED' and item.formation_id = any(${[...formationIds]}::uuid[])
    order by orders.id`.execute(db);
  return rows;
}

/** When the first of these seminars and sessions begins; undefined where none has a date. */
export async function findFirstStart(tx: Db, ids: readonly string[]): Promise<Date | undefined> {
  const { rows } = await sql<{ start: string | null }>`
    select min(start_date) as start from (
      select start_date from seminars where id = any(${[...ids]}::uuid[])
      union all select start_date from coaching_sessions where id = any(${[...ids]}::uuid[])
    ) asked`.execute(tx);
  const start = rows[0]?.start ?? null;
  return start === null ? undefined : new Date(start);
}

/** What a basket costs, and how many articles that is. */
export type BasketAmounts = OrderAmounts & { itemsCount: number };

export type NewOrder = BasketAmounts & {
  orderNumber: string;
  userId: string;
  actor: 'SHOPPER' | 'STAFF';
  staffId: string | null;
  status: OrderStatus;
  /** The states that it passed through, the last being `status`. */
  statuses: OrderStatus[];
  paymentMethod: PaymentMethod;
  shippingAddress: Order['shippingAddress'];
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  couponCode: string | null;
  payableUntil: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  lines: CartLine[];
};

function lineRows(lines: readonly CartLine[]): string {
  const rows = lines.map(
    ({ itemType, itemId, variationId, name, variationName, picture, price, quantity }, position) => ({
      product_id: itemType === 'PRODUCT' ? itemId : null,
      variation_id: variationId,
      formation_id: itemType === 'FORMATION' ? itemId : null,
      coaching_session_id: itemType === 'COACHING_SESSION' ? itemId : null,
      seminar_id: itemType === 'SEMINAR' ? itemId : null,
      name,
      variation_name: variationName,
      picture,
      price,
      quantity,
      position,
    }),
  );
  return JSON.stringify(rows);
}

/**
 * Writes order, lines and events, takes the stock and empties the cart of these lines, all in one statement. Undefined, with
 * nothing written, when the number is taken.
 */
export async function insertOrder(tx: Db, order: NewOrder): Promise<string | undefined> {
  const address = order.shippingAddress === null ? null : JSON.stringify(order.shippingAddress);
  const { rows } = await sql<{ id: string }>`
    with placed as (
      insert into orders (order_number, user_id, status, payment_method, subtotal_amount, shipping_fee, cod_fee, total_amount,
        discount_amount, final_amount, coupon_code, items_count, shipping_address, customer_name, customer_email, customer_phone,
        payable_until, paid_at, created_at)
      values (${order.orderNumber}, ${order.userId}, ${order.status}, ${order.paymentMethod}, ${order.subtotalAmount},
        ${order.shippingFee}, ${order.codFee}, ${order.totalAmount}, ${order.discountAmount}, ${order.finalAmount},
        ${order.couponCode}, ${order.itemsCount}, ${address}::jsonb, ${order.customerName}, ${order.customerEmail}, ${order.customerPhone},
        ${order.payableUntil}, ${order.paidAt}, ${order.createdAt})
      on conflict (order_number) do nothing returning id
    ), line as (
      select * from jsonb_to_recordset(${lineRows(order.lines)}::jsonb) as line (product_id uuid, variation_id uuid, formation_id uuid,
        coaching_session_id uuid, seminar_id uuid, name text, variation_name text, picture jsonb, price integer, quantity integer,
        position integer)
    ), items as (
      insert into order_items (order_id, product_id, variation_id, formation_id, coaching_session_id, seminar_id, name,
        variation_name, picture, price, quantity, position)
      select placed.id, line.* from placed, line
    ), events as (
      insert into order_events (order_id, status, actor, staff_id, created_at)
      select placed.id, passed.status, ${order.actor}, ${order.staffId}::uuid, ${order.createdAt}::timestamptz
      from placed, unnest(${order.statuses}::text[]) with ordinality as passed (status, step) order by passed.step
    ), taken as (
      update products set stock = stock - sold.quantity
      from placed, (
        select product_id, sum(quantity)::integer as quantity from line where product_id is not null group by product_id
      ) sold
      where products.id = sold.product_id
    ), taken_of_variations as (
      update product_variations set stock = stock - sold.quantity
      from placed, (
        select variation_id, sum(quantity)::integer as quantity from line where variation_id is not null group by variation_id
      ) sold
      where product_variations.id = sold.variation_id
    ), emptied as (
      delete from cart_items using placed where cart_items.id = any(${order.lines.map(({ id }) => id)}::uuid[])
    )
    select id from placed`.execute(tx);
  return rows[0]?.id;
}
