import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import type { OrderDetail } from '@tokpa/contract/orders';
import { withReadStatus } from '@tokpa/contract/order-status';
import { api } from '../api/browser.ts';

export const orderKey = (id: string) => ['orders', 'one', id] as const;

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

function withReadStatuses(order: OrderDetail): OrderDetail {
  return { ...withReadStatus(order), events: order.events.map(withReadStatus) };
}

/** One order of the account; `isMissing` when there is none for this shopper. */
export function useOrder(id: string) {
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => (await api.call('GET /orders/{id}', { params: { id }, signal })).data,
    select: withReadStatuses,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
  return { ...query, isMissing: isMissing(query.error) };
}
