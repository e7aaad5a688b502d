import { expect, it } from 'vitest';
import { parseFavourites } from './favourites-store.ts';

it('reads the favourites of this browser, each once', () => {
  expect(parseFavourites('["b","a","b"]')).toEqual(['b', 'a']);
});

it.each([null, '', '{}', '[1,null]', 'oops'])('takes unreadable favourites for none: %j', (text) => {
  expect(parseFavourites(text)).toEqual([]);
});
