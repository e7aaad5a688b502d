import { PRICE_FILTER_MAX } from '@tokpa/contract/limits';
import type { ProductSort } from '@tokpa/contract/products';

export type View = 'grid' | 'list';

/** What a list of products is asked to show; it lives in the address and nowhere else. */
export type Listing = {
  page: number;
  sort: ProductSort;
  view: View;
  search: string;
  /** An id or a slug; empty: all of them. */
  category: string;
  minPrice: number;
  maxPrice: number;
};

const SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  relevance: 'Pertinence',
  name: 'Nom (A-Z)',
  'name-desc': 'Nom (Z-A)',
  'price-asc': 'Prix croissant',
  'price-desc': 'Prix décroissant',
  rating: 'Mieux notés',
  newest: 'Plus récents',
};

export const CATALOGUE_SORTS: readonly ProductSort[] = [
  'name',
  'name-desc',
  'price-asc',
  'price-desc',
  'rating',
  'newest',
];
export const CATEGORY_SORTS: readonly ProductSort[] = ['name', 'price-asc', 'price-desc', 'rating', 'newest'];
export const SEARCH_SORTS: readonly ProductSort[] = [
  'relevance',
  'name',
  'price-asc',
  'price-desc',
  'rating',
  'newest',
];

export function sortLabel(sort: ProductSort): string {
  return SORT_LABELS[sort];
}

const ALL_CATEGORIES = 'all';
const SEARCH_MAX = 200;
// The API refuses larger ones.
const PAGE_MAX = 1_000_000;

/** A whole number of at least `least`, or what stands for anything else. */
function wholeNumber(text: string | null, least: number, otherwise: number): number {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return otherwise;
  const value = Number(text);
  return value >= least ? value : otherwise;
}

/** Reads an address that anybody may have written by hand; the first of `sorts` stands for an unknown order. */
export function readListing(query: URLSearchParams, sorts: readonly ProductSort[]): Listing {
  const category = query.get('category') ?? '';
  return {
    page: Math.min(wholeNumber(query.get('page'), 1, 1), PAGE_MAX),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0] ?? 'name',
    view: query.get('view') === 'list' ? 'list' : 'grid',
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    category: category === ALL_CATEGORIES ? '' : category.trim(),
    minPrice: wholeNumber(query.get('minPrice'), 0, 0),
    maxPrice: Math.min(wholeNumber(query.get('maxPrice'), 0, PRICE_FILTER_MAX), PRICE_FILTER_MAX),
  };
}

const filtersOf = ({ search, category, minPrice, maxPrice }: Listing) => ({
  ...(search && { search }),
  ...(category && { category }),
  ...(minPrice > 0 && { minPrice }),
  ...(maxPrice < PRICE_FILTER_MAX && { maxPrice }),
});

/** The query for the API: prices are sent only where they narrow the list. */
export function productQueryOf(listing: Listing) {
  return { ...filtersOf(listing), sort: listing.sort, page: listing.page };
}

export function countActiveFilters(listing: Listing): number {
  return Object.keys(filtersOf(listing)).length;
}

/** The address of a list, without what goes without saying. Any change but one of page or view leads back to page 1. */
export function listingAddress(path: string, listing: Listing, change: Partial<Listing> = {}): string {
  const staysOnPage = Object.keys(change).every((name) => name === 'view');
  const next: Listing = { ...listing, page: staysOnPage ? listing.page : 1, ...change };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filtersOf(next))) query.set(name, String(value));
  if (next.sort !== 'name') query.set('sort', next.sort);
  if (next.view !== 'grid') query.set('view', next.view);
  if (next.page > 1) query.set('page', String(next.page));
  return query.size > 0 ? `${path}?${query}` : path;
}
