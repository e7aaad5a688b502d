import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, PaymentState } from '@tokpa/contract/orders';
import { useEffect, useRef } from 'react';
import { api } from '../api/browser.ts';
import { lookAfterMs, nextLookMs } from './next-look.ts';
import { awaitsPayment } from './order-status.ts';
import { orderKey } from './use-order.ts';

export const paymentKey = (orderId: string) => ['orders', 'payment', orderId] as const;

/** Nothing happens to an order whose payment failed until its time to be paid has passed. */
function untilTooLateMs({ isPayable, payableUntil }: PaymentState): number | false {
  if (!isPayable || payableUntil === null) return false;
  return lookAfterMs(payableUntil, Date.now());
}

/** How to ask again for a state that could not be read once. */
export type UnreadPayment = { retry: () => void; isBusy: boolean };

/**
 * Follows the payment of an order until it settles; rests while the page is out of sight, and reads the order again
 * when something has happened to it. `unread` where its state could not be read so far.
 */
export function usePaymentState(order: Order) {
  const queries = useQueryClient();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: paymentKey(order.id),
    queryFn: async ({ signal }) =>
      (await api.call('GET /orders/{id}/payment', { params: { id: order.id }, signal })).data,
    enabled: awaitsPayment(order),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isSettled ? untilTooLateMs(state.data) : nextLookMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => !state.data?.isSettled,
  });
  const seen = useRef<string>(null);
  useEffect(() => {
    if (!data) return;
    const state = `${data.orderStatus} ${data.attemptStatus}`;
    const isNews = seen.current === null ? data.orderStatus !== order.status : seen.current !== state;
    seen.current = state;
    // Its transactions and events have changed as well.
    if (isNews) void queries.invalidateQueries({ queryKey: orderKey(order.id) });
  }, [data, order.status, order.id, queries]);
  if (!awaitsPayment(order)) return { payment: undefined, unread: undefined };
  const unread: UnreadPayment | undefined =
    data === undefined && errorUpdateCount > 0 ? { retry: () => void refetch(), isBusy: isFetching } : undefined;
  return { payment: data, unread };
}
