import { expect, test } from 'vitest';
import { mayLead } from './routing.ts';

test('a save leads to its list, unless its screen was left before the answer', () => {
  expect(mayLead('/blog-tags', { isLeft: false })).toBe(true);
  expect(mayLead('/blog-tags', { isLeft: true })).toBe(false);
  expect(mayLead({ pathname: '/products/1' }, { isLeft: true })).toBe(false);
});

test('whose session has ended is led to the sign-in, also by a screen that they have left', () => {
  expect(mayLead({ pathname: '/login' }, { isLeft: true })).toBe(true);
});
