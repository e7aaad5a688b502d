import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useId } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useSearchBox } from './use-search-box.ts';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

/** A plain form to /search; in a living page a list of suggestions opens under it. */
export function SearchBox() {
  const [query] = useSearchParams();
  const box = useSearchBox(query.get('q') ?? '');
  const listId = useId();
  return (
    <Form
      action="/search"
      role="search"
      className="relative w-full"
      onSubmit={box.submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}
    >
      <input
        type="search"
        name="q"
        role="combobox"
        aria-label="Rechercher un produit"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={listId}
        aria-activedescendant={box.open && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Rechercher un produit…"
        value={box.typed}
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.show}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
        className="block min-h-12 w-full rounded-full border border-edge bg-surface pl-5 pr-14 text-base hover:border-ink [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        aria-label="Lancer la recherche"
        className="absolute right-0.5 top-0.5 inline-flex size-11 items-center justify-center rounded-full bg-primary text-surface transition-colors hover:bg-primary-strong"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {box.open && (
        <Suspense>
          <SearchPanel box={box} listId={listId} />
        </Suspense>
      )}
    </Form>
  );
}
