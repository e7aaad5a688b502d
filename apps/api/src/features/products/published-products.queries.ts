import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Range } from '#db/within';
import { countProducts, selectProducts, type ProductRow, WHOLE_SHOP } from './products.queries.ts';

export function countPublishedProducts(db: Db): Promise<number> {
  return countProducts(db, WHOLE_SHOP);
}

export function selectPublishedSlugs(db: Db, range: Range): Promise<{ slug: string; updatedAt: string }[]> {
  return db
    .selectFrom('products')
    .select(['slug', 'updated_at as updatedAt'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

/** The published products that come after this one, oldest first: however many there are, each part costs the same. */
export function selectPublishedAfter(db: Db, id: string | undefined, limit: number): Promise<ProductRow[]> {
  const after = id === undefined ? sql`` : sql`and p.id > ${id}::uuid`;
  return selectProducts(
    db,
    sql`select p.id, null::bigint as total from products p where p.status = 'PUBLISHED' ${after} order by p.id limit ${limit}`,
  );
}
