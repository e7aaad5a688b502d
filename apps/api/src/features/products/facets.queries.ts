import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/connect';
import { matches, type ProductFilter } from './products.queries.ts';

/** So many products are counted and no more: the longest list costs what a few thousand cost. */
export const MOST_COUNTED = 20_000;

export type PriceBand = { min: number; max: number | null };

export type Counts = { counted: number; prices: number[]; ratings: number[]; inStock: number };

export type Shelf = { id: string; parentId: string | null; name: string; slug: string };

/** The products that a list is made of, before it is narrowed: all that are published, or those that a search found. */
export type Source = { foundIds: readonly string[] | undefined; isFeatured: boolean };

function from({ foundIds, isFeatured }: Source): RawBuilder<unknown> {
  return sql`products p where p.status = 'PUBLISHED'
    ${foundIds ? sql`and p.id = any (${foundIds}::uuid[])` : sql``} ${isFeatured ? sql`and p.is_featured` : sql``}`;
}

function priceIn({ min, max }: { min?: number | undefined; max?: number | null | undefined }): RawBuilder<unknown> {
  return sql`price >= ${min ?? 0}::integer ${max == null ? sql`` : sql`and price <= ${max}::integer`}`;
}

type Wishes = { source: Source; filter: ProductFilter; bands: readonly PriceBand[]; ratings: readonly number[] };

/** For each band, rating and the stock: how many of the products in the asked categories pass all filters but that one. */
export async function selectCounts(db: Db, { source, filter, bands, ratings }: Wishes): Promise<Counts> {
  const { categoryIds } = filter;
  const price = priceIn({ min: filter.minPrice, max: filter.maxPrice });
  const rating = filter.minRating === undefined ? sql`true` : sql`rating >= ${filter.minRating}`;
  const stock = filter.stock === 'in' ? sql`is_in_stock` : sql`true`;
  const inBand = bands.map((band) => sql`count(*) filter (where ${rating} and ${stock} and ${priceIn(band)})`);
  const rated = ratings.map((least) => sql`count(*) filter (where ${price} and ${stock} and rating >= ${least})`);
  const { rows } = await sql<Counts>`
    with listed as materialized (
      select p.price, p.average_rating as rating, p.is_in_stock
        from ${from(source)} ${categoryIds ? sql`and p.category_id = any (${categoryIds}::uuid[])` : sql``}
       limit ${MOST_COUNTED}
    )
    select count(*)::integer as counted, array[${sql.join(inBand)}]::integer[] as prices, array[${sql.join(rated)}]::integer[] as ratings,
           (count(*) filter (where ${price} and ${rating} and is_in_stock))::integer as "inStock"
      from listed`.execute(db);
  return rows[0] ?? { counted: 0, prices: bands.map(() => 0), ratings: ratings.map(() => 0), inStock: 0 };
}

/** Category → its own products, sub-categories not included, that pass all filters but the one on categories. */
export async function countByCategory(db: Db, source: Source, filter: ProductFilter): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    with listed as materialized (
      select p.category_id from ${from(source)} ${matches({ ...filter, categoryIds: undefined, isFeatured: false })}
       limit ${MOST_COUNTED}
    )
    select category_id as id, count(*)::integer as count from listed group by category_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The same where nothing narrows the list: kept by the database as products come and go. */
export async function readCategoryCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('category_product_counts').select(['category_id', 'products_count']).execute();
  return new Map(rows.map(({ category_id: id, products_count: count }) => [id, count]));
}

/** Every category, siblings in the shop's order. */
export async function selectShelves(db: Db): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select id, parent_id as "parentId", name, slug from categories
     order by position, name collate french, id`.execute(db);
  return rows;
}
