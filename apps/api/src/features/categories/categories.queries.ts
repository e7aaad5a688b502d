import { sql, type RawBuilder } from 'kysely';
import type { CategoryQuery, Picture } from '@tokpa/contract';
import { asJson, type AsJson, instant, rowsIn } from '#db/as-json';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { statement } from '#db/statement';
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

const COLUMNS = sql`c.id, c.parent_id as "parentId", c.slug, c.name, c.description, c.picture, ${instant('c.created_at')} as "createdAt",
  ${instant('c.updated_at')} as "updatedAt"`;
const SHOWN = sql`${COLUMNS}, c.id in (select id from wanted) as "isWanted", coalesce(counts.products_count, 0) as "ownProductsCount"`;
const IS_TOP = sql<boolean>`c.parent_id is null`;

/** The wanted ones of those at the top and everything below them, siblings in the order, in one statement. */
function trees(wanted: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<CategoryRow> {
  return sql<CategoryRow>`
    with wanted as (${wanted})
    select ${SHOWN}
      from categories c left join category_product_counts counts on counts.category_id = c.id
     where coalesce(c.top_id, c.id) in (select id from wanted)
     order by ${order}`;
}

/** The same of any level: what is below is found step by step. */
function branches(wanted: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<CategoryRow> {
  return sql<CategoryRow>`
    with recursive wanted as (${wanted}), below as (
      select id from wanted union select child.id from categories child join below on child.parent_id = below.id
    )
    select ${SHOWN}
      from categories c join below on below.id = c.id left join category_product_counts counts on counts.category_id = c.id
     order by ${order}`;
}

/**
 * The same of a single one, by the indexes: PostgreSQL takes what a recursion finds for hundreds of rows, and would read the whole tables. OFFSET 0
 * has it look up one after the other.
 */
function branch(wanted: RawBuilder<unknown>): RawBuilder<CategoryRow> {
  return sql<CategoryRow>`
    with recursive wanted as (${wanted}), below as (
      select id from wanted union
      select child.id from below cross join lateral (select id from categories where parent_id = below.id offset 0) child
    )
    select ${SHOWN}
      from below cross join lateral (select * from categories where id = below.id offset 0) c
           left join lateral (select products_count from category_product_counts where category_id = c.id offset 0) counts on true
     order by ${IN_THE_SHOPS_ORDER}`;
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
  return search === undefined ? IS_TOP : everyWordIn(sql`c.name || ' ' || c.description`, search);
}

/** Those at the top, with what is below each of them counted as its own. */
export async function selectTops(db: Db, { sort }: CategoryQuery, range: Range): Promise<CategoryRow[]> {
  const tops = sql<CategoryRow>`
    with counts as (
      select coalesce(c.top_id, c.id) as top_id, sum(products_count)::integer as products_count
        from category_product_counts join categories c on c.id = category_id group by 1
    )
    select ${COLUMNS}, true as "isWanted", coalesce(counts.products_count, 0) as "ownProductsCount"
      from categories c left join counts on counts.top_id = c.id where ${IS_TOP} order by ${orderOf(sort)} ${within(range)}`;
  return rowsIn((await asJson(tops).execute(db)).rows);
}

/** The categories of a page and everything below them. */
export async function selectBranchPage(db: Db, query: CategoryQuery, range: Range): Promise<CategoryRow[]> {
  const order = orderOf(query.sort);
  const page = sql`select c.id from categories c where ${asked(query)} order by ${order} ${within(range)}`;
  const shown = query.search === undefined ? trees : branches;
  return rowsIn((await asJson(shown(page, order)).execute(db)).rows);
}

export async function countAsked(db: Db, query: CategoryQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from categories c where ${asked(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

type Asked = { asked: string };
const selectBranchById = statement<Asked, AsJson<CategoryRow>>(({ asked: id }) =>
  asJson(branch(sql`select id from categories where id = ${id}::uuid`)),
);
const selectBranchBySlug = statement<Asked, AsJson<CategoryRow>>(({ asked: slug }) =>
  asJson(branch(sql`select id from categories where slug = ${slug}`)),
);
const selectBranchByOldSlug = statement<Asked, AsJson<CategoryRow>>(({ asked: slug }) =>
  asJson(branch(sql`select category_id as id from slug_redirects where kind = 'category' and slug = ${slug}`)),
);

/** By id, by slug, or by a slug that it once had and that no other category has now. */
export async function selectBranchOf(db: Db, idOrSlug: string): Promise<CategoryRow[]> {
  const ways = [...(isUuid(idOrSlug) ? [selectBranchById] : []), selectBranchBySlug, selectBranchByOldSlug];
  for (const select of ways) {
    const rows = rowsIn(await select(db, { asked: idOrSlug }));
    if (rows.length > 0) return rows;
  }
  return [];
}

export async function countCategories(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from categories`.execute(db);
  return rows[0]?.count ?? 0;
}

export function selectCategorySlugs(db: Db, range: Range): Promise<{ slug: string; updatedAt: string }[]> {
  return db
    .selectFrom('categories')
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}
