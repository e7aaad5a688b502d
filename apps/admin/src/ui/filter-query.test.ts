import { expect, test } from 'vitest';
import { findsSame, queryOf } from './filter-query.ts';

const waiting = {
  filter: { status: 'PAID', minTotal: 5000 },
  displayedFilters: { minTotal: true },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

test('filters are an address of their list, from its first page', () => {
  const asked = new URLSearchParams(queryOf(waiting));
  expect(JSON.parse(asked.get('filter') ?? '')).toEqual(waiting.filter);
  expect(JSON.parse(asked.get('displayedFilters') ?? '')).toEqual({ minTotal: true });
  expect([asked.get('sort'), asked.get('order'), asked.get('page')]).toEqual(['createdAt', 'DESC', '1']);
});

test('they are known whatever order they were set in, and whatever the list is sorted by', () => {
  const query = queryOf({ ...waiting, sort: { field: 'total', order: 'ASC' } });
  expect(findsSame(query, { minTotal: 5000, status: 'PAID' })).toBe(true);
  expect(findsSame(query, { status: 'PAID' })).toBe(false);
});

test('an address that filters by nothing that can be read filters by nothing', () => {
  for (const broken of ['', 'filter=', 'filter=%7B', 'filter=null', 'filter=%5B1%5D'])
    expect([findsSame(broken, {}), findsSame(broken, { status: 'PAID' })]).toEqual([true, false]);
});
