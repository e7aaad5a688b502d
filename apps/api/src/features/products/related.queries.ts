import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { type ProductRow, selectProducts } from './products.queries.ts';

/** The product that others are compared with. */
type Subject = { id: string; categoryId: string; price: number };

// Looked at on each side of the price in each shelf: enough that some out of stock leave others.
const LOOKED_AT = 16;

/**
 * Published products of these shelves that resemble the subject: what can be bought first, then its own shelf, then the nearest
 * prices. Each shelf is read from its price index outwards from the subject's price, so that a large shop costs no more than a small one.
 */
export function selectRelated(
  db: Db,
  subject: Subject,
  { shelves, limit }: { shelves: readonly string[]; limit: number },
): Promise<ProductRow[]> {
  const { id, categoryId, price } = subject;
  return selectProducts(
    db,
    sql`
      select near.id, null::bigint as total
        from unnest(${shelves}::uuid[]) as shelf (id)
       cross join lateral (
         (select p.id, p.price, p.is_in_stock from products p
           where p.status = 'PUBLISHED' and p.category_id = shelf.id and p.price >= ${price} and p.id <> ${id}
           order by p.price, p.id limit ${LOOKED_AT})
         union all
         (select p.id, p.price, p.is_in_stock from products p
           where p.status = 'PUBLISHED' and p.category_id = shelf.id and p.price < ${price} and p.id <> ${id}
           order by p.price desc, p.id desc limit ${LOOKED_AT})
       ) near
       order by near.is_in_stock desc, shelf.id <> ${categoryId}, abs(near.price - ${price}), near.id
       limit ${limit}`,
  );
}

/** The published ones among these, in the order given. */
export function selectPublishedAmong(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  return selectProducts(
    db,
    sql`
      select p.id, null::bigint as total
        from unnest(${ids}::uuid[]) with ordinality as asked (id, at) join products p on p.id = asked.id
       where p.status = 'PUBLISHED' order by asked.at`,
  );
}
