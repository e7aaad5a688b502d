import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import type { Picture, ProductOption, ProductSort, ProductStatus, ProductText, Variation } from '@tokpa/contract';
import { asJson, type AsJson, instant, rowsIn } from '#db/as-json';
import type { Db } from '#db/connect';
import { isUuid } from '#db/is-uuid';
import { statement, type Slot } from '#db/statement';
import { within, type Range } from '#db/within';
import { OWN_COLUMNS, OWN_FIELDS } from './product-columns.queries.ts';

type Reference = { id: string; name: string; slug: string };

export type ProductRow = {
  id: string;
  slug: string;
  sku: string | null;
  name: string;
  description: string;
  features: string[];
  price: number;
  originalPrice: number | null;
  stock: number;
  pictures: Picture[];
  isNew: boolean;
  isFeatured: boolean;
  status: ProductStatus;
  options: ProductOption[];
  averageRating: number;
  reviewsCount: number;
  createdAt: string;
  updatedAt: string;
  ownCategory: Reference;
  topCategory: Reference;
  variations: Variation[];
  /** As far as the page's own statement knows it. */
  total: number | null;
} & Record<ProductText, string>;

export type ProductFilter = {
  /** The asked category and all below it. */
  categoryIds: readonly string[] | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  isFeatured: boolean;
  stock: 'any' | 'in' | 'out';
  minRating: number | undefined;
};

export const WHOLE_SHOP: ProductFilter = {
  categoryIds: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  isFeatured: false,
  stock: 'any',
  minRating: undefined,
};

export function isWholeShop(filter: ProductFilter): boolean {
  return isDeepStrictEqual(filter, WHOLE_SHOP);
}

export type ProductOrder = Exclude<ProductSort, 'relevance'>;

