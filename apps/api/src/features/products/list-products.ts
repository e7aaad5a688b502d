import {
  PRODUCT_SORTS,
  toPage,
  type FacetQuery,
  type Page,
  type Product,
  type ProductQuery,
  type ProductSort,
} from '@tokpa/contract';
import type { Db } from '#db/connect';
import { totalSeen, type Range } from '#db/within';
import { invalidFields } from '#platform/problem';
import {
  countProducts,
  isWholeShop,
  selectCategoryBranch,
  selectFirstPage,
  selectFromTheFirst,
  selectPageOf,
  type ProductFilter,
  type ProductOrder,
} from './products.queries.ts';
import { toProduct } from './present-product.ts';
import { searchProducts, type Found } from './search-products.ts';

const EVERY_CATEGORY = 'all';
// A hundred pages: what an OFFSET skips is read too, but so few in less time than a count takes to ask for.
const FURTHEST_READ_FORWARDS = 1200;

export async function readFilter(db: Db, query: FacetQuery): Promise<ProductFilter> {
  const isNarrowed = query.category !== undefined && query.category !== EVERY_CATEGORY;
  return {
    categoryIds: isNarrowed ? await selectCategoryBranch(db, query.category ?? '') : undefined,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    isFeatured: query.featured === true,
    stock: query.inStock === true ? 'in' : 'any',
    minRating: query.minRating,
  };
}

/** No index of the public's fits the orders of the back office. */
function publicSort({ sort }: ProductQuery): ProductSort | undefined {
  const known = PRODUCT_SORTS.find((name) => name === sort);
  if (sort !== undefined && known === undefined) throw invalidFields({ sort: 'Tri inconnu' });
  return known;
}

/** A page near the beginning of the whole shop says how many there are in all, which the database keeps; others are counted only where they do not tell. */
async function browse(db: Db, order: ProductOrder, filter: ProductFilter, range: Range): Promise<Found> {
  if (isWholeShop(filter) && range.offset <= FURTHEST_READ_FORWARDS) {
    const rows = await selectFromTheFirst(db, order, range);
    return { rows, total: rows[0]?.total ?? (range.offset === 0 ? 0 : await countProducts(db, filter)) };
  }
  if (range.offset === 0) {
    const rows = await selectFirstPage(db, { filter, order }, range.limit);
    return { rows, total: totalSeen(rows.length, range) ?? (await countProducts(db, filter)) };
  }
  const total = await countProducts(db, filter);
  return { rows: await selectPageOf(db, { filter, order, total }, range), total };
}

export async function listProducts(db: Db, query: ProductQuery): Promise<Page<Product>> {
  const sort = publicSort(query);
  const filter = await readFilter(db, query);
  if (filter.categoryIds?.length === 0) return toPage([], 0, query);
  const range = { limit: query.limit, offset: (query.page - 1) * query.limit };
  const { rows, total } = query.search
    ? await searchProducts(db, { text: query.search, filter, sort: sort ?? 'relevance', range })
    : await browse(db, sort === undefined || sort === 'relevance' ? 'name' : sort, filter, range);
  return toPage(rows.map(toProduct), total, query);
}
