import type { FacetQuery, ProductFacets } from '@tokpa/contract';
import type { Db } from '#db/connect';
import {
  type Counts,
  countByCategory,
  type FoundCounts,
  isKeptCount,
  MOST_COUNTED,
  NOTHING_COUNTED,
  type PriceBand,
  selectCounts,
  selectFoundCounts,
  selectShelves,
  type Shelf,
  type Wishes,
} from './facets.queries.ts';
import { readFilter } from './list-products.ts';
import { isWholeShop, type ProductFilter } from './products.queries.ts';
import { MOST_FOUND } from './search.queries.ts';
import { toSearchWords } from './search-words.ts';
import { type Look, proposeSpelling, understandSearch } from './understand-search.ts';

const BANDS: readonly PriceBand[] = [
  { min: 0, max: 1999 },
  { min: 2000, max: 4999 },
  { min: 5000, max: 9999 },
  { min: 10_000, max: 24_999 },
  { min: 25_000, max: null },
];
const RATINGS = [4, 3] as const;

/** Own counts → the categories, each followed by those below it, which are included in its count. */
function withBelow(shelves: readonly Shelf[], own: ReadonlyMap<string, number>): ProductFacets['categories'] {
  const childrenOf = Map.groupBy(shelves, ({ parentId }) => parentId);
  const countOf = (id: string): number =>
    (childrenOf.get(id) ?? []).reduce((sum, child) => sum + countOf(child.id), own.get(id) ?? 0);
  const walk = (parentId: string | null): ProductFacets['categories'] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, name, slug }) => [
      { id, parentId, name, slug, count: countOf(id) },
      ...walk(id),
    ]);
  return walk(null);
}

const countsKept = (shelves: readonly Shelf[]) => new Map(shelves.map(({ id, productsCount }) => [id, productsCount]));

type Counted = {
  counts: Counts;
  /** Category → its own products. */
  own: ReadonlyMap<string, number>;
  isExact: boolean;
  spelling: ProductFacets['spelling'];
};

const NOTHING: Counted = { counts: NOTHING_COUNTED, own: new Map(), isExact: true, spelling: null };

async function countFound(db: Db, text: string, filter: ProductFilter): Promise<Counted> {
  const words = toSearchWords(text);
  if (words.length === 0) return NOTHING;
  const look: Look<FoundCounts> = async (asked) => {
    const counts = await selectFoundCounts(db, asked, { filter, bands: BANDS, ratings: RATINGS });
    return counts.found > 0 ? counts : undefined;
  };
  const understood = await understandSearch(db, words, look);
  const spelling = await proposeSpelling(db, words, understood);
  const counts = understood.found;
  if (!counts) return { ...NOTHING, spelling };
  const own = new Map(Object.entries(counts.byCategory));
  return { counts, own, isExact: counts.found < MOST_FOUND, spelling };
}

/** Undefined where nobody asks for a count by category. */
type Shelves = Promise<readonly Shelf[]> | undefined;

async function ownCounts(db: Db, wishes: Wishes, shelves: Shelves): Promise<Counted['own']> {
  if (shelves === undefined) return new Map();
  const isEvery = isWholeShop({ ...wishes.filter, categoryIds: undefined });
  return isEvery ? countsKept(await shelves) : countByCategory(db, wishes);
}

async function countListed(db: Db, filter: ProductFilter, shelves: Shelves): Promise<Counted> {
  const wishes = { filter, bands: BANDS, ratings: RATINGS };
  const [counts, own] = await Promise.all([selectCounts(db, wishes), ownCounts(db, wishes, shelves)]);
  const inCategories = [...own.values()].reduce((sum, count) => sum + count, 0);
  const isExact = isKeptCount(wishes) || Math.max(counts.counted, inCategories) < MOST_COUNTED;
  return { counts, own, isExact, spelling: null };
}

export async function countFacets(db: Db, query: FacetQuery): Promise<ProductFacets> {
  const filter = await readFilter(db, query);
  const reading = query.categories === 'none' ? undefined : selectShelves(db);
  const [shelves = [], { counts, own, isExact, spelling }] = await Promise.all([
    reading,
    query.search ? countFound(db, query.search, filter) : countListed(db, filter, reading),
  ]);
  return {
    isExact,
    categories: withBelow(shelves, own).filter(({ count }) => count > 0 || query.categories === 'all'),
    prices: BANDS.map((band, at) => ({ ...band, count: counts.prices[at] ?? 0 })),
    ratings: RATINGS.map((minRating, at) => ({ minRating, count: counts.ratings[at] ?? 0 })),
    inStock: counts.inStock,
    spelling,
  };
}
