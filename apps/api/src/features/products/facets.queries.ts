import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/connect';
import { matches, type ProductFilter, WHOLE_SHOP } from './products.queries.ts';
import { type Asked, found } from './search.queries.ts';

/** So many products are counted one by one and no more: the longest list costs what a few thousand cost. */
export const MOST_COUNTED = 20_000;

export type PriceBand = { min: number; max: number | null };

export type Counts = { prices: readonly number[]; ratings: readonly number[]; inStock: number };
type ListCounts = Counts & { counted: number };
/** `byCategory`: sub-categories not included, and without the filter on categories. */
export type FoundCounts = Counts & { found: number; byCategory: Readonly<Record<string, number>> };

export const NOTHING_COUNTED: Counts = { prices: [], ratings: [], inStock: 0 };

/** `productsCount`: its own that are published, kept by the database as products come and go. */
export type Shelf = { id: string; parentId: string | null; name: string; slug: string; productsCount: number };

export type Wishes = { filter: ProductFilter; bands: readonly PriceBand[]; ratings: readonly number[] };

function priceIn({ min, max }: { min?: number | undefined; max?: number | null | undefined }): RawBuilder<unknown> {
  return sql`price >= ${min ?? 0}::integer ${max == null ? sql`` : sql`and price <= ${max}::integer`}`;
}

/** What each filter asks of a row of `listed`. */
function conditionsOf({ categoryIds, minPrice, maxPrice, minRating, stock }: ProductFilter) {
  return {
    category: categoryIds ? sql`category_id = any (${categoryIds}::uuid[])` : sql`true`,
    price: priceIn({ min: minPrice, max: maxPrice }),
    rating: minRating === undefined ? sql`true` : sql`rating >= ${minRating}`,
    stock: stock === 'in' ? sql`is_in_stock` : sql`true`,
  };
}

const FACTS = sql`p.category_id, p.price, p.average_rating as rating, p.is_in_stock, 1 as products`;

/** Of `listed`, for each band, rating and the stock: how many `products` in the asked categories pass all filters but that one. */
function counts({ filter, bands, ratings }: Wishes): RawBuilder<unknown> {
  const { category, price, rating, stock } = conditionsOf(filter);
  const of = (condition: RawBuilder<unknown>) => sql`coalesce(sum(products) filter (where ${condition}), 0)`;
  const inBand = bands.map((band) => of(sql`${category} and ${rating} and ${stock} and ${priceIn(band)}`));
  const rated = ratings.map((least) => of(sql`${category} and ${price} and ${stock} and rating >= ${least}`));
  return sql`
    array[${sql.join(inBand)}]::integer[] as prices, array[${sql.join(rated)}]::integer[] as ratings,
    ${of(sql`${category} and ${price} and ${rating} and is_in_stock`)}::integer as "inStock"`;
}

/** The same of a search, which finds a bounded number of products: one statement finds them and counts them for every filter. */
export async function selectFoundCounts(db: Db, asked: Asked, wishes: Wishes): Promise<FoundCounts> {
  const { price, rating, stock } = conditionsOf(wishes.filter);
  const { rows } = await sql<FoundCounts>`
    with ${found(asked, WHOLE_SHOP)}, listed as materialized (
      select ${FACTS} from found join products p on p.id = found.product_id
       where p.status = 'PUBLISHED' ${wishes.filter.isFeatured ? sql`and p.is_featured` : sql``}
    ), own as (
      select category_id, count(*)::integer as count from listed where ${price} and ${rating} and ${stock} group by category_id
    )
    select (select count(*) from found)::integer as found, ${counts(wishes)},
           (select coalesce(jsonb_object_agg(category_id, count), '{}') from own) as "byCategory"
      from listed`.execute(db);
  return rows[0] ?? { ...NOTHING_COUNTED, found: 0, byCategory: {} };
}

/** Whether the database keeps count of what these filters leave: they are none but those that a list offers. */
export function isKeptCount({ filter, bands, ratings }: Wishes): boolean {
  const { minPrice = 0, maxPrice = null, minRating, isFeatured, stock } = filter;
  return (
    !isFeatured &&
    stock !== 'out' &&
    bands.some(({ min }) => min === minPrice) &&
    bands.some(({ max }) => max === maxPrice) &&
    (minRating === undefined || ratings.includes(minRating))
  );
}

/** What is published, of these categories or of all, as rows of `listed`: as it is counted, or product by product and no more than some thousand. */
function listed(wishes: Wishes, filter: ProductFilter): RawBuilder<unknown> {
  const { categoryIds } = filter;
  if (!isKeptCount(wishes)) {
    return sql`select ${FACTS} from products p where p.status = 'PUBLISHED' ${matches(filter)} limit ${MOST_COUNTED}`;
  }
  const ofCategories = categoryIds ? sql`where category_id = any (${categoryIds}::uuid[])` : sql``;
  return sql`select category_id, price, rating, is_in_stock, products from product_counts ${ofCategories}`;
}

/** Of all that is published. Products of other categories than the asked ones are not read. */
export async function selectCounts(db: Db, wishes: Wishes): Promise<ListCounts> {
  const { categoryIds, isFeatured } = wishes.filter;
  const ofThese = { ...wishes, filter: { ...wishes.filter, categoryIds: undefined } };
  const { rows } = await sql<ListCounts>`
    with listed as (${listed(wishes, { ...WHOLE_SHOP, categoryIds, isFeatured })})
    select coalesce(sum(products), 0)::integer as counted, ${counts(ofThese)} from listed`.execute(db);
  return rows[0] ?? { ...NOTHING_COUNTED, counted: 0 };
}

/** Category → its own products, sub-categories not included, that pass all filters but the one on categories. */
export async function countByCategory(db: Db, wishes: Wishes): Promise<Map<string, number>> {
  const everywhere = { ...wishes.filter, categoryIds: undefined };
  const { price, rating, stock } = conditionsOf(everywhere);
  const { rows } = await sql<{ id: string; count: number }>`
    with listed as (${listed(wishes, everywhere)})
    select category_id as id, sum(products)::integer as count from listed
     where ${price} and ${rating} and ${stock} group by category_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What a day of sales, or an import, has added becomes one row of each kind (migration 0212). */
export async function sumUpProductCounts(db: Db): Promise<void> {
  await sql`select sum_up_product_counts()`.execute(db);
}

/** Every category, siblings in the shop's order. */
export async function selectShelves(db: Db): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select id, parent_id as "parentId", name, slug, coalesce(products_count, 0) as "productsCount"
      from categories left join category_product_counts on category_id = id
     order by position, name collate french, id`.execute(db);
  return rows;
}
