import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** Every change of stock holds the products' rows, in the order of their ids: nobody waits in a ring. */
async function lockProductsOf(tx: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where id in (select product_id from order_items where order_id = ${orderId})
    order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

async function moveStock(tx: Db, orderId: string, sign: 1 | -1): Promise<void> {
  await sql`
    with line as (
      select product_id, variation_id, quantity * ${sign}::integer as quantity from order_items
      where order_id = ${orderId} and product_id is not null
    ), of_variations as (
      update product_variations set stock = stock + moved.quantity
      from (select variation_id, sum(quantity)::integer as quantity from line group by variation_id) moved
      where product_variations.id = moved.variation_id
    )
    update products set stock = stock + moved.quantity
    from (
      select product_id, sum(quantity)::integer as quantity from line
      -- Bought before the product had variations, or in one that has gone: the sum of its variations' stocks knows nothing of it.
      where variation_id is not null or not exists (select from product_variations one where one.product_id = line.product_id)
      group by product_id
    ) moved
    where products.id = moved.product_id`.execute(tx);
}

/** What comes back to no stock, because its product is counted by variations by now, leaves the history again: its sum stays the stock. */
async function noteWhatStays(tx: Db, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into stock_movements (product_id, variation_name, change, reason, note, at)
    select item.product_id, item.variation_name, -sum(item.quantity)::integer, 'correction',
      'Commande ' || orders.order_number || ' annulée : vendu avant les déclinaisons, cela ne revient à aucune.', ${at}::timestamptz
    from order_items item join orders on orders.id = item.order_id
    where item.order_id = ${orderId} and item.variation_id is null
      and exists (select from product_variations one where one.product_id = item.product_id)
    group by item.product_id, item.variation_name, orders.order_number`.execute(tx);
}

/** Gives back what the order took; answers the products concerned. */
export async function returnStock(tx: Db, orderId: string, at: Date): Promise<string[]> {
  const productIds = await lockProductsOf(tx, orderId);
  if (productIds.length > 0) {
    await moveStock(tx, orderId, 1);
    await noteWhatStays(tx, orderId, at);
  }
  return productIds;
}

/** Why what an order held can not be had again: withdrawn or called off, begun, open to its buyer by another order, or too little of it is left. */
export type Missing = 'withdrawn' | 'begun' | 'open' | 'stock';

async function findMissing(tx: Db, orderId: string, now: Date): Promise<Missing | undefined> {
  const { rows } = await sql<{ missing: Missing }>`
    select case when held.is_withdrawn then 'withdrawn' when held.has_begun then 'begun'
      when opened.id is not null then 'open' else 'stock' end as missing
    from order_items item
    join orders on orders.id = item.order_id
    left join formation_enrollments opened on opened.formation_id = item.formation_id and opened.user_id = orders.user_id
      and opened.status in ('ACTIVE', 'COMPLETED') and item.price > 0
    left join products on products.id = item.product_id
    left join product_variations variation on variation.id = item.variation_id
    left join seminars on seminars.id = item.seminar_id
    left join coaching_sessions on coaching_sessions.id = item.coaching_session_id
    cross join lateral (
      select coalesce(seminars.status, coaching_sessions.status) <> 'PUBLISHED'
          or coalesce(seminars.cancelled_at, coaching_sessions.cancelled_at) is not null as is_withdrawn,
        coalesce(seminars.start_date, coaching_sessions.start_date) <= ${now} as has_begun) held
    where item.order_id = ${orderId} and (
      held.is_withdrawn or held.has_begun or opened.id is not null
      or coalesce(variation.stock, products.stock) < item.quantity
      or (item.variation_id is null and item.product_id is not null
        and (item.variation_name is not null or exists (select from product_variations one where one.product_id = item.product_id)))
      or seminars.max_participants < item.quantity + seminar_seats_taken(seminars.id)
      or coaching_sessions.max_participants < item.quantity + coaching_seats_taken(coaching_sessions.id))
    limit 1`.execute(tx);
  return rows[0]?.missing;
}

/** The formations that the order's money is for and that its buyer had open before, and by which order; null where by none. */
export async function findOpenBefore(tx: Db, orderId: string): Promise<{ name: string; orderNumber: string | null }[]> {
  const { rows } = await sql<{ name: string; orderNumber: string | null }>`
    select item.name, other.order_number as "orderNumber"
    from order_items item
    join orders on orders.id = item.order_id
    join formation_enrollments opened on opened.formation_id = item.formation_id and opened.user_id = orders.user_id
      and opened.status in ('ACTIVE', 'COMPLETED') and opened.order_id is distinct from orders.id
    left join orders other on other.id = opened.order_id
    where item.order_id = ${orderId} and item.price > 0 order by item.position`.execute(tx);
  return rows;
}

async function lockCoursesOf(tx: Db, orderId: string): Promise<void> {
  for (const [table, column] of [
    ['coaching_sessions', 'coaching_session_id'],
    ['seminars', 'seminar_id'],
  ] as const) {
    await sql`
      select id from ${sql.table(table)} where id in (select ${sql.ref(column)} from order_items where order_id = ${orderId})
      order by id for no key update`.execute(tx);
  }
}

/** Takes the order's stock once more, if all of it is still there; answers the products concerned, or why it is not. */
export async function takeStockAgain(tx: Db, orderId: string, now: Date): Promise<string[] | Missing> {
  const productIds = await lockProductsOf(tx, orderId);
  await lockCoursesOf(tx, orderId);
  const missing = await findMissing(tx, orderId, now);
  if (missing) return missing;
  if (productIds.length > 0) await moveStock(tx, orderId, -1);
  return productIds;
}
