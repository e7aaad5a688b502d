import { type FacetQuery, type ProductFacets, SEARCH_RESULTS_MAX } from '@tokpa/contract';
import type { Db } from '#db/connect';
import {
  countByCategory,
  MOST_COUNTED,
  readCategoryCounts,
  selectCounts,
  selectShelves,
  type PriceBand,
  type Shelf,
  type Source,
} from './facets.queries.ts';
import { readFilter } from './list-products.ts';
import type { ProductFilter } from './products.queries.ts';
import { toSearchWords } from './search-words.ts';
import { lookForIds, proposeSpelling, understandSearch } from './understand-search.ts';

const BANDS: readonly PriceBand[] = [
  { min: 0, max: 1999 },
  { min: 2000, max: 4999 },
  { min: 5000, max: 9999 },
  { min: 10_000, max: 24_999 },
  { min: 25_000, max: null },
];
const RATINGS = [4, 3] as const;

/** Own counts → the categories that hold something, each followed by those below it, which are included in its count. */
function withBelow(shelves: readonly Shelf[], own: ReadonlyMap<string, number>): ProductFacets['categories'] {
  const childrenOf = Map.groupBy(shelves, ({ parentId }) => parentId);
  const countOf = (id: string): number =>
    (childrenOf.get(id) ?? []).reduce((sum, child) => sum + countOf(child.id), own.get(id) ?? 0);
  const walk = (parentId: string | null): ProductFacets['categories'] =>
    (childrenOf.get(parentId) ?? []).flatMap((shelf) => [{ ...shelf, count: countOf(shelf.id) }, ...walk(shelf.id)]);
  return walk(null).filter(({ count }) => count > 0);
}

function narrowsCounts({ minPrice, maxPrice, minRating, stock, isFeatured }: ProductFilter): boolean {
  return isFeatured || stock !== 'any' || [minPrice, maxPrice, minRating].some((bound) => bound !== undefined);
}

type CategoryCounts = { own: ReadonlyMap<string, number>; isWhole: boolean };

async function countCategories(db: Db, source: Source, filter: ProductFilter): Promise<CategoryCounts> {
  const isWholeShop = source.foundIds === undefined && !narrowsCounts(filter);
  if (isWholeShop) return { own: await readCategoryCounts(db), isWhole: true };
  const own = await countByCategory(db, source, filter);
  return { own, isWhole: [...own.values()].reduce((sum, count) => sum + count, 0) < MOST_COUNTED };
}

async function readSearch(db: Db, text: string | undefined) {
  if (!text) return { foundIds: undefined, isWhole: true, spelling: null };
  const words = toSearchWords(text);
  if (words.length === 0) return { foundIds: [], isWhole: true, spelling: null };
  const understood = await understandSearch(db, words, lookForIds(db));
  const foundIds = understood.found ?? [];
  return {
    foundIds,
    isWhole: foundIds.length < SEARCH_RESULTS_MAX,
    spelling: await proposeSpelling(db, words, understood),
  };
}

export async function countFacets(db: Db, query: FacetQuery): Promise<ProductFacets> {
  const filter = await readFilter(db, query);
  const { foundIds, isWhole, spelling } = await readSearch(db, query.search);
  const source: Source = { foundIds, isFeatured: filter.isFeatured };
  const counts = await selectCounts(db, { source, filter, bands: BANDS, ratings: RATINGS });
  const inCategories = await countCategories(db, source, filter);
  return {
    isExact: isWhole && inCategories.isWhole && counts.counted < MOST_COUNTED,
    categories: withBelow(await selectShelves(db), inCategories.own),
    prices: BANDS.map((band, at) => ({ ...band, count: counts.prices[at] ?? 0 })),
    ratings: RATINGS.map((minRating, at) => ({ minRating, count: counts.ratings[at] ?? 0 })),
    inStock: counts.inStock,
    spelling,
  };
}
