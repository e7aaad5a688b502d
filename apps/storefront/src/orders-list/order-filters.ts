import { ORDERS_PER_PAGE } from '@tokpa/contract/limits';
import { AMOUNT_MAX } from '@tokpa/contract/money';
import { readOrderStatus } from '@tokpa/contract/order-status';
import type { CallInput } from '@tokpa/contract/client';

const FILTER_NAMES = ['status', 'minTotal', 'maxTotal', 'startDate', 'endDate'] as const;

/** The filters as the address and the form hold them: empty where there is none. */
export type OrderFilters = Record<(typeof FILTER_NAMES)[number], string>;

export type OrdersQuery = NonNullable<CallInput<'GET /orders'>['query']>;

function readAmount(text: string | null): string {
  const amount = Math.trunc(Number(text?.trim() || NaN));
  return amount >= 0 ? String(Math.min(amount, AMOUNT_MAX)) : '';
}

/** A day of the years that the shop answers for. */
function readDay(text: string | null): string {
  if (!text || !/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return '';
  const day = new Date(text);
  // The 30th of February would be read as the 2nd of March.
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text) ? text : '';
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
