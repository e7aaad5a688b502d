import { sql, type RawBuilder } from 'kysely';
import { LOW_STOCK_BELOW, type ProductQuery, type ProductStatus, type StockLevel } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn, hasTrigram } from '#db/every-word-in';
import { within, type Range } from '#db/within';
import { matches, named, ORDERS, type ProductFilter, type ProductRow, selectProducts } from './products.queries.ts';

export type StaffSort = Exclude<ProductQuery['sort'], undefined | 'relevance'>;

export type StaffFilter = {
  shown: ProductFilter;
  status: ProductStatus | undefined;
  level: StockLevel | undefined;
  /** Each must stand in the name or the reference; a variation's reference counts too. */
  words: readonly string[];
  ids: readonly string[] | undefined;
};

const STAFF_ORDERS: Readonly<Record<StaffSort, RawBuilder<unknown>>> = {
  ...ORDERS,
  oldest: sql`p.created_at, p.id`,
  'stock-asc': sql`p.stock, p.id`,
  'stock-desc': sql`p.stock desc, p.id desc`,
  'rating-asc': sql`p.average_rating, p.reviews_count, p.id desc`,
  updated: sql`p.updated_at desc, p.id desc`,
};

/** Beside what customers may ask for too. */
const LEVELS: Partial<Readonly<Record<StockLevel, RawBuilder<unknown>>>> = {
  low: sql`and p.stock between 1 and ${sql.lit(LOW_STOCK_BELOW - 1)}`,
  short: sql`and p.is_short`,
  'variation-out': sql`and p.is_in_stock and p.id in (
    select product_id from product_variations where is_out)`,
};

function holds(word: string): RawBuilder<unknown> {
  const isNamed = everyWordIn(sql`p.name || ' ' || coalesce(p.sku, '')`, word);
  const isOfVariation = everyWordIn(sql`coalesce(sku, '')`, word);
  // Asked of the rows that the longer words leave: an index without a trigram to go by is read whole.
  if (!hasTrigram(word)) {
    return sql`and (${isNamed} or exists (
      select from product_variations variation where variation.product_id = p.id and ${isOfVariation}))`;
  }
  // Apart, so that each is looked up in its own index.
  return sql`and p.id in (
    select p.id from products p where ${isNamed}
    union all
    select product_id from product_variations where ${isOfVariation})`;
}

function wanted({ shown, status, level, words, ids }: StaffFilter): RawBuilder<unknown> {
  const conditions = [
    matches(shown),
    status && sql`and p.status = ${status}`,
    level && LEVELS[level],
    ids && sql`and p.id = any (${ids}::uuid[])`,
    ...words.map(holds),
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` `,
  );
}

/** Drafts and archived products too. */
export function selectForStaff(db: Db, filter: StaffFilter, sort: StaffSort, range: Range): Promise<ProductRow[]> {
  return selectProducts(
    db,
    sql`select p.id, null::bigint as total from products p where true ${wanted(filter)}
         order by ${STAFF_ORDERS[sort]} ${within(range)}`,
  );
}

/** The next ones in the order in which they were made: a page that costs the same however far it is. */
export function selectForStaffAfter(
  db: Db,
  filter: StaffFilter,
  lastId: string | undefined,
  limit: number,
): Promise<ProductRow[]> {
  const beyond = lastId === undefined ? sql`` : sql`and p.id > ${lastId}`;
  return selectProducts(
    db,
    sql`select p.id, null::bigint as total from products p where true ${wanted(filter)} ${beyond} order by p.id limit ${limit}`,
  );
}

export async function countForStaff(db: Db, filter: StaffFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from products p where true ${wanted(filter)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** In whatever state it is, by id or slug. */
export async function selectAny(db: Db, idOrSlug: string): Promise<ProductRow | undefined> {
  const rows = await selectProducts(db, sql`select p.id, 1::bigint as total from products p where ${named(idOrSlug)}`);
  return rows[0];
}

export function selectAll(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  return selectProducts(
    db,
    sql`select p.id, null::bigint as total
          from unnest(${ids}::uuid[]) with ordinality as asked (id, at) join products p on p.id = asked.id order by asked.at`,
  );
}
