import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useLatePart } from '../ui/part-on-demand.tsx';
import { showable } from '../ui/showable.ts';
import { withoutSlash } from '../ui/without-slash.ts';
import { useSearchBox } from './use-search-box.ts';

const RESULTS = '/search';

const loadPanel = () => import('./search-panel.tsx');

/** What the results on this page, or on the one that is on its way, are found for; other pages have a `q` of their own. */
function useSearchedFor(): string {
  const here = useLocation();
  // As soon as it is asked for: what is typed while it comes stays.
  const { pathname, search } = useNavigation().location ?? here;
  return withoutSlash(pathname) === RESULTS ? showable(new URLSearchParams(search).get('q')) : '';
}

/** A plain form to /search; in a living page a list of suggestions opens under it. */
export function SearchBox() {
  const box = useSearchBox(useSearchedFor());
  // Without it the search itself still works: nothing is said, and the next letter has it loaded again.
  const panel = useLatePart(loadPanel, box.open, box.close);
  const isListed = box.open && panel !== undefined;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  const clear = () => {
    box.type('');
    focus();
  };
  const clearRecent = () => {
    box.clearRecent();
    focus();
  };
  // From wherever in the box or its list. The focus opens the list, so it comes first.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Left to itself the browser would also empty the box.
    event.preventDefault();
    focus();
    box.close();
  };
  return (
    <Form
      action={RESULTS}
      role="search"
      className="relative w-full"
      onSubmit={box.submit}
      onKeyDown={closeOnEscape}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}
    >
      <input
        ref={input}
        // A search field may not be a combobox; the phone's keyboard shows its search key all the same.
        type="text"
        name="q"
        role="combobox"
        aria-label="Rechercher un produit"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Rechercher un produit…"
        value={box.typed}
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.show}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
        className="block min-h-12 w-full rounded-full border border-edge bg-surface pl-5 pr-24 text-base hover:border-ink"
      />
      {box.typed && (
        <button
          type="button"
          aria-label="Effacer la recherche"
          onClick={clear}
          className="absolute right-12 top-0.5 tap-square rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      <button
        type="submit"
        aria-label="Lancer la recherche"
        className="absolute right-0.5 top-0.5 tap-square rounded-full bg-primary text-surface transition-colors hover:bg-primary-strong"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {isListed && <panel.default box={box} listId={listId} onClearRecent={clearRecent} />}
    </Form>
  );
}
