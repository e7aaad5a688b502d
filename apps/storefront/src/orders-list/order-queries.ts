import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@tokpa/contract/client';
import { withReadStatus } from '@tokpa/contract/order-status';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { toast } from '../ui/toast-store.ts';
import type { OrdersQuery } from './order-filters.ts';

const ORDERS = 'orders';

type OrderPage = CallOutput<'GET /orders'>;
export type ListedOrder = OrderPage['data'][number];

function withReadStatuses(page: OrderPage): OrderPage {
  return { ...page, data: page.data.map(withReadStatus) };
}

export function useOrders(query: OrdersQuery) {
  return useQuery({
    queryKey: [ORDERS, 'list', query],
    queryFn: ({ signal }) => api.call('GET /orders', { query, signal }),
    select: withReadStatuses,
    placeholderData: keepPreviousData,
  });
}

function withChanged(page: OrderPage, changed: ListedOrder): OrderPage {
  return { ...page, data: page.data.map((one) => (one.id === changed.id ? changed : one)) };
}

export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('POST /orders/{id}/cancel', { params: { id } }),
    onSuccess: ({ data, message }) => {
      toast.success(message);
      // At once, not with the next list: that one may not come, and the order could be cancelled again.
      queries.setQueriesData<OrderPage>({ queryKey: [ORDERS, 'list'] }, (page) => page && withChanged(page, data));
    },
    onError: (error) => toast.error(explainError(error, "Erreur lors de l'annulation de la commande")),
    // A refusal too means that the order is no longer what the page shows.
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
