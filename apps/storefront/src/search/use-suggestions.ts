import { useQuery } from '@tanstack/react-query';
import { SUGGESTION_MIN_LENGTH, SUGGESTIONS } from '@tokpa/contract/limits';
import { useEffect, useState } from 'react';
import { api } from '../api/browser.ts';

const TYPING_PAUSE_MS = 300;

/** The products that fit what is being typed, asked for once typing pauses. */
export function useSuggestions(typed: string) {
  const term = usePaused(typed.trim());
  const wanted = term.length >= SUGGESTION_MIN_LENGTH;
  const query = useQuery({
    queryKey: ['suggestions', term],
    queryFn: ({ signal }) =>
      api.call('GET /products', { query: { search: term, limit: SUGGESTIONS, page: 1 }, signal }),
    enabled: wanted,
    staleTime: 60_000,
  });
  return {
    term,
    products: wanted ? (query.data?.data ?? []) : [],
    isPending: wanted && query.isPending,
    isError: query.isError,
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
