import { PRODUCTS_PER_PAGE } from '@tokpa/contract/limits';
import type { ProductSort } from '@tokpa/contract/products';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Paginator } from '../ui/paginator.tsx';
import { useTopOnPage } from '../ui/use-top-on-page.ts';
import type { CardProduct } from './card-product.ts';
import type { ShownFacets } from './facets.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterCategory } from './filter-categories.ts';
import type { Listing } from './listing-query.ts';
import { ProductGrid } from './product-grid.tsx';
import type { CardParts } from './product-grid.tsx';
import { foundAs } from './search-pages.ts';
import { type ListingState, useListing } from './use-listing.ts';

export type ListingPage = { products: readonly CardProduct[]; total: number; pages: number; page: number };

type ProductListingProps = CardParts & {
  result: ListingPage;
  sorts: readonly ProductSort[];
  categories?: readonly FilterCategory[];
  facets: ShownFacets | null;
  /** What is said between the filters and the products. */
  notice?: ReactNode;
};

/** Filters, products and pages: what catalogue and categories share. */
export function ProductListing({ result, sorts, categories, facets, notice, ...parts }: ProductListingProps) {
  const state = useListing(sorts);
  const { listing, busy, active, addressOf } = state;
  const top = useTopOnPage(result.page);
  return (
    <section ref={top} tabIndex={-1} aria-label="Produits" className="outline-none">
      <FilterBar state={state} total={result.total} categories={categories} facets={facets} />
      {notice}
      {result.products.length === 0 ? (
        <NothingHere state={state} isFiltered={active > 0} />
      ) : (
        <ProductGrid products={result.products} label="Produits" view={listing.view} busy={busy} first {...parts} />
      )}
      <Paginator
        page={result.page}
        pages={result.pages}
        total={result.total}
        {...(listing.search && { shownTotal: foundAs(result.total) })}
        limit={PRODUCTS_PER_PAGE}
        addressOf={(page) => addressOf({ page })}
      />
    </section>
  );
}

function whyNothing({ minPrice, maxPrice }: Listing, isFiltered: boolean): string {
  if (minPrice > maxPrice) return 'Le prix minimum est plus grand que le prix maximum.';
  return isFiltered ? 'Essayez un autre mot ou d’autres filtres.' : 'Il n’y a plus de produits à cette page.';
}

type NothingHereProps = { state: ListingState; isFiltered: boolean };

/** Nothing under these filters, or nothing any more on this page. */
export function NothingHere({ state: { reset, listing }, isFiltered }: NothingHereProps) {
  return (
    <EmptyState
      title="Aucun produit trouvé"
      heading="h2"
      icon={<SearchX aria-hidden="true" className="size-8" />}
      action={
        <ButtonLink {...reset}>{isFiltered ? 'Réinitialiser les filtres' : 'Revenir au début de la liste'}</ButtonLink>
      }
    >
      {whyNothing(listing, isFiltered)}
    </EmptyState>
  );
}
