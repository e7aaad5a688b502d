import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyFromForm } from './form-values.ts';

const article = z.strictObject({
  title: z.string(),
  price: z.int(),
  isActive: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  options: z.array(z.object({ name: z.string() })).optional(),
  endsAt: z.string().nullish(),
  oldPrice: z.int().nullish(),
});

function read(fields: Record<string, string[]>) {
  return bodyFromForm(article, new Map(Object.entries(fields)));
}

test('a text stays a text, whatever it looks like; a number, a yes and a list become what their field takes', () => {
  expect(
    read({
      title: ['123'],
      price: ['2500'],
      isActive: ['on'],
      tags: ['miel', 'bio'],
      options: ['[{"name":"Taille"}]'],
    }),
  ).toEqual({ title: '123', price: 2500, isActive: true, tags: ['miel', 'bio'], options: [{ name: 'Taille' }] });
});

test('one value of a list field is a list of one, and JSON is read too', () => {
  expect(read({ tags: ['miel'] })).toEqual({ tags: ['miel'] });
  expect(read({ tags: ['["miel","bio"]'] })).toEqual({ tags: ['miel', 'bio'] });
});

test('an emptied field empties, where that is allowed', () => {
  expect(read({ oldPrice: [''], endsAt: [''], tags: [''] })).toEqual({ oldPrice: null, endsAt: '', tags: [] });
});

test('what no reading fits stays as it was written, for validation to refuse', () => {
  const body = read({ price: ['beaucoup'], surprise: ['x'] });
  expect(body).toEqual({ price: 'beaucoup', surprise: 'x' });
  expect(article.safeParse(body).success).toBe(false);
});

test('a field and a text that are called as every object’s own methods are like any other', () => {
  expect(read({ constructor: ['x'], toString: ['y'], isActive: ['valueOf'] })).toEqual({
    constructor: 'x',
    toString: 'y',
    isActive: 'valueOf',
  });
});
