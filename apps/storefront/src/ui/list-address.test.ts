import { expect, it } from 'vitest';
import { listAddress, readPage } from './list-address.ts';

it('gives the first page of a list its own address', () => {
  expect(listAddress('/blog', { page: 1 })).toBe('/blog');
  expect(listAddress('/blog', { category: 'soins', page: 2 })).toBe('/blog?category=soins&page=2');
  expect(listAddress('/blog', { category: undefined, tag: '' })).toBe('/blog');
});

it('reads a page that anybody may have written by hand', () => {
  for (const [text, page] of [
    ['3', 3],
    ['-2', 1],
    ['abc', 1],
    ['3abc', 1],
    ['0', 1],
    ['99999999999', 1_000_000],
  ] as const) {
    expect(readPage(new URLSearchParams({ page: text }))).toBe(page);
  }
});
