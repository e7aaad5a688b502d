import { sql, type RawBuilder } from 'kysely';
import type { Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';

export type CategoryRow = {
  id: string;
  parentId: string | null;
  slug: string;
  name: string;
  description: string;
  picture: Picture | null;
  ownProductsCount: number;
  createdAt: string;
  updatedAt: string;
  isWanted: boolean;
  topLevelCount: number;
};

/** The wanted categories and everything below them, siblings in their order, in one statement. */
function selectBranches(db: Db, wanted: RawBuilder<unknown>): Promise<CategoryRow[]> {
  const query = sql<CategoryRow>`
    with recursive wanted as (${wanted}), branch as (
      select c.*, true as is_wanted from categories c join wanted on wanted.id = c.id
      union all
      select child.*, false from categories child join branch on child.parent_id = branch.id
    )
    select c.id, c.parent_id as "parentId", c.slug, c.name, c.description, c.picture,
           c.created_at as "createdAt", c.updated_at as "updatedAt", c.is_wanted as "isWanted",
           coalesce(counts.products_count, 0) as "ownProductsCount",
           (select count(*) from categories where parent_id is null) as "topLevelCount"
      from branch c left join category_product_counts counts on counts.category_id = c.id
     order by c.position, c.name collate french, c.id`;
  return query.execute(db).then(({ rows }) => rows);
}

export function selectTopLevelPage(db: Db, asked: { page: number; limit: number }): Promise<CategoryRow[]> {
  const offset = (asked.page - 1) * asked.limit;
  return selectBranches(
    db,
    sql`select id from categories where parent_id is null order by position, name collate french, id limit ${asked.limit} offset ${offset}`,
  );
}

/** By id, by slug, or by a slug that it once had and that no other category has now. */
export function selectBranchOf(db: Db, idOrSlug: string): Promise<CategoryRow[]> {
  return selectBranches(
    db,
    sql`select id from categories where id::text = ${idOrSlug.toLowerCase()} or slug = ${idOrSlug}
        union all
        select category_id from slug_redirects
         where kind = 'category' and slug = ${idOrSlug} and not exists (select from categories where slug = ${idOrSlug})`,
  );
}

export async function countTopLevel(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from categories where parent_id is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countCategories(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from categories`.execute(db);
  return rows[0]?.count ?? 0;
}

export function selectCategorySlugs(
  db: Db,
  range: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return db
    .selectFrom('categories')
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}
