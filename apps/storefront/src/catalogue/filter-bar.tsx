import type { ProductSort } from '@tokpa/contract/products';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Link } from 'react-router';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterCategory } from './filter-panel.tsx';
import { countActiveFilters, listingAddress } from './listing-query.ts';
import { SortSelect, SortWithoutScript } from './sort-select.tsx';
import type { ListingState } from './use-listing.ts';
import { ViewToggle } from './view-toggle.tsx';

const FORM = 'filtres';

type FilterBarProps = {
  state: ListingState;
  sorts: readonly ProductSort[];
  total: number;
  /** Left out where the page itself is one category. */
  categories?: readonly FilterCategory[];
};

/** Filters behind a toggle, order, number of results, display. The panel opens and its form works without JavaScript. */
export function FilterBar({ state, sorts, total, categories }: FilterBarProps) {
  const { path, listing, show } = state;
  const active = countActiveFilters(listing);
  return (
    <div className="relative flex flex-col gap-3 py-4">
      <details className="group">
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-control border border-edge bg-surface px-3 font-medium hover:border-ink group-open:mb-3 group-open:border-primary group-open:text-primary [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Filtres
          {active > 0 && (
            <span className="flex size-6 items-center justify-center rounded-full bg-primary text-sm font-bold text-surface">
              <span className="sr-only">actifs : </span>
              {active}
            </span>
          )}
        </summary>
        <FilterPanel id={FORM} state={state} categories={categories} />
      </details>
      <div className="absolute right-0 top-4">
        <SortSelect sorts={sorts} value={listing.sort} form={FORM} onChange={(sort) => show({ sort })} />
      </div>
      <SortWithoutScript form={FORM} />
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto whitespace-nowrap text-muted">
          <b className="font-semibold text-ink">{total}</b> {total > 1 ? 'produits' : 'produit'}
        </p>
        {active > 0 && (
          <Link
            to={listing.view === 'list' ? `${path}?view=list` : path}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary hover:bg-primary-tint sm:text-base"
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            Réinitialiser
          </Link>
        )}
        <ViewToggle current={listing.view} addressOf={(view) => listingAddress(path, listing, { view })} />
      </div>
    </div>
  );
}
