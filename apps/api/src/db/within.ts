import { sql, type RawBuilder } from 'kysely';

export type Range = { limit: number; offset: number };

/**
 * A range → LIMIT and OFFSET. With the first written out and the second left away on a first page, PostgreSQL plans the statement
 * once for all who ask; as parameters they would have it planned anew for each, which costs as much as reading the page.
 */
export function within({ limit, offset }: Range): RawBuilder<unknown> {
  return offset > 0 ? sql`limit ${sql.lit(limit)} offset ${offset}` : sql`limit ${sql.lit(limit)}`;
}

/** How many rows there are in all, as far as a page of them tells: undefined where it is full, or lies beyond the end. */
export function totalSeen(rows: number, { limit, offset }: Range): number | undefined {
  return rows < limit && (rows > 0 || offset === 0) ? offset + rows : undefined;
}
