import { sql } from 'kysely';
import { CART_QUANTITY_MAX, type ItemType } from '@tokpa/contract';
import type { Db } from '#db/connect';

/** Something on sale today, as somebody asks to put it in the cart. */
export type Offer = { name: string; stock: number; needsVariation: boolean };

export async function findProductOffer(
  db: Db,
  productId: string,
  variationId: string | undefined,
): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select products.name, coalesce(variation.stock, products.stock) as stock,
      variation.id is null and exists (select from product_variations choice where choice.product_id = products.id) as "needsVariation"
    from products left join product_variations variation
      on variation.product_id = products.id and variation.id = ${variationId ?? null}
    where products.id = ${productId} and products.status = 'PUBLISHED'
      and (${variationId ?? null}::uuid is null or variation.id is not null
        or exists (select from product_variations choice where choice.product_id = products.id))`.execute(db);
  return rows[0];
}

type Course = Exclude<ItemType, 'PRODUCT'>;

async function findFormationOffer(db: Db, id: string): Promise<Offer | undefined> {
  const formation = await db
    .selectFrom('formations')
    .select('title as name')
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return formation && { ...formation, stock: CART_QUANTITY_MAX, needsVariation: false };
}

export async function findCourseOffer(
  db: Db,
  course: { itemType: Course; itemId: string },
  now: Date,
): Promise<Offer | undefined> {
  if (course.itemType === 'FORMATION') return findFormationOffer(db, course.itemId);
  const [table, column] =
    course.itemType === 'SEMINAR'
      ? (['seminars', 'seminar_id'] as const)
      : (['coaching_sessions', 'coaching_session_id'] as const);
  const { rows } = await sql<Offer>`
    select event.title as name, false as "needsVariation",
      case when event.max_participants is null then ${sql.lit(CART_QUANTITY_MAX)}
        else greatest(0, event.max_participants - (
          select coalesce(sum(sold.quantity), 0) from order_items sold join orders on orders.id = sold.order_id
          where ${sql.ref(`sold.${column}`)} = event.id and orders.stock_returned_at is null))::integer end as stock
    from ${sql.table(table)} event
    where event.id = ${course.itemId} and event.status = 'PUBLISHED' and coalesce(event.start_date, 'infinity') > ${now}`.execute(
    db,
  );
  return rows[0];
}
