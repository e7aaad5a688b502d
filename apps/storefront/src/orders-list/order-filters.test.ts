import { expect, it } from 'vitest';
import { countFilters, readFilters, toOrdersQuery } from './order-filters.ts';

it('reads the filters from the address and asks the shop for them', () => {
  const filters = readFilters(new URLSearchParams('tab=commandes&status=canceled&minTotal=5000&startDate=2026-11-01'));
  expect(countFilters(filters)).toBe(3);
  expect(toOrdersQuery(filters, 2)).toEqual({
    page: 2,
    limit: 10,
    status: 'CANCELLED',
    minTotal: '5000',
    startDate: '2026-11-01',
  });
});

it('asks for everything when the address holds nothing that is a filter', () => {
  const filters = readFilters(
    new URLSearchParams('status=LOST&minTotal=-3&maxTotal=cher&startDate=hier&endDate=2026-99-99'),
  );
  expect(countFilters(filters)).toBe(0);
  expect(toOrdersQuery(filters, 1)).toEqual({ page: 1, limit: 10 });
});
