import { expect, it } from 'vitest';
import { parseViewed, withViewed } from './viewed-store.ts';

it('a product seen again moves to the front, and only twelve are remembered', () => {
  expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 12 }, (_, at) => `p${at}`);
  const next = withViewed(many, 'new');
  expect(next).toHaveLength(12);
  expect([next[0], next.at(-1)]).toEqual(['new', 'p10']);
});

it.each([null, 'pas du JSON', '{"a":1}', '[1,null]'])('what is unreadable is as good as nothing: %s', (text) => {
  expect(parseViewed(text)).toEqual([]);
});

it('an older, longer or doubled list is read as far as it makes sense', () => {
  expect(parseViewed('["a","a","b"]')).toEqual(['a', 'b']);
  expect(parseViewed(JSON.stringify(Array.from({ length: 40 }, (_, at) => `p${at}`)))).toHaveLength(12);
});
