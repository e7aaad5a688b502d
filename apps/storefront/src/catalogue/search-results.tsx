import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import type { CardProduct } from './card-product.ts';
import type { ShownFacets } from './facets.ts';
import { FilterBar } from './filter-bar.tsx';
import { NothingHere } from './listing.tsx';
import { SEARCH_SORTS } from './listing-query.ts';
import { ProductGrid } from './product-grid.tsx';
import type { CardParts } from './product-grid.tsx';
import { foundAs, lastPageOf } from './search-pages.ts';
import { useListing } from './use-listing.ts';

export type Found = {
  products: CardProduct[];
  total: number;
  /** The last page that is shown. */
  page: number;
  /** Whether all pages before it are shown too. */
  isFromStart: boolean;
  /** Why a page that was asked for did not come. */
  problem?: string;
};

type SearchResultsProps = CardParts & {
  found: Found;
  facets: ShownFacets | null;
  /** What is said between the filters and the products. */
  notice?: ReactNode;
};

/** Each further page is added below the ones before it: a link, so that it works without JavaScript too. */
export function SearchResults({ found, facets, notice, ...parts }: SearchResultsProps) {
  const { products, total } = found;
  const state = useListing(SEARCH_SORTS);
  const { busy, addressOf } = state;
  const { top, askForMore } = useFocusOnNew(products.length);
  return (
    <section ref={top} tabIndex={-1} aria-label="Résultats de la recherche" className="outline-none">
      <FilterBar state={state} total={total} facets={facets} hasViews={false} />
      {notice}
      {products.length === 0 ? (
        <NothingHere state={state} isFiltered />
      ) : (
        <ProductGrid products={products} label="Résultats" first {...parts} />
      )}
      {(total > products.length || found.page > 1) && (
        <FurtherResults
          found={found}
          busy={busy}
          firstTo={addressOf({ page: 1 })}
          nextTo={addressOf({ page: found.page + 1 })}
          onNext={askForMore}
          onFirst={() => {
            top.current?.scrollIntoView();
            top.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

/** The keyboard goes on from the first product that has come, unless it is elsewhere by then. */
function useFocusOnNew(count: number) {
  const top = useRef<HTMLElement>(null);
  const asked = useRef<{ link: Element; count: number }>(null);
  useEffect(() => {
    const { current } = asked;
    if (!current || count <= current.count) return;
    asked.current = null;
    const { activeElement, body } = document;
    if (activeElement !== current.link && activeElement !== body) return;
    top.current?.querySelectorAll<HTMLElement>('h2 a')[current.count]?.focus();
  }, [count]);
  const askForMore = ({ currentTarget }: MouseEvent) => {
    asked.current = { link: currentTarget, count };
  };
  return { top, askForMore };
}

type FurtherResultsProps = {
  found: Found;
  busy: boolean;
  firstTo: string;
  nextTo: string;
  onNext: (event: MouseEvent) => void;
  /** They stand above, with the pages that come before these. */
  onFirst: () => void;
};

function FurtherResults({ found, busy, firstTo, nextTo, onNext, onFirst }: FurtherResultsProps) {
  const { products, total, page, isFromStart, problem } = found;
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      <p
        aria-live="polite"
        className="text-sm text-muted"
      >{`${products.length} produits affichés sur ${foundAs(total)}`}</p>
      {problem && (
        <p role="alert" className="text-center text-terracotta">
          {problem}
        </p>
      )}
      {page < lastPageOf(total) && (
        <ButtonLink
          to={nextTo}
          onClick={onNext}
          replace
          preventScrollReset
          variant="secondary"
          aria-busy={busy || undefined}
          className="w-full sm:w-auto"
        >
          {busy ? 'Chargement...' : 'Voir plus de résultats'}
        </ButtonLink>
      )}
      {!isFromStart && (
        <ButtonLink to={firstTo} variant="quiet" onClick={onFirst}>
          Revenir aux premiers résultats
        </ButtonLink>
      )}
    </div>
  );
}
