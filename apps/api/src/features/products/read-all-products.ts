import type { ProductQuery } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { readStaffFilter } from './list-for-staff.ts';
import type { ProductRow } from './products.queries.ts';
import { selectForStaffAfter, type StaffFilter } from './staff-products.queries.ts';

const ROWS_AT_ONCE = 200;

/**
 * Everything that the filters of the back office find, some at a time, in the order in which it was made. Filters that can not be
 * are refused when it is called, before anything of an answer is sent.
 */
export async function readAllProducts(
  db: Db,
  query: Omit<ProductQuery, 'page' | 'limit' | 'sort'>,
): Promise<AsyncGenerator<ProductRow[]>> {
  return readAll(db, await readStaffFilter(db, query));
}

async function* readAll(db: Db, filter: StaffFilter): AsyncGenerator<ProductRow[]> {
  let lastId: string | undefined;
  for (;;) {
    const rows = await selectForStaffAfter(db, filter, lastId, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    lastId = rows.at(-1)?.id;
  }
}
