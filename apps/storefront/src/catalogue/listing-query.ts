import { PRICE_FILTER_MAX } from '@tokpa/contract/limits';
import type { ProductSort } from '@tokpa/contract/products';
import { listAddress, readPage } from '../ui/list-address.ts';
import { isPastEnd } from '../ui/page-window.ts';
import { showable } from '../ui/showable.ts';

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
  /** 0: any. */
  minRating: number;
  inStock: boolean;
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
const SEARCH_PAGE = '/search';
const RATING_MAX = 5;
const SEARCH_MAX = 200;

/** A whole number of at least `least`, or what stands for anything else. */
function wholeNumber(text: string | null, least: number, otherwise: number): number {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return otherwise;
  const value = Number(text);
  return value >= least ? value : otherwise;
}

/** The page of results is asked for its word as everybody's search pages are. */
function searchName(path: string): 'q' | 'search' {
  return path === SEARCH_PAGE ? 'q' : 'search';
}

/** The orders that fit: with a word to look for, what fits it best comes first; without one there is no such thing. */
export function sortsFor(sorts: readonly ProductSort[], search: string): readonly ProductSort[] {
  const others = sorts.filter((sort) => sort !== 'relevance');
  return search ? ['relevance', ...others] : others;
}

function sortByDefault({ search }: Pick<Listing, 'search'>): ProductSort {
  return search ? 'relevance' : 'name';
}

/** Reads an address that anybody may have written by hand; the first of the orders that fit stands for an unknown one. */
export function readListing(query: URLSearchParams, sorts: readonly ProductSort[], path = ''): Listing {
  const category = query.get('category') ?? '';
  const search = showable(query.get(searchName(path)))
    .trim()
    .slice(0, SEARCH_MAX);
  const rating = wholeNumber(query.get('minRating'), 1, 0);
  return {
    page: readPage(query),
    sort: sortsFor(sorts, search).find((sort) => sort === query.get('sort')) ?? sortByDefault({ search }),
    view: query.get('view') === 'list' ? 'list' : 'grid',
    search,
    category: category === ALL_CATEGORIES ? '' : category.trim(),
    minPrice: Math.min(wholeNumber(query.get('minPrice'), 0, 0), PRICE_FILTER_MAX),
    maxPrice: Math.min(wholeNumber(query.get('maxPrice'), 0, PRICE_FILTER_MAX), PRICE_FILTER_MAX),
    minRating: rating <= RATING_MAX ? rating : 0,
    inStock: query.get('inStock') === 'true',
  };
}

/** What narrows the list, the word that is looked for apart. */
function narrowingOf({ category, minPrice, maxPrice, minRating, inStock }: Listing) {
  return {
    ...(category && { category }),
    ...(minPrice > 0 && { minPrice }),
    ...(maxPrice < PRICE_FILTER_MAX && { maxPrice }),
    ...(minRating > 0 && { minRating }),
    ...(inStock && { inStock: 'true' }),
  };
}

/** The filters for the API: each is sent only where it narrows the list. */
export function filterQueryOf(listing: Listing) {
  return { ...(listing.search && { search: listing.search }), ...narrowingOf(listing) };
}

export function productQueryOf(listing: Listing) {
  return { ...filterQueryOf(listing), sort: listing.sort, page: listing.page };
}

/** On the page of results the word is what the page is about, and no filter. */
export function countActiveFilters(listing: Listing, path = ''): number {
  const isFilter = listing.search !== '' && path !== SEARCH_PAGE;
  return Object.keys(narrowingOf(listing)).length + (isFilter ? 1 : 0);
}

/** The address of a list, without what goes without saying. Any change but one of page or view leads back to page 1. */
export function listingAddress(path: string, listing: Listing, change: Partial<Listing> = {}): string {
  const staysOnPage = Object.keys(change).every((name) => name === 'view');
  const next: Listing = { ...listing, page: staysOnPage ? listing.page : 1, ...change };
  const wasChosen = change.sort !== undefined || listing.sort !== sortByDefault(listing);
  const isSaid = wasChosen && next.sort !== sortByDefault(next);
  return listAddress(path, {
    [searchName(path)]: next.search,
    ...narrowingOf(next),
    sort: isSaid ? next.sort : undefined,
    view: next.view === 'grid' ? undefined : next.view,
    page: next.page,
  });
}

/** The same list without its filters and in its own order. */
export function resetAddress(path: string, { view, search }: Listing): string {
  const kept = path === SEARCH_PAGE ? { [searchName(path)]: search } : {};
  return listingAddress(path, { ...readListing(new URLSearchParams(kept), [], path), view });
}

/**
 * How search engines are to list a page of products: under one address whatever its order and display; filtered, or after the last
 * of its `pages`, not at all.
 */
export function listedAs(path: string, listing: Listing, pages: number): { address: string; unlisted: boolean } {
  const bare = readListing(new URLSearchParams(), []);
  return {
    address: listingAddress(path, { ...bare, page: listing.page }, { page: listing.page }),
    unlisted: countActiveFilters(listing) > 0 || isPastEnd({ page: listing.page, pages }),
  };
}
