import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tokpa/contract/orders';
import { useEffect } from 'react';
import { api } from '../api/browser.ts';
import { awaitsPayment } from './order-status.ts';
import { nextLookMs } from './next-look.ts';
import { orderKey } from './use-order.ts';

/**
 * Follows the payment of an order until it settles; rests while the page is out of sight, and reads the order again
 * when something has happened to it.
 */
export function usePaymentState(order: Order) {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['orders', 'payment', order.id],
    queryFn: async ({ signal }) =>
      (await api.call('GET /orders/{id}/payment', { params: { id: order.id }, signal })).data,
    enabled: awaitsPayment(order),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isSettled ? false : nextLookMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => !state.data?.isSettled,
  });
  const news = data && `${data.orderStatus} ${data.attemptStatus}`;
  const isBehind = data !== undefined && data.orderStatus !== order.status;
  useEffect(() => {
    // Its transactions and events have changed as well.
    if (news) void queries.invalidateQueries({ queryKey: orderKey(order.id) });
  }, [news, queries, order.id]);
  return { payment: awaitsPayment(order) ? data : undefined, isBehind, hasFailed: error !== null && !data };
}
