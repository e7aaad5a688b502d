import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import type { CardProduct } from './card-product.ts';
import type { ShownFacets } from './facets.ts';
import { FilterBar } from './filter-bar.tsx';
import { NothingHere } from './listing.tsx';
import { SEARCH_SORTS } from './listing-query.ts';
import { ProductGrid } from './product-grid.tsx';
import type { CardParts } from './product-grid.tsx';
import { useListing } from './use-listing.ts';

type SearchResultsProps = CardParts & {
  page: number;
  products: readonly CardProduct[];
  total: number;
  hasMore: boolean;
  facets: ShownFacets | null;
  /** What is said between the filters and the products. */
  notice?: ReactNode;
};

/** Each further page is added below the ones before it: a link, so that it works without JavaScript too. */
export function SearchResults({ page, products, total, hasMore, facets, notice, ...parts }: SearchResultsProps) {
  const state = useListing(SEARCH_SORTS);
  const { busy, addressOf, resetTo } = state;
  return (
    <section aria-label="Résultats de la recherche">
      <FilterBar state={state} total={total} facets={facets} hasViews={false} />
      {notice}
      {products.length === 0 ? (
        <NothingHere resetTo={resetTo} isFiltered />
      ) : (
        <ProductGrid products={products} label="Résultats" first {...parts} />
      )}
      {total > products.length && (
        <div className="flex flex-col items-center gap-3 pt-6">
          <p className="text-sm text-muted">{`${products.length} produits affichés sur ${total}`}</p>
          {hasMore ? (
            <ButtonLink
              to={addressOf({ page: page + 1 })}
              replace
              preventScrollReset
              variant="secondary"
              aria-busy={busy || undefined}
              className="w-full sm:w-auto"
            >
              {busy ? 'Chargement...' : 'Voir plus de résultats'}
            </ButtonLink>
          ) : (
            <p className="text-center">Précisez votre recherche pour voir les produits suivants.</p>
          )}
        </div>
      )}
    </section>
  );
}
