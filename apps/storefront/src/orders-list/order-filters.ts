import { ORDERS_PER_PAGE } from '@tokpa/contract/limits';
import { readOrderStatus } from '@tokpa/contract/order-status';
import type { CallInput } from '@tokpa/contract/client';

const FILTER_NAMES = ['status', 'minTotal', 'maxTotal', 'startDate', 'endDate'] as const;

/** The filters as the address and the form hold them: empty where there is none. */
export type OrderFilters = Record<(typeof FILTER_NAMES)[number], string>;

export type OrdersQuery = NonNullable<CallInput<'GET /orders'>['query']>;

function readAmount(text: string | null): string {
  const amount = Number.parseInt(text ?? '', 10);
  return amount >= 0 ? String(amount) : '';
}

function readDay(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** What can not be read as a filter is none: an address may come from anywhere. */
export function readFilters(query: URLSearchParams): OrderFilters {
  return {
    status: readOrderStatus(query.get('status') ?? '') ?? '',
    minTotal: readAmount(query.get('minTotal')),
    maxTotal: readAmount(query.get('maxTotal')),
    startDate: readDay(query.get('startDate')),
    endDate: readDay(query.get('endDate')),
  };
}

export function countFilters(filters: OrderFilters): number {
  return FILTER_NAMES.filter((name) => filters[name] !== '').length;
}

export function toOrdersQuery(filters: OrderFilters, page: number): OrdersQuery {
  const given = FILTER_NAMES.filter((name) => filters[name] !== '').map((name) => [name, filters[name]]);
  return { page, limit: ORDERS_PER_PAGE, ...Object.fromEntries(given) } as OrdersQuery;
}
