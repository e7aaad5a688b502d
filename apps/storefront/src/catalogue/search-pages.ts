import { SEARCH_RESULTS_MAX, SEARCH_RESULTS_PER_PAGE } from '@tokpa/contract/limits';

// What the server draws at once: a hostile address shall not make it draw all that a search shows.
const MOST_AT_ONCE = 10;
export const LAST_PAGE = SEARCH_RESULTS_MAX / SEARCH_RESULTS_PER_PAGE;

/** The page on which the last of `total` results stands; 1 of none. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / SEARCH_RESULTS_PER_PAGE));
}

/** The pages of results that are drawn for who asks for page `page`: that one and those before it, at most ten. */
export function pagesUpTo(page: number): number[] {
  const first = Math.max(1, page - MOST_AT_ONCE + 1);
  return Array.from({ length: page - first + 1 }, (_, position) => first + position);
}

/** `total` of a search as it is shown: one that ends at what a search shows may have found more. */
export function foundAs(total: number): string {
  return total < SEARCH_RESULTS_MAX ? String(total) : `${SEARCH_RESULTS_MAX}+`;
}
