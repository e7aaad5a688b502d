import type { OrderQuery } from '@tokpa/contract/orders';

type OrderFilter = Partial<Omit<OrderQuery, 'page' | 'limit'>>;

/** The order desk's other order than its own, the newest first: who has waited longest stands on top. */
export const LONGEST_WAIT = { field: 'createdAt', order: 'ASC' } as const;

/** The address of the order desk with this filter set, in its own order or in another. */
export function ordersAt(filter: OrderFilter, by?: typeof LONGEST_WAIT): string {
  const sorted = by && { sort: by.field, order: by.order };
  return `/orders?${new URLSearchParams({ filter: JSON.stringify(filter), ...sorted, page: '1' })}`;
}

export function orderAt(id: string): string {
  return `/orders/${id}/show`;
}
