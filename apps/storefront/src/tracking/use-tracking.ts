import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import { withReadStatus } from '@tokpa/contract/order-status';
import type { TrackingResult } from '@tokpa/contract/order-tracking';
import { api } from '../api/browser.ts';

export type Sought = { orderNumber: string; orderId: string };

/** As it is copied from a mail or read out: neither a number nor an id holds a space. */
export const withoutSpaces = (typed: string | null) => (typed ?? '').replaceAll(/\s/g, '');

export const isSought = ({ orderNumber, orderId }: Sought) => orderNumber !== '' || orderId !== '';

export const isSame = (one: Sought, other: Sought) =>
  one.orderNumber === other.orderNumber && one.orderId === other.orderId;

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

function withReadStatuses(tracked: TrackingResult): TrackingResult {
  return { ...tracked, order: withReadStatus(tracked.order) };
}

/** The order that is looked for; nothing is asked before there is something to look for. */
export function useTracking(sought: Sought) {
  return useQuery({
    queryKey: ['orders', 'tracking', sought],
    queryFn: async ({ signal }) => (await api.call('GET /orders/track', { query: sought, signal })).data,
    select: withReadStatuses,
    enabled: isSought(sought),
    retry: (failures, error) => failures < 1 && !isRefused(error),
  });
}
