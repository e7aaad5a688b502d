import type { GetListParams } from 'react-admin';
import { sortFor } from './sorts.ts';

export type Query = Record<string, string | number | boolean>;

export const FIRST_PAGE = { page: 1, perPage: 25 };

/** A filter as it stands in the form → query parameters; empty fields and empty lists are left out. */
function toQuery(filter: Readonly<Record<string, unknown>>): Query {
  const written = Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '') return [];
    if (Array.isArray(value)) return value.length > 0 ? [[name, value.join(',')] as const] : [];
    return [[name, value as string | number | boolean] as const];
  });
  return Object.fromEntries(written);
}

/** What the screens ask → the query of a list in the contract. */
export function listQuery(resource: string, { pagination = FIRST_PAGE, sort, filter }: Partial<GetListParams>): Query {
  const sorted = sort && sortFor(resource, sort);
  return {
    ...toQuery((filter ?? {}) as Record<string, unknown>),
    page: pagination.page,
    limit: pagination.perPage,
    ...(sorted !== undefined && { sort: sorted }),
  };
}
