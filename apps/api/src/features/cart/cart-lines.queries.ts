import { sql } from 'kysely';
import { CART_QUANTITY_MAX, type ItemType, type Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { statement, type Slot } from '#db/statement';
import { COLUMN_OF } from './cart.queries.ts';

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

type Course = Pick<CartLine, 'slug' | 'name' | 'picture' | 'price' | 'isAvailable'> & { stock: number | null };
type ProductRow = CartLine & { course: null };
type CourseRow = Pick<CartLine, 'id' | 'itemType' | 'itemId' | 'quantity'> & {
  variationId: null;
  variationName: null;
  course: Course;
};
type LineRow = ProductRow | CourseRow;

// A product that got variations after it was put in the cart can no longer be bought without choosing one.
const lineColumns = (now: Date | Slot) => sql`
  line.id, line.quantity, line.variation_id as "variationId",
  coalesce(variation.name, line.gone_variation_name) as "variationName",
  coalesce(line.product_id, line.formation_id, line.coaching_session_id, line.seminar_id) as "itemId",
  case when line.product_id is not null then 'PRODUCT' when line.formation_id is not null then 'FORMATION'
    when line.seminar_id is not null then 'SEMINAR' else 'COACHING_SESSION' end as "itemType",
  products.slug, products.name, products.pictures -> 0 as picture,
  coalesce(variation.price, line.gone_variation_price, products.price) as price,
  case when line.gone_variation_name is null then coalesce(variation.stock, products.stock) else 0 end as stock,
  products.status = 'PUBLISHED' and line.gone_variation_name is null and (line.variation_id is not null
    or not exists (select from product_variations choice where choice.product_id = line.product_id)) as "isAvailable",
  case when line.product_id is null then
    course_offer(line.formation_id, line.coaching_session_id, line.seminar_id, ${now}) end as course`;

const articles = sql`
  left join products on products.id = line.product_id
  left join product_variations variation on variation.id = line.variation_id and variation.product_id = line.product_id`;

function toLine({ course, ...line }: LineRow): CartLine {
  return course === null ? (line as CartLine) : { ...line, ...course, stock: course.stock ?? CART_QUANTITY_MAX };
}

const selectCartOf = statement<{ userId: string; now: Date }, LineRow | { id: null }>(
  ({ userId, now }) => sql`
    select ${lineColumns(now)}
    from carts left join cart_items line on line.cart_id = carts.id ${articles}
    where carts.user_id = ${userId}
    order by line.created_at, line.id`,
);

/** The lines of a shopper's cart in the order of their adding; undefined when there is no cart. */
export async function findCartOf(db: Db, userId: string, now: Date): Promise<CartLine[] | undefined> {
  const rows = await selectCartOf(db, { userId, now });
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is LineRow => row.id !== null).map(toLine);
}

export async function findCartLines(db: Db, cartId: string, now: Date): Promise<CartLine[]> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns(now)}
    from cart_items line ${articles}
    where line.cart_id = ${cartId}
    order by line.created_at, line.id`.execute(db);
  return rows.map(toLine);
}

export async function findCartLine(
  db: Db,
  { userId, lineId }: { userId: string; lineId: string },
  now: Date,
): Promise<CartLine | undefined> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns(now)}
    from cart_items line join carts on carts.id = line.cart_id ${articles}
    where line.id = ${lineId} and carts.user_id = ${userId}`.execute(db);
  return rows.map(toLine)[0];
}

/** An article that somebody wants, in no cart. */
export type WantedArticle = Pick<CartLine, 'itemType' | 'itemId' | 'variationId' | 'quantity'>;

/** What a cart of these articles would say of each; undefined in the place of one that does not exist. */
export async function findOffers(
  db: Db,
  wanted: readonly WantedArticle[],
  now: Date,
): Promise<(CartLine | undefined)[]> {
  const articlesWanted = wanted.map(({ itemType, itemId, variationId, quantity }, position) => ({
    id: crypto.randomUUID(),
    [COLUMN_OF[itemType]]: itemId,
    variation_id: variationId,
    quantity,
    position,
  }));
  const { rows } = await sql<LineRow>`
    select ${lineColumns(now)}
    from jsonb_to_recordset(${JSON.stringify(articlesWanted)}::jsonb) as line (id uuid, product_id uuid, variation_id uuid,
      gone_variation_name text, gone_variation_price integer, formation_id uuid, coaching_session_id uuid, seminar_id uuid,
      quantity integer, position integer) ${articles}
    order by line.position`.execute(db);
  return rows.map((row) => {
    const line = toLine(row);
    return line.name === null ? undefined : line;
  });
}
