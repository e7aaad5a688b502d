import type { OrderQuery } from '@tokpa/contract/orders';

type OrderFilter = Partial<Omit<OrderQuery, 'page' | 'limit'>>;

/** The address of the order desk with this filter set. */
export function ordersAt(filter: OrderFilter): string {
  return `/orders?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
}

export function orderAt(id: string): string {
  return `/orders/${id}/show`;
}
