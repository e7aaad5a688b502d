import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import { withReadStatus } from '@tokpa/contract/order-status';
import type { TrackingResult } from '@tokpa/contract/order-tracking';
import { api } from '../api/browser.ts';

export const NOT_FOUND = 'Commande non trouvée.';

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

type Answer = { data?: Partial<TrackingResult> | null };

/** An answer that holds no order found none. */
function trackedIn({ data }: Answer): TrackingResult {
  if (!data?.order) throw new ApiError(404, { message: NOT_FOUND, error: 'order_not_tracked' });
  return data as TrackingResult;
}

/** The order that is looked for; nothing is asked before there is something to look for. */
export function useTracking(sought: Sought) {
  return useQuery({
    queryKey: ['orders', 'tracking', sought],
    queryFn: async ({ signal }) => trackedIn(await api.call('GET /orders/track', { query: sought, signal })),
    select: withReadStatuses,
    enabled: isSought(sought),
    retry: (failures, error) => failures < 1 && !isRefused(error),
  });
}
