import {
  sql,
  type OrderByDirection,
  type OrderByModifiers,
  type ReferenceExpression,
  type SelectQueryBuilder,
  type StringReference,
} from 'kysely';
import { toPage, type Page } from '@tokpa/contract';
import { totalSeen } from './within.ts';

type Asked = { page: number; limit: number; sort?: string | undefined };

type Order<DB, TB extends keyof DB> = {
  /** The names that the contract sorts by → their columns. */
  columns: Readonly<Record<string, ReferenceExpression<DB, TB>>>;
  /** Those of them that may be empty: such rows come last in both directions. Named without need, it costs the order's index. */
  emptyLast?: readonly string[];
  /** What counts when nothing was asked: `-createdAt`. */
  byDefault: string;
  /** The unique column that breaks ties, so that no row is shown twice or skipped between pages. */
  id: StringReference<DB, TB>;
};

/** PostgreSQL holds what is empty for the greatest: going up it comes last by itself. */
function orderOf(name: string, direction: OrderByDirection, emptyLast: readonly string[] = []): OrderByModifiers {
  return direction === 'desc' && emptyLast.includes(name) ? (rows) => rows.desc().nullsLast() : direction;
}

async function count<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((rows) => rows.fn.countAll<number>().as('total'));
  return ((await counted.executeTakeFirstOrThrow()) as { total: number }).total;
}

/** One page of a filtered query, with the number of its rows in all. `sort` is a name of `columns`, `-` before it: descending. What the query is ordered by already comes before. */
export async function selectPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  asked: Asked,
  order: Order<DB, TB>,
): Promise<Page<Row>> {
  const sort = asked.sort ?? order.byDefault;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const name = sort.replace(/^-/, '');
  const column = order.columns[name];
  if (column === undefined) throw new Error(`No column is named for the order « ${sort} »`);
  const range = { limit: asked.limit, offset: (asked.page - 1) * asked.limit };
  // A first page that is not full tells itself how many there are; one beyond the end is not looked for.
  const counted = range.offset > 0 ? await count(query) : undefined;
  if (counted !== undefined && range.offset >= counted) return toPage<Row>([], counted, asked);
  const ordered = query.orderBy(column, orderOf(name, direction, order.emptyLast)).orderBy(order.id, direction);
  // Written out, and no OFFSET on the first page: made once for all values, a plan would take a page for a tenth of the table.
  const limit = sql.lit(range.limit);
  const id = sql.ref(order.id);
  // What a row shows is computed of each that an OFFSET skips, unless they are skipped by their ids alone.
  const idsBehind = () => ordered.clearSelect().select(id.as('id')).limit(limit).offset(range.offset);
  const page = range.offset > 0 ? ordered.where(sql<boolean>`${id} in ${idsBehind()}`) : ordered.limit(limit);
  const rows = await page.execute();
  return toPage(rows, counted ?? totalSeen(rows.length, range) ?? (await count(query)), asked);
}
