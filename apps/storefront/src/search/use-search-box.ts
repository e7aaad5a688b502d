import { SUGGESTION_MIN_LENGTH } from '@tokpa/contract/limits';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { startingOptions, suggestionOptions } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { usePopularSearches } from './use-popular-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

const NONE_ACTIVE = -1;

/** What the search box knows and does: its text, its list, the active line, the keys. */
export function useSearchBox(searchedFor: string) {
  const [typed, setTyped] = useTyped(searchedFor);
  const [open, setOpen] = useState(false);
  const { recent, readAgain, clearRecent } = useRecentSearches();
  const [active, setActive] = useState(NONE_ACTIVE);
  const navigate = useNavigate();
  const suggestions = useSuggestions(open ? typed : '');
  const options = optionsFor(typed, startingOptions(recent, usePopularSearches()), suggestions);

  const close = () => {
    setOpen(false);
    setActive(NONE_ACTIVE);
  };
  const show = () => {
    readAgain();
    setOpen(true);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(NONE_ACTIVE);
    show();
  };
  const choose = (option: SearchOption) => {
    rememberSearch(option.kind === 'product' ? typed : option.term);
    setTyped(option.kind === 'product' ? '' : option.term);
    close();
    void navigate(option.to);
  };
  const submit = () => {
    rememberSearch(typed);
    close();
  };
  const move = (step: number) => {
    if (!open) show();
    setActive(moved(active, step, options.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAction(event.key, { move, choose, chosen: open ? options[active] : undefined });
    if (!act) return;
    // Left to itself the browser would move the cursor (arrows) or send the form (Enter).
    event.preventDefault();
    act();
  };

  return {
    typed,
    open,
    recent,
    active,
    options,
    suggestions,
    close,
    show,
    type,
    choose,
    submit,
    clearRecent,
    onKeyDown,
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** The text of the box; a search made elsewhere (a link, the back button) changes it too. */
function useTyped(searchedFor: string) {
  const [typed, setTyped] = useState(searchedFor);
  const [followed, setFollowed] = useState(searchedFor);
  if (followed !== searchedFor) {
    setFollowed(searchedFor);
    setTyped(searchedFor);
  }
  return [typed, setTyped] as const;
}

function useRecentSearches() {
  const [recent, setRecent] = useState<string[]>([]);
  const readAgain = () => setRecent(recentSearches());
  const clearRecent = () => {
    forgetSearches();
    setRecent([]);
  };
  return { recent, readAgain, clearRecent };
}

type KeyChoices = {
  move: (step: number) => void;
  choose: (option: SearchOption) => void;
  chosen: SearchOption | undefined;
};

function keyAction(key: string, { move, choose, chosen }: KeyChoices): (() => void) | undefined {
  if (key === 'ArrowDown') return () => move(1);
  if (key === 'ArrowUp') return () => move(-1);
  return key === 'Enter' && chosen ? () => choose(chosen) : undefined;
}

function optionsFor(typed: string, starting: SearchOption[], suggestions: ReturnType<typeof useSuggestions>) {
  const term = typed.trim();
  if (term.length === 0) return starting;
  const isSettled = suggestions.term === term && !suggestions.isPending;
  return term.length >= SUGGESTION_MIN_LENGTH && isSettled ? suggestionOptions(term, suggestions.products) : [];
}

/** One line up or down, through "none" at both ends. */
function moved(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return NONE_ACTIVE;
  return next < NONE_ACTIVE ? count - 1 : next;
}
