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

it('reads an amount as a number field lets it be typed, and none above what any order can cost', () => {
  const { minTotal, maxTotal } = readFilters(new URLSearchParams('minTotal=1e6&maxTotal=5000000000'));
  expect([minTotal, maxTotal]).toEqual(['1000000', '1000000000']);
});

it.each(['1800-01-01', '3000-01-01', '2026-02-30', '20260-01-01'])('takes %s for no day', (day) => {
  expect(countFilters(readFilters(new URLSearchParams({ startDate: day, endDate: day })))).toBe(0);
});

it('asks for everything when the address holds nothing that is a filter', () => {
  const filters = readFilters(
    new URLSearchParams('status=LOST&minTotal=-3&maxTotal=cher&startDate=hier&endDate=2026-99-99'),
  );
  expect(countFilters(filters)).toBe(0);
  expect(toOrdersQuery(filters, 1)).toEqual({ page: 1, limit: 10 });
});
