import { sql, type RawBuilder } from 'kysely';
import type { CategoryQuery, Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { within, type Range } from '#db/within';

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
};

const IN_THE_SHOPS_ORDER = sql`c.position, c.name collate french, c.id`;

/** The wanted categories and everything below them, siblings in the order, in one statement. */
function selectBranches(
  db: Db,
  wanted: RawBuilder<unknown>,
  order: RawBuilder<unknown> = IN_THE_SHOPS_ORDER,
): Promise<CategoryRow[]> {
  const query = sql<CategoryRow>`
    with recursive wanted as (${wanted}), below as (
      select id from wanted union select child.id from categories child join below on child.parent_id = below.id
    )
    select c.id, c.parent_id as "parentId", c.slug, c.name, c.description, c.picture,
           c.created_at as "createdAt", c.updated_at as "updatedAt", c.id in (select id from wanted) as "isWanted",
           coalesce(counts.products_count, 0) as "ownProductsCount"
      from categories c join below on below.id = c.id left join category_product_counts counts on counts.category_id = c.id
     order by ${order}`;
  return query.execute(db).then(({ rows }) => rows);
}

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  position: sql`c.position`,
  name: sql`c.name collate french`,
  createdAt: sql`c.created_at`,
  updatedAt: sql`c.updated_at`,
};

function orderOf(sort: CategoryQuery['sort']): RawBuilder<unknown> {
  const column = SORTS[sort?.replace(/^-/, '') ?? ''];
  if (!column) return IN_THE_SHOPS_ORDER;
  return sort?.startsWith('-') ? sql`${column} desc, c.id desc` : sql`${column}, ${IN_THE_SHOPS_ORDER}`;
}

/** Those at the top; with a search those of every level that have it in their name or description. */
function asked({ search }: CategoryQuery): RawBuilder<boolean> {
  if (search === undefined) return sql<boolean>`c.parent_id is null`;
  return everyWordIn(sql`c.name || ' ' || c.description`, search);
}

export function selectCategoryPage(db: Db, query: CategoryQuery, range: Range): Promise<CategoryRow[]> {
  const order = orderOf(query.sort);
  return selectBranches(
    db,
    sql`select c.id from categories c where ${asked(query)} order by ${order} ${within(range)}`,
    order,
  );
}

export async function countAsked(db: Db, query: CategoryQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from categories c where ${asked(query)}`.execute(db);
  return rows[0]?.count ?? 0;
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
