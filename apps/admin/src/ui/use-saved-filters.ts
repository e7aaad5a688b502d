import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedFilter } from '@tokpa/contract/saved-filters';
import { useGetIdentity, useListContext, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { api } from '../api.ts';
import { findsSame, type Filtering, queryOf } from './filter-query.ts';
import { messageOf } from './message-of.ts';
import { useSingleMutation } from './use-single-mutation.ts';

const FRESH_MS = 60_000;

/** What this person has kept of this list, on every device that they sign in on. */
export function useSavedFilters() {
  const { identity } = useGetIdentity();
  const { resource: list, filterValues, displayedFilters, sort } = useListContext();
  const queries = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const queryKey = ['saved filters', identity?.id, list];
  const {
    data: saved,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await api.call('GET /auth/admin/saved-filters', { query: { list } })).data,
    enabled: identity !== undefined,
    staleTime: FRESH_MS,
  });
  const onSuccess = () => queries.invalidateQueries({ queryKey });
  const filter = filterValues as Filtering['filter'];
  const shown = (displayedFilters ?? {}) as Filtering['displayedFilters'];
  const keeping = useSingleMutation({
    mutationFn: (name: string) => {
      const query = queryOf({ filter, displayedFilters: shown, sort });
      return api.call('PUT /auth/admin/saved-filters', { body: { list, name, query } });
    },
    onSuccess,
    onError: (refusal) => logoutIfAccessDenied(refusal),
  });
  // Another one may be dropped before the first is gone.
  const dropping = useMutation({
    mutationFn: ({ id }: SavedFilter) => api.call('DELETE /auth/admin/saved-filters/{id}', { params: { id } }),
    onSuccess,
    onError: async (refusal) => {
      if (!(await logoutIfAccessDenied(refusal))) notify(messageOf(refusal), { type: 'error' });
    },
  });
  return {
    /** Undefined while they are not known. */
    saved,
    fault: error ? messageOf(error) : undefined,
    isReading: isFetching,
    readAgain: () => void refetch(),
    hasFilters: Object.keys(filter).length > 0,
    current: saved?.find(({ query }) => findsSame(query, filter)),
    keep: (name: string, onDone: () => void) => keeping.mutate(name, { onSuccess: onDone }),
    isKeeping: keeping.isPending,
    problem: keeping.error ? messageOf(keeping.error) : undefined,
    drop: (one: SavedFilter) => dropping.mutate(one),
  };
}

export type KeptFilters = ReturnType<typeof useSavedFilters>;
