import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { type ProductRow, selectProducts } from './products.queries.ts';

// Looked at on each side of the price in each shelf: enough that some out of stock leave others.
const LOOKED_AT = 16;

/**
 * Published products that resemble this one, from its main category and all below it: what can be bought first, then its own
 * shelf, then the nearest prices. Each shelf is read from its price index outwards from the product's price, so that a large
 * shop costs no more than a small one.
 */
export function selectRelated(db: Db, id: string, limit: number): Promise<ProductRow[]> {
  // Written out, not as parameters: PostgreSQL can then plan the statement once for all products.
  const [most, lookedAt] = [sql.lit(limit), sql.lit(LOOKED_AT)];
  return selectProducts(
    db,
    sql`
      with subject as materialized (
        select p.id, p.category_id, p.price, coalesce(own.top_id, own.id) as top_id
          from products p join categories own on own.id = p.category_id where p.id = ${id}
      ), shelf as (
        select top_id as id from subject
        union all
        select c.id from categories c join subject on c.top_id = subject.top_id
      )
      select near.id, null::bigint as total
        from subject cross join shelf
       cross join lateral (
         (select p.id, p.price, p.is_in_stock from products p
           where p.status = 'PUBLISHED' and p.category_id = shelf.id and p.price >= subject.price and p.id <> subject.id
           order by p.price, p.id limit ${lookedAt})
         union all
         (select p.id, p.price, p.is_in_stock from products p
           where p.status = 'PUBLISHED' and p.category_id = shelf.id and p.price < subject.price and p.id <> subject.id
           order by p.price desc, p.id desc limit ${lookedAt})
       ) near
       order by near.is_in_stock desc, shelf.id <> subject.category_id, abs(near.price - subject.price), near.id
       limit ${most}`,
  );
}
