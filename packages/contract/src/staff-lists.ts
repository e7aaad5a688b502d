import { z } from 'zod';
import { pageNumber, pageSize, text } from './fields.ts';

/** Rows of a back-office list, as react-admin asks for them first. */
export const STAFF_ROWS_PER_PAGE = 25;

/**
 * The query of a back-office list: page, search, and `sort` by one of the named fields, `-` before it for the other direction,
 * besides the resource's own filters.
 */
export function staffQuery<const Sorts extends readonly string[], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  const both = sorts.flatMap((name) => [name, `-${name}`]) as (Sorts[number] | `-${Sorts[number]}`)[];
  return z.object({
    page: pageNumber,
    limit: pageSize(STAFF_ROWS_PER_PAGE),
    search: text(200).optional(),
    sort: z.enum(both, 'Tri inconnu').optional().describe('« - » devant : dans l’autre sens'),
    ...filters,
  });
}
