import { describe, expect, it } from 'vitest';
import { isPastEnd, pageWindow } from './page-window.ts';

describe('the numbers of the paginator', () => {
  it('shows every page when there are few', () => {
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the first, the last and two pages on each side of the current one', () => {
    expect(pageWindow(6, 12)).toEqual([1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 12]);
  });

  it('has an ellipsis wherever a page is left out', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(4, 8)).toEqual([1, 2, 3, 4, 5, 6, 'gap-after', 8]);
    expect(pageWindow(5, 20)).toEqual([1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 20]);
  });

  it('reaches both ends', () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, 3, 'gap-after', 9]);
    expect(pageWindow(9, 9)).toEqual([1, 'gap-before', 7, 8, 9]);
  });

  it('leads back to the last pages from an address beyond them', () => {
    expect(pageWindow(99, 9)).toEqual([1, 'gap-before', 7, 8, 9]);
  });
});

it('knows an address beyond the last page, and the one page of an empty list', () => {
  expect(isPastEnd({ page: 9, pages: 9 })).toBe(false);
  expect(isPastEnd({ page: 10, pages: 9 })).toBe(true);
  expect(isPastEnd({ page: 1, pages: 0 })).toBe(false);
});
