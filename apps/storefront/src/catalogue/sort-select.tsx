import type { ProductSort } from '@tokpa/contract/products';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { sortLabel } from './listing-query.ts';

type SortSelectProps = {
  /** The first is the list's own: in the address it goes without saying. */
  sorts: readonly ProductSort[];
  value: ProductSort;
  /** The form that carries the choice where there is no JavaScript. */
  form: string;
  onChange: (sort: ProductSort) => void;
};

/** Where choosing an order does nothing by itself. */
export function SortWithoutScript({ form }: { form: string }) {
  return (
    <noscript>
      <button
        type="submit"
        form={form}
        className="min-h-11 w-full rounded-control border border-edge px-3 font-medium sm:w-auto sm:self-end"
      >
        Trier
      </button>
    </noscript>
  );
}

export function SortSelect({ sorts, value, form, onChange }: SortSelectProps) {
  const own = sorts[0] ?? 'name';
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={`${form}-sort`} className="max-sm:sr-only">
        Trier par
      </label>
      <div className="relative">
        <select
          id={`${form}-sort`}
          name="sort"
          form={form}
          value={value === own ? '' : value}
          onChange={(event) => onChange(sorts.find((sort) => sort === event.target.value) ?? own)}
          className="block min-h-11 appearance-none rounded-control border border-edge bg-surface pl-3 pr-9 font-medium hover:border-ink"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort === own ? '' : sort}>
              {sortLabel(sort)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2.5 top-3 size-5 text-muted" />
      </div>
    </div>
  );
}
