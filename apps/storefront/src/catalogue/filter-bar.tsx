import { formatCount } from '@tokpa/contract/money';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ShownFacets } from './facets.ts';
import { FacetLinks } from './facet-links.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterCategory } from './filter-categories.ts';
import { foundAs } from './search-pages.ts';
import { SortSelect, SortWithoutScript } from './sort-select.tsx';
import type { ListingState } from './use-listing.ts';
import { ViewToggle } from './view-toggle.tsx';
import { Link } from '../ui/link.tsx';

const FORM = 'filtres';

type FilterBarProps = {
  state: ListingState;
  total: number;
  /** Left out where the page itself is one category, or one search. */
  categories?: readonly FilterCategory[];
  /** Null when they could not be counted. */
  facets: ShownFacets | null;
  /** Results of a search are only shown as cards. */
  hasViews?: boolean;
};

/** Filters behind a toggle, order, number of results, display. The panel opens and its form works without JavaScript. */
export function FilterBar({ state, total, categories, facets, hasViews = true }: FilterBarProps) {
  const { listing, sorts, active, reset, resets, addressOf, show } = state;
  return (
    <div className="@container relative flex flex-col gap-3 py-4">
      <details className="group print:hidden">
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
        <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4">
          <FilterPanel key={resets} id={FORM} state={state} categories={categories} />
          {facets && <FacetLinks facets={facets} addressOf={addressOf} />}
        </div>
      </details>
      <div className="absolute right-0 top-4 @max-[17rem]:static print:hidden">
        <SortSelect sorts={sorts} value={listing.sort} form={FORM} onChange={(sort) => show({ sort })} />
      </div>
      <SortWithoutScript form={FORM} />
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto whitespace-nowrap text-muted">
          <b className="font-semibold text-ink">{listing.search ? foundAs(total) : formatCount(total)}</b>{' '}
          {total > 1 ? 'produits' : 'produit'}
        </p>
        {active > 0 && (
          <Link
            {...reset}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary hover:bg-primary-tint sm:text-base"
          >
            <RotateCcw aria-hidden="true" className="size-4 max-sm:hidden" />
            Réinitialiser
          </Link>
        )}
        {hasViews && <ViewToggle current={listing.view} addressOf={(view) => addressOf({ view })} />}
      </div>
    </div>
  );
}
