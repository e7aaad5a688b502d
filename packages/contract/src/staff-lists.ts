import { z } from 'zod';
import { pageNumber, pageSize, text } from './fields.ts';

/** Rows of a back-office list, as react-admin asks for them first. */
export const STAFF_ROWS_PER_PAGE = 25;

/** The value of `sort`: one of the named fields, `-` before it for the other direction. */
export function sortBy<const Sorts extends readonly string[]>(sorts: Sorts) {
  const both = sorts.flatMap((name) => [name, `-${name}`]) as (Sorts[number] | `-${Sorts[number]}`)[];
  return z.enum(both, 'Tri inconnu').describe('« - » devant : dans l’autre sens');
}

/** The query of a back-office list: page, search, and {@link sortBy}, besides the resource's own filters. */
export function staffQuery<const Sorts extends readonly string[], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  return z.object({
    page: pageNumber,
    limit: pageSize(STAFF_ROWS_PER_PAGE),
    search: text(200).optional(),
    sort: sortBy(sorts).optional(),
    ...filters,
  });
}
