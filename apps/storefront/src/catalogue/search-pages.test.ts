import { describe, expect, it } from 'vitest';
import { foundAs, lastPageOf, pagesUpTo } from './search-pages.ts';

describe('pages of search results', () => {
  it('come with all those before them', () => {
    expect(pagesUpTo(1)).toEqual([1]);
    expect(pagesUpTo(3)).toEqual([1, 2, 3]);
  });

  it('are ten at once at most', () => {
    expect(pagesUpTo(10)).toHaveLength(10);
    expect(pagesUpTo(12)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('end where the results do', () => {
    expect([0, 1, 20, 21, 240].map(lastPageOf)).toEqual([1, 1, 1, 2, 12]);
  });

  it('say that there may be more than a search shows', () => {
    expect([0, 239, 240].map(foundAs)).toEqual(['0', '239', '240+']);
  });
});
