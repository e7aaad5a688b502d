import { useQuery } from '@tanstack/react-query';
import type { ProductImport } from '@tokpa/contract/product-imports';
import { api } from '../api.ts';

const REFRESH_MS = 1500;

export const isOver = ({ status }: Pick<ProductImport, 'status'>) => status === 'DONE' || status === 'FAILED';

/** Where an import is, asked again until it is over. */
export function useImport(id: string) {
  return useQuery({
    queryKey: ['products', 'imports', id],
    queryFn: async () => (await api.call('GET /products/imports/{id}', { params: { id } })).data,
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : REFRESH_MS),
  });
}

export function useRecentImports() {
  return useQuery({
    queryKey: ['products', 'imports'],
    queryFn: async () => (await api.call('GET /products/imports/recent')).data,
  });
}

/** What was wrong with the rows; asked for again when there is more of it. */
export function useImportErrors({ id, errorsCount }: Pick<ProductImport, 'id' | 'errorsCount'>, page: number) {
  return useQuery({
    queryKey: ['products', 'imports', id, 'errors', errorsCount, page],
    queryFn: () => api.call('GET /products/imports/{id}/errors', { params: { id }, query: { page } }),
    placeholderData: (shown) => shown,
  });
}
