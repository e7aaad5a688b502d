import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

const SHOWN = 10;

/** What changed a product's stock, and what its shelf holds now. */
export function useMovements(productId: string, page: number) {
  return useQuery({
    queryKey: ['products', 'stock-movements', productId, page],
    queryFn: ({ signal }) =>
      api.call('GET /products/{id}/stock-movements', {
        params: { id: productId },
        query: { page, limit: SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
