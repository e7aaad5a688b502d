import { sql } from 'kysely';
import { CART_QUANTITY_MAX, type ItemType } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { statement } from '#db/statement';

/** Something on sale today, as somebody asks to put it in the cart. */
export type Offer = { name: string; stock: number; variationId: string | null; needsVariation: boolean };

const selectProductOffer = statement<{ productId: string; variationId: string | null }, Offer>(
  ({ productId, variationId }) => sql`
    select products.name, coalesce(variation.stock, products.stock) as stock, variation.id as "variationId",
      variation.id is null and exists (select from product_variations choice where choice.product_id = products.id) as "needsVariation"
    from products left join lateral (
      select id, stock from product_variations
      where product_id = products.id and id = coalesce(${variationId}, id)
      order by stock > 0 desc, price, position, id limit 1) variation on true
    where products.id = ${productId} and products.status = 'PUBLISHED'
      and (${variationId}::uuid is null or variation.id is not null
        or exists (select from product_variations choice where choice.product_id = products.id))`,
);

/** Who names no variation gets the cheapest that is in stock: its price is the one that lists show. */
export async function findProductOffer(
  db: Db,
  productId: string,
  variationId: string | null,
): Promise<Offer | undefined> {
  const [offer] = await selectProductOffer(db, { productId, variationId });
  return offer;
}

type Course = Exclude<ItemType, 'PRODUCT'>;

export async function findCourseOffer(
  db: Db,
  course: { itemType: Course; itemId: string },
  now: Date,
): Promise<Offer | undefined> {
  const idIf = (type: Course) => (course.itemType === type ? course.itemId : null);
  const { rows } = await sql<{ offer: { name: string; stock: number | null; isAvailable: boolean } | null }>`
    select course_offer(${idIf('FORMATION')}, ${idIf('COACHING_SESSION')}, ${idIf('SEMINAR')}, ${now}) as offer`.execute(
    db,
  );
  const offer = rows[0]?.offer;
  if (!offer?.isAvailable) return undefined;
  return { name: offer.name, stock: offer.stock ?? CART_QUANTITY_MAX, variationId: null, needsVariation: false };
}
