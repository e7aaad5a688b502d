import { SUGGESTION_MIN_LENGTH } from '@tokpa/contract/limits';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { startingOptions, suggestionOptions } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { useSuggestions } from './use-suggestions.ts';

const NONE_ACTIVE = -1;

/** What the search box knows and does: its text, its list, the active line, the keys. */
export function useSearchBox(searchedFor: string) {
  const [typed, setTyped] = useState(searchedFor);
  const [followed, setFollowed] = useState(searchedFor);
  if (followed !== searchedFor) {
    setFollowed(searchedFor);
    setTyped(searchedFor);
  }
  const [open, setOpen] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const [active, setActive] = useState(NONE_ACTIVE);
  const navigate = useNavigate();
  const suggestions = useSuggestions(open ? typed : '');
  const options = optionsFor(typed, recent, suggestions);

  function close() {
    setOpen(false);
    setActive(NONE_ACTIVE);
  }
  function show() {
    setRecent(recentSearches());
    setOpen(true);
  }
  function choose(option: SearchOption) {
    rememberSearch(option.kind === 'product' ? typed : option.term);
    setTyped(option.kind === 'product' ? '' : option.term);
    close();
    void navigate(option.to);
  }

  return {
    typed,
    open,
    recent,
    active,
    options,
    suggestions,
    isTyping: typed.trim().length > 0,
    close,
    show,
    choose,
    type(text: string) {
      setTyped(text);
      setActive(NONE_ACTIVE);
      show();
    },
    submit() {
      rememberSearch(typed);
      close();
    },
    clearRecent() {
      forgetSearches();
      setRecent([]);
    },
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = options[active];
      if (event.key === 'Escape') {
        // The browser would empty the box, which opens the list again.
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && open && chosen) {
        event.preventDefault();
        choose(chosen);
      } else if (step) {
        event.preventDefault();
        if (!open) show();
        setActive(moved(active, step, options.length));
      }
    },
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;

function optionsFor(typed: string, recent: readonly string[], suggestions: ReturnType<typeof useSuggestions>): SearchOption[] {
  const length = typed.trim().length;
  if (length === 0) return startingOptions(recent);
  if (length < SUGGESTION_MIN_LENGTH || suggestions.term !== typed.trim() || suggestions.isPending) return [];
  return suggestionOptions(suggestions.term, suggestions.products);
}

/** One line up or down, through "none" at both ends. */
function moved(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return NONE_ACTIVE;
  return next < NONE_ACTIVE ? count - 1 : next;
}
