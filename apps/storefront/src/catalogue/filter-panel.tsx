import { PRICE_FILTER_MAX } from '@tokpa/contract/limits';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FilterCategory } from './filter-categories.ts';
import type { Listing } from './listing-query.ts';
import { useTypedFilters } from './use-typed-filters.ts';
import type { ListingState } from './use-listing.ts';

type FilterPanelProps = {
  id: string;
  state: ListingState;
  /** Left out where the page itself is one category: then only prices are filtered. */
  categories?: readonly FilterCategory[];
};

/** A plain GET form; in a living page it goes where the clean address leads. */
export function FilterPanel({ id, state: { path, listing, show }, categories }: FilterPanelProps) {
  const { typed, type, settle } = useTypedFilters(listing);
  return (
    <form
      id={id}
      action={path}
      noValidate
      aria-label="Filtres"
      onSubmit={(event) => {
        event.preventDefault();
        show(settle());
      }}
      className="grid cols-pair items-end gap-3 md:flex md:flex-wrap md:gap-4"
    >
      <KeptFilters listing={listing} path={path} isChoosingCategory={categories !== undefined} />
      {categories && (
        <>
          <div className="col-span-full md:flex-2 md:min-w-40">
            <TextField
              label="Rechercher"
              type="search"
              name="search"
              maxLength={200}
              enterKeyHint="search"
              placeholder="Nom, ingrédient…"
              value={typed.search}
              onChange={(event) => type({ search: event.target.value })}
            />
          </div>
          <div className="col-span-full md:flex-2 md:min-w-40">
            <SelectField
              label="Catégorie"
              name="category"
              value={categories.find(({ id, slug }) => [id, slug].includes(listing.category))?.slug ?? 'all'}
              options={[
                { value: 'all', label: 'Toutes les catégories' },
                ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onChange={({ target: { value } }) => show({ ...settle(), category: value === 'all' ? '' : value })}
            />
          </div>
        </>
      )}
      <PriceField name="minPrice" label="Prix min (FCFA)" value={typed.minPrice} onType={type} />
      <PriceField name="maxPrice" label="Prix max (FCFA)" value={typed.maxPrice} onType={type} />
      <Button type="submit" className="col-span-full min-h-12">
        Appliquer
      </Button>
    </form>
  );
}

/** What the address holds and no field of the form shows. */
function KeptFilters({ listing, path, isChoosingCategory }: KeptFiltersProps) {
  const isResults = path === '/search';
  const kept = {
    q: isResults && listing.search,
    category: !isChoosingCategory && listing.category,
    minRating: listing.minRating > 0 && listing.minRating,
    inStock: listing.inStock && 'true',
    view: listing.view === 'list' && 'list',
  };
  return Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />);
}

type KeptFiltersProps = { listing: Listing; path: string; isChoosingCategory: boolean };

type PriceFieldProps = {
  name: 'minPrice' | 'maxPrice';
  label: string;
  value: string;
  onType: (change: { minPrice?: string; maxPrice?: string }) => void;
};

function PriceField({ name, label, value, onType }: PriceFieldProps) {
  return (
    <div className="md:w-40">
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={PRICE_FILTER_MAX}
        step={100}
        value={value}
        onChange={(event) => onType({ [name]: event.target.value })}
      />
    </div>
  );
}
