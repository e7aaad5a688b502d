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
  countPublished,
  selectCategoryBranch,
  selectFirstPage,
  selectPageOf,
  type ProductFilter,
  type ProductOrder,
} from './products.queries.ts';
import { toProduct } from './present-product.ts';
import { searchProducts, type Found } from './search-products.ts';

const EVERY_CATEGORY = 'all';

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

async function count(db: Db, filter: ProductFilter): Promise<number> {
  // Few products are out of stock: those in stock are the others.
  if (filter.stock === 'in')
    return (await count(db, { ...filter, stock: 'any' })) - (await count(db, { ...filter, stock: 'out' }));
  const { categoryIds, minPrice, maxPrice, minRating, isFeatured, stock } = filter;
  const hasBound = [minPrice, maxPrice, minRating].some((bound) => bound !== undefined);
  const isOnlyCategory = stock === 'any' && !isFeatured && !hasBound;
  return isOnlyCategory ? countPublished(db, categoryIds) : countProducts(db, filter);
}

/** No index of the public's fits the orders of the back office. */
function publicSort({ sort }: ProductQuery): ProductSort | undefined {
  const known = PRODUCT_SORTS.find((name) => name === sort);
  if (sort !== undefined && known === undefined) throw invalidFields({ sort: 'Tri inconnu' });
  return known;
}

/** Counted only where the first page itself does not tell. */
async function browse(db: Db, order: ProductOrder, filter: ProductFilter, range: Range): Promise<Found> {
  if (range.offset === 0) {
    const rows = await selectFirstPage(db, filter, order, range.limit);
    return { rows, total: totalSeen(rows.length, range) ?? (await count(db, filter)) };
  }
  const total = await count(db, filter);
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