/** Each is an index read forwards or backwards; the id makes the order total. */
export const ORDERS: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  name: sql`p.name collate french, p.id`,
  'name-desc': sql`p.name collate french desc, p.id desc`,
  'price-asc': sql`p.price, p.id`,
  'price-desc': sql`p.price desc, p.id desc`,
  rating: sql`p.average_rating desc, p.reviews_count desc, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
};

/** The same from their ends. */
const REVERSED: typeof ORDERS = {
  name: ORDERS['name-desc'],
  'name-desc': ORDERS.name,
  'price-asc': ORDERS['price-desc'],
  'price-desc': ORDERS['price-asc'],
  rating: sql`p.average_rating, p.reviews_count, p.id desc`,
  newest: sql`p.created_at, p.id`,
};

/** Conditions on `products p`, each beginning with AND. */
export function matches(filter: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    filter.categoryIds && sql`and p.category_id = any (${filter.categoryIds}::uuid[])`,
    filter.minPrice === undefined ? undefined : sql`and p.price >= ${filter.minPrice}`,
    filter.maxPrice === undefined ? undefined : sql`and p.price <= ${filter.maxPrice}`,
    filter.isFeatured && sql`and p.is_featured`,
    filter.stock === 'in' && sql`and p.is_in_stock`,
    filter.stock === 'out' && sql`and not p.is_in_stock`,
    filter.minRating === undefined ? undefined : sql`and p.average_rating >= ${filter.minRating}`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` `,
  );
}

/** What a product's row shows, from `products p` with its categories. */
const COLUMNS = sql`
  p.id, ${sql.join(OWN_FIELDS.map((field) => sql`${sql.ref(`p.${OWN_COLUMNS[field]}`)} as ${sql.ref(field)}`))},
  p.average_rating as "averageRating", p.reviews_count as "reviewsCount",
  ${instant('p.created_at')} as "createdAt", ${instant('p.updated_at')} as "updatedAt",
  json_build_object('id', own.id, 'name', own.name, 'slug', own.slug) as "ownCategory",
  json_build_object('id', top.id, 'name', top.name, 'slug', top.slug) as "topCategory",
  array(select json_build_object('id', v.id, 'sku', v.sku, 'name', v.name, 'options', v.options, 'price', v.price,
                                 'originalPrice', v.original_price, 'stock', v.stock)
          from product_variations v where v.product_id = p.id order by v.position, v.id) as variations`;
const CATEGORIES = sql`
  join categories own on own.id = p.category_id
  join categories top on top.id = coalesce(own.top_id, own.id)`;

/** `page`: a SELECT of (id, total) in the order wanted. Rows leave in that order, with category, top category and variations. */
export async function selectProducts(db: Db, page: RawBuilder<unknown>): Promise<ProductRow[]> {
  const shown = sql<ProductRow>`
    with page as materialized (
      select id, total, row_number() over () as at from (${page}) as ids
    )
    select ${COLUMNS}, page.total from page join products p on p.id = page.id ${CATEGORIES} order by page.at`;
  return rowsIn((await asJson(shown).execute(db)).rows);
}

const UNKNOWN = sql`null::bigint`;
const IN_THE_SHOP = countOfCategories(undefined);

/** The published ones of these products, in their order; as the total each says what `total` counts. */
const showing = (total: RawBuilder<unknown>) =>
  statement<{ ids: readonly string[] }, AsJson<ProductRow>>(({ ids }) =>
    asJson(sql<ProductRow>`
      select ${COLUMNS}, ${total} as total
        from unnest(${ids}::uuid[]) with ordinality as page (id, at) join products p on p.id = page.id ${CATEGORIES}
       where p.status = 'PUBLISHED' order by page.at`),
  );
const selectShown = showing(UNKNOWN);
const selectShownOfShop = showing(IN_THE_SHOP);

/** The published ones among these, in the order given. */
export async function selectPublishedAmong(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  return rowsIn(await selectShown(db, { ids }));
}

type List = { filter: ProductFilter; order: ProductOrder };

type Ordered = { filter: ProductFilter; order: RawBuilder<unknown>; isCounted?: boolean };

/**
 * A first page is one statement, planned once for all. Behind it the plan depends on how much an OFFSET skips, and PostgreSQL makes it anew for each asker:
 * that of the ids alone in a sixth of the time that it takes for all that is shown.
 */
async function selectInOrder(
  db: Db,
  { filter, order, isCounted = false }: Ordered,
  range: Range,
): Promise<ProductRow[]> {
  const idsAnd = (total: RawBuilder<unknown>) => sql<{ id: string }>`
    select p.id ${total} from products p where p.status = 'PUBLISHED' ${matches(filter)} order by ${order} ${within(range)}`;
  if (range.offset === 0) return selectProducts(db, idsAnd(sql`, ${isCounted ? IN_THE_SHOP : UNKNOWN} as total`));
  const { rows } = await idsAnd(sql``).execute(db);
  if (rows.length === 0) return [];
  const select = isCounted ? selectShownOfShop : selectShown;
  return rowsIn(await select(db, { ids: rows.map(({ id }) => id) }));
}

/** A page of the whole shop, each of whose rows says how many products there are in all. */
export function selectFromTheFirst(db: Db, order: ProductOrder, range: Range): Promise<ProductRow[]> {
  return selectInOrder(db, { filter: WHOLE_SHOP, order: ORDERS[order], isCounted: true }, range);
}

export function selectFirstPage(db: Db, { filter, order }: List, limit: number): Promise<ProductRow[]> {
  return selectInOrder(db, { filter, order: ORDERS[order] }, { limit, offset: 0 });
}

/** A page of so many products in all, read from the end that it lies nearer to: what an OFFSET skips is read too. */
export async function selectPageOf(
  db: Db,
  { filter, order, total }: List & { total: number },
  range: Range,
): Promise<ProductRow[]> {
  const rest = total - range.offset;
  if (rest <= 0) return [];
  if (rest > range.offset) return selectInOrder(db, { filter, order: ORDERS[order] }, range);
  const fromTheEnd = { limit: range.limit, offset: Math.max(0, rest - range.limit) };
  const rows = await selectInOrder(db, { filter, order: REVERSED[order] }, fromTheEnd);
  return rows.slice(0, rest).toReversed();
}

/** Kept by the database as products come and go: no product is read. */
function countOfCategories(categoryIds: readonly string[] | undefined): RawBuilder<unknown> {
  return sql`(select coalesce(sum(products_count), 0)::bigint from category_product_counts
               where ${categoryIds ? sql`category_id = any (${categoryIds}::uuid[])` : sql`true`})`;
}

/** How many products a filter leaves, as a scalar. */
function countOf(filter: ProductFilter): RawBuilder<unknown> {
  // Few products are out of stock: those in stock are the others.
  if (filter.stock === 'in')
    return sql`(${countOf({ ...filter, stock: 'any' })} - ${countOf({ ...filter, stock: 'out' })})`;
  if (isWholeShop({ ...filter, categoryIds: undefined })) return countOfCategories(filter.categoryIds);
  return sql`(select count(*) from products p where p.status = 'PUBLISHED' ${matches(filter)})`;
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countOf(filter)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const selectBranch = statement<{ slug: string; id: string }, { id: string }>(
  ({ slug, id }) => sql`
    with recursive asked as (
      select id from categories where slug = ${slug} or id::text = ${id}
      union all
      select category_id from slug_redirects
       where kind = 'category' and slug = ${slug} and not exists (select from categories where slug = ${slug})
    ), branch as (
      select id from asked
      union all
      select child.id from categories child join branch on child.parent_id = branch.id
    )
    select id from branch`,
);

/** The category, by id, slug or a slug that it once had, and all below it; empty when there is none. */
export async function selectCategoryBranch(db: Db, idOrSlug: string): Promise<string[]> {
  const rows = await selectBranch(db, { slug: idOrSlug, id: idOrSlug.toLowerCase() });
  return rows.map(({ id }) => id);
}

const withId = (id: string | Slot) => sql`p.id = ${id}::uuid`;
const withSlug = (slug: string | Slot) => sql`p.slug = ${slug}`;

/** The condition on `products p` for this id or slug. */
export function named(idOrSlug: string): RawBuilder<unknown> {
  return isUuid(idOrSlug) ? withId(idOrSlug) : withSlug(idOrSlug);
}

/** Who lived at this address before, where nobody whom the public sees lives there now. */
function onceNamed(slug: string | Slot): RawBuilder<unknown> {
  return sql`p.id = (select product_id from slug_redirects where kind = 'product' and slug = ${slug})`;
}

/** Finds a published product by id, by slug, or by a slug that it once had: `select` writes the statement for each, `read` what it answered. */
function findNamed<Row, Found>(
  select: (condition: RawBuilder<unknown>) => RawBuilder<Row>,
  read: (rows: Row[]) => Found | undefined,
): (db: Db, idOrSlug: string) => Promise<Found | undefined> {
  const by = (condition: (idOrSlug: Slot) => RawBuilder<unknown>) =>
    statement<{ idOrSlug: string }, Row>(({ idOrSlug }) =>
      select(sql`${condition(idOrSlug)} and p.status = 'PUBLISHED'`),
    );
  const [byId, bySlug, byOldSlug] = [by(withId), by(withSlug), by(onceNamed)];
  return async (db, idOrSlug) =>
    read(await (isUuid(idOrSlug) ? byId : bySlug)(db, { idOrSlug })) ?? read(await byOldSlug(db, { idOrSlug }));
}

export const selectPublished = findNamed(
  (isIt): RawBuilder<AsJson<ProductRow>> =>
    asJson(sql<ProductRow>`select ${COLUMNS}, 1 as total from products p ${CATEGORIES} where ${isIt}`),
  (rows) => rowsIn(rows)[0],
);

/** Reads `columns` of `products p`, for features that keep something beside a product. */
export function readPublishedWith<Row>(columns: RawBuilder<unknown>) {
  return findNamed(
    (isIt): RawBuilder<Row> => sql<Row>`select ${columns} from products p where ${isIt}`,
    ([row]) => row,
  );
}

const selectId = readPublishedWith<{ id: string }>(sql`p.id`);

export async function selectPublishedId(db: Db, idOrSlug: string): Promise<string | undefined> {
  return (await selectId(db, idOrSlug))?.id;
}
