import { beforeEach, expect, test, vi } from 'vitest';
import {
  dropSavedFilter,
  isSameFilter,
  keepSavedFilter,
  readSavedFilters,
  searchOf,
  type SavedFilter,
} from './saved-filters-store.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

const waiting: SavedFilter = {
  name: 'À expédier',
  filter: { status: 'PAID', minTotal: 5000 },
  displayedFilters: { minTotal: true },
  sort: { field: 'createdAt', order: 'DESC' },
};
const names = (person: string, list = 'orders') => readSavedFilters(person, list).map(({ name }) => name);

test('filters are kept by name for one person and one list, in the order of the alphabet', () => {
  keepSavedFilter('awa', 'orders', { ...waiting, name: 'Zou' });
  keepSavedFilter('awa', 'orders', waiting);
  keepSavedFilter('awa', 'orders', { ...waiting, name: 'Écart' });
  expect(names('awa')).toEqual(['À expédier', 'Écart', 'Zou']);
  expect([names('codjo'), names('awa', 'products')]).toEqual([[], []]);
  dropSavedFilter('awa', 'orders', 'Écart');
  expect(names('awa')).toEqual(['À expédier', 'Zou']);
});

test('the same name again takes the place of what it meant before', () => {
  keepSavedFilter('awa', 'orders', waiting);
  keepSavedFilter('awa', 'orders', { ...waiting, filter: { status: 'SHIPPED' } });
  expect(readSavedFilters('awa', 'orders').map(({ filter }) => filter)).toEqual([{ status: 'SHIPPED' }]);
});

test('what stands there and is no filter counts as nothing', () => {
  for (const broken of ['{', '[{"name":""}]', 'null', '[{"name":"x","filter":[]}]']) {
    kept.set('savedFilters.awa.orders', broken);
    expect(names('awa')).toEqual([]);
  }
});

test('a saved filter is an address of its list, and is known whatever order it was set in', () => {
  const asked = new URLSearchParams(searchOf(waiting));
  expect(JSON.parse(asked.get('filter') ?? '')).toEqual(waiting.filter);
  expect([asked.get('sort'), asked.get('order'), asked.get('page')]).toEqual(['createdAt', 'DESC', '1']);
  expect(isSameFilter(waiting.filter, { minTotal: 5000, status: 'PAID' })).toBe(true);
  expect(isSameFilter(waiting.filter, { status: 'PAID' })).toBe(false);
});
