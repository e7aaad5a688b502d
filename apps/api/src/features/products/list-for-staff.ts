import { PRODUCT_STATUSES, toPage, type Page, type Product, type ProductQuery } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { invalidFields } from '#platform/problem';
import { readFilter } from './list-products.ts';
import { toStaffProduct } from './present-product.ts';
import { countForStaff, selectAll, selectForStaff, type StaffFilter } from './staff-products.queries.ts';

const EVERY_STATUS = 'ALL';

function readStatus(asked: string | undefined): StaffFilter['status'] {
  const status = PRODUCT_STATUSES.find((known) => known === asked?.toUpperCase());
  if (asked !== undefined && status === undefined && asked.toUpperCase() !== EVERY_STATUS)
    throw invalidFields({ status: 'Statut inconnu' });
  return status;
}

export async function readStaffFilter(
  db: Db,
  query: Omit<ProductQuery, 'page' | 'limit' | 'sort'>,
): Promise<StaffFilter> {
  const filter = await readFilter(db, query);
  const stock = query.stock === 'out' || query.stock === 'in' ? query.stock : filter.stock;
  return {
    shown: { ...filter, stock },
    status: readStatus(query.status),
    level: query.stock,
    words: (query.search ?? '').split(/\s+/).filter((word) => word !== ''),
    ids: query.ids,
  };
}

/** Products in every state, as the back office lists them: found by a part of their name or reference, not by their meaning. */
export async function listForStaff(db: Db, query: ProductQuery): Promise<Page<Product>> {
  if (query.ids) {
    const ids = [...new Set(query.ids)];
    const asked = await selectAll(db, ids);
    return toPage(asked.map(toStaffProduct), asked.length, { page: 1, limit: ids.length });
  }
  const filter = await readStaffFilter(db, query);
  const sort = query.sort === undefined || query.sort === 'relevance' ? 'name' : query.sort;
  const range = { limit: query.limit, offset: (query.page - 1) * query.limit };
  const rows = await selectForStaff(db, filter, sort, range);
  const total = await countForStaff(db, filter);
  return toPage(rows.map(toStaffProduct), total, query);
}
