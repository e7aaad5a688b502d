import type { ProductQuery } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { readStaffFilter } from './list-for-staff.ts';
import type { ProductRow } from './products.queries.ts';
import { selectForStaffAfter } from './staff-products.queries.ts';

const ROWS_AT_ONCE = 200;

/** Everything that the filters of the back office find, some at a time, in the order in which it was made. */
export async function* readAllProducts(
  db: Db,
  query: Omit<ProductQuery, 'page' | 'limit' | 'sort'>,
): AsyncGenerator<ProductRow[]> {
  const filter = await readStaffFilter(db, query);
  let lastId: string | undefined;
  for (;;) {
    const rows = await selectForStaffAfter(db, filter, lastId, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    lastId = rows.at(-1)?.id;
  }
}
