export { excerptOf, toCard } from './card-product.ts';
export type { CardProduct } from './card-product.ts';
export { CatalogueBanner } from './catalogue-banner.tsx';
export { CategoryHeader } from './category-header.tsx';
export { toFacets } from './facets.ts';
export { inOneList, toFilterCategories } from './filter-categories.ts';
export { ProductListing } from './listing.tsx';
export type { ListingPage } from './listing.tsx';
export {
  CATALOGUE_SORTS,
  CATEGORY_SORTS,
  countActiveFilters,
  filterQueryOf,
  listedAs,
  listingAddress,
  productQueryOf,
  readListing,
  SEARCH_SORTS,
} from './listing-query.ts';
export { ProductGrid } from './product-grid.tsx';
export type { CardParts } from './product-grid.tsx';
export { ProductStrip } from './product-strip.tsx';
export { ProductGridSkeleton } from './product-grid-skeleton.tsx';
export { LAST_PAGE, lastPageOf, pagesUpTo } from './search-pages.ts';
export { SearchResults } from './search-results.tsx';
export type { Found } from './search-results.tsx';
export { UnlessEmpty } from './unless-empty.tsx';
