/** What the worker keeps, by kind. A new number empties a cache at the next release. */
export const CACHES = {
  pages: 'shop-pages-2',
  pageParts: 'shop-page-parts-2',
  assets: 'shop-assets-1',
  pictures: 'shop-pictures-1',
  answers: 'shop-answers-1',
} as const;

/** Every cache of ours begins so: one of them that is no longer named above belongs to an earlier release. */
export const CACHE_PREFIX = 'shop-';

/** The page that stands in for one that was never visited, and the parameter that says which. */
export const OFFLINE_PATH = '/offline';
export const ORIGIN_PARAMETER = 'depuis';
