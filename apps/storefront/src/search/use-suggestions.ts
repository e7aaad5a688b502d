import { SUGGESTION_MIN_LENGTH, SUGGESTIONS } from '@tokpa/contract/limits';
import type { Product } from '@tokpa/contract/products';
import { useEffect, useState } from 'react';
import { anonymousApi } from '../api/browser.ts';

const TYPING_PAUSE_MS = 300;

type Found = { term: string; products: readonly Product[]; isError: boolean };

const NOTHING: Found = { term: '', products: [], isError: false };

async function find(term: string, signal: AbortSignal): Promise<Found> {
  const query = { search: term, limit: SUGGESTIONS, page: 1 };
  // As any visitor: with staff's token the shop would answer with the back office's list, drafts included.
  const { data } = await anonymousApi.call('GET /products', { query, signal });
  return { term, products: data, isError: false };
}

/** The products that fit what is being typed, asked for once typing pauses. */
export function useSuggestions(typed: string) {
  const term = usePaused(typed.trim());
  const wanted = term.length >= SUGGESTION_MIN_LENGTH;
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (!wanted) return undefined;
    const asking = new AbortController();
    find(term, asking.signal)
      .then(setFound)
      .catch(() => {
        if (!asking.signal.aborted) setFound({ term, products: [], isError: true });
      });
    return () => asking.abort();
  }, [term, wanted]);

  const isKnown = found.term === term;
  return {
    term,
    products: wanted && isKnown ? found.products : [],
    isPending: wanted && !isKnown,
    isError: wanted && isKnown && found.isError,
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
