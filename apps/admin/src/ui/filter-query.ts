import { z } from 'zod';

const filters = z.record(z.string(), z.unknown());
const isJson = z.string().transform((written, context) => {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});

/** What a list shows, and in which order. */
export type Filtering = {
  filter: Record<string, unknown>;
  displayedFilters: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
};

/** The address of the list with these filters, behind its « ? », from its first page. */
export function queryOf({ filter, displayedFilters, sort }: Filtering): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    sort: sort.field,
    order: sort.order,
    page: '1',
  }).toString();
}

/** What such an address filters by. Of what another release or another hand left there: nothing. */
function filterOf(query: string): Filtering['filter'] {
  return isJson.pipe(filters).catch({}).parse(new URLSearchParams(query).get('filter'));
}

/** Whether an address finds the rows of this filter, whatever order it was set in. */
export function findsSame(query: string, filter: Filtering['filter']): boolean {
  const written = (one: Filtering['filter']) =>
    JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return written(filterOf(query)) === written(filter);
}
