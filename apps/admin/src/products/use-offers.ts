import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import { api } from '../api.ts';
import { messageOf, useSingleMutation } from '../ui/index.ts';
import {
  placeErrors,
  readChanges,
  toRows,
  withoutSaved,
  type Changes,
  type Errors,
  type OfferField,
  type OfferRow,
  type Seen,
  type Typed,
} from './offer-rows.ts';

const SHOWN = 50;

const without = (seen: Seen, keys: readonly string[]): Seen =>
  Object.fromEntries(Object.entries(seen).filter(([key]) => !keys.includes(key)));

/** The products of one page of the grid: the filters of the list that led here. */
export function useOfferRows(filter: Readonly<Record<string, string>>, page: number) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['products', 'offers', filter, page],
    queryFn: ({ signal }) => api.call('GET /products', { query: { ...filter, page, limit: SHOWN }, signal }),
  });
  const reread = async () => toRows((await refetch()).data?.data ?? []);
  return { rows: toRows(data?.data ?? []), pages: data?.meta.pages ?? 1, error, isPending, reread };
}

type OfferRows = ReturnType<typeof useOfferRows>;

// What a save took along: its answer comes while somebody may type on, and speaks of this alone.
type Sent = { typed: Typed; changes: Changes };

/** What is typed in the grid, and saving all of it at once: what the shop refuses stays typed, with the reason in its cell. */
export function useOfferChanges({ rows, reread }: Pick<OfferRows, 'rows' | 'reread'>) {
  const [typed, setTyped] = useState<Typed>({});
  const [seen, setSeen] = useState<Seen>({});
  const [errors, setErrors] = useState<Errors>({});
  const notify = useNotify();
  const refresh = useRefresh();
  const changes = readChanges(rows, typed, seen);
  const saving = useSingleMutation({
    mutationFn: ({ changes: { items } }: Sent) => api.call('PUT /products', { body: { items } }),
    onSuccess: (_, sent) => {
      setTyped((now) => withoutSaved(now, sent.typed));
      setSeen((now) => without(now, sent.changes.keys));
      setErrors({});
      notify('Prix et stocks enregistrés', { type: 'success' });
      refresh();
    },
    onError: async (error, { changes: { keys } }) => {
      setErrors(error instanceof ApiError ? placeErrors(error.errors, keys) : {});
      if (!(error instanceof ApiError) || error.code !== 'stock_changed') return;
      // From here on they know what there is: who saves again means it.
      const told = (await reread()).filter(({ key }) => keys.includes(key));
      setSeen((now) => ({ ...now, ...Object.fromEntries(told.map(({ key, stock }) => [key, stock])) }));
    },
  });
  return {
    typed,
    errors: { ...errors, ...changes.errors },
    count: changes.items.length,
    canSave: changes.items.length > 0 && Object.keys(changes.errors).length === 0,
    isBusy: saving.isPending,
    problem: saving.error ? messageOf(saving.error) : undefined,
    save: () => saving.mutate({ typed, changes }),
    forget: () => {
      setTyped({});
      setSeen({});
      setErrors({});
    },
    type: ({ key, stock }: OfferRow, field: OfferField, text: string) => {
      setTyped((now) => ({ ...now, [key]: { ...now[key], [field]: text } }));
      if (field === 'stock') setSeen((now) => ({ [key]: stock, ...now }));
      setErrors((now) => ({ ...now, [key]: {} }));
    },
  };
}
