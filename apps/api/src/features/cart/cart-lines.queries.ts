import { type RawBuilder, sql } from 'kysely';
import { CART_QUANTITY_MAX, type ItemType, type Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';

/** A line of a cart with what the shop says of its article today. */
export type CartLine = {
  id: string;
  itemType: ItemType;
  itemId: string;
  variationId: string | null;
  slug: string;
  name: string;
  variationName: string | null;
  picture: Picture | null;
  price: number;
  /** What is left of it; of what is never used up, as many as a cart can hold. */
  stock: number;
  isAvailable: boolean;
  quantity: number;
};

/** Places of a seminar or a coaching session that no standing order holds. */
function placesLeft(
  table: 'seminars' | 'coaching_sessions',
  column: 'seminar_id' | 'coaching_session_id',
): RawBuilder<number> {
  const taken = sql`(
    select coalesce(sum(sold.quantity), 0) from order_items sold join orders on orders.id = sold.order_id
    where ${sql.ref(`sold.${column}`)} = ${sql.ref(`${table}.id`)} and orders.stock_returned_at is null)`;
  return sql`case when ${sql.ref(`${table}.max_participants`)} is null then ${sql.lit(CART_QUANTITY_MAX)}
    else greatest(0, ${sql.ref(`${table}.max_participants`)} - ${taken})::integer end`;
}

const lineColumns = sql`
  line.id, line.quantity, line.variation_id as "variationId", variation.name as "variationName",
  coalesce(line.product_id, line.formation_id, line.coaching_session_id, line.seminar_id) as "itemId",
  case when line.product_id is not null then 'PRODUCT' when line.formation_id is not null then 'FORMATION'
    when line.seminar_id is not null then 'SEMINAR' else 'COACHING_SESSION' end as "itemType",
  coalesce(products.slug, formations.slug, coaching_sessions.slug, seminars.slug) as slug,
  coalesce(products.name, formations.title, coaching_sessions.title, seminars.title) as name,
  coalesce(products.pictures -> 0, formations.picture, coaching_sessions.picture, seminars.picture) as picture,
  coalesce(variation.price, products.price, formations.price, coaching_sessions.price, seminars.price) as price,
  case when line.product_id is not null then coalesce(variation.stock, products.stock)
    when line.formation_id is not null then ${sql.lit(CART_QUANTITY_MAX)}
    when line.seminar_id is not null then ${placesLeft('seminars', 'seminar_id')}
    else ${placesLeft('coaching_sessions', 'coaching_session_id')} end as stock`;

// A product that got variations after it was put in the cart can no longer be bought without choosing one.
const isAvailable = (now: Date) => sql`
  coalesce(products.status, formations.status, coaching_sessions.status, seminars.status) = 'PUBLISHED'
  and coalesce(seminars.start_date, coaching_sessions.start_date, 'infinity') > ${now}
  and (line.product_id is null or line.variation_id is not null
    or not exists (select from product_variations choice where choice.product_id = line.product_id))`;

const articles = sql`
  left join products on products.id = line.product_id
  left join product_variations variation on variation.id = line.variation_id
  left join formations on formations.id = line.formation_id
  left join coaching_sessions on coaching_sessions.id = line.coaching_session_id
  left join seminars on seminars.id = line.seminar_id`;

/** The lines of a shopper's cart in the order of their adding; undefined when there is no cart. */
export async function findCartOf(db: Db, userId: string, now: Date): Promise<CartLine[] | undefined> {
  const { rows } = await sql<CartLine | { id: null }>`
    select ${lineColumns}, ${isAvailable(now)} as "isAvailable"
    from carts left join cart_items line on line.cart_id = carts.id ${articles}
    where carts.user_id = ${userId}
    order by line.created_at, line.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is CartLine => row.id !== null);
}

export async function findCartLines(db: Db, cartId: string, now: Date): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    select ${lineColumns}, ${isAvailable(now)} as "isAvailable"
    from cart_items line ${articles}
    where line.cart_id = ${cartId}
    order by line.created_at, line.id`.execute(db);
  return rows;
}

export async function findCartLine(
  db: Db,
  { userId, lineId }: { userId: string; lineId: string },
  now: Date,
): Promise<CartLine | undefined> {
  const { rows } = await sql<CartLine>`
    select ${lineColumns}, ${isAvailable(now)} as "isAvailable"
    from cart_items line join carts on carts.id = line.cart_id ${articles}
    where line.id = ${lineId} and carts.user_id = ${userId}`.execute(db);
  return rows[0];
}
