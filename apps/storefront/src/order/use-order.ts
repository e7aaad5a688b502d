import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import { api } from '../api/browser.ts';

export const orderKey = (id: string) => ['orders', 'one', id] as const;

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** One order of the account; `isMissing` when there is none for this shopper. */
export function useOrder(id: string) {
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => (await api.call('GET /orders/{id}', { params: { id }, signal })).data,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
  return { ...query, isMissing: isMissing(query.error) };
}
