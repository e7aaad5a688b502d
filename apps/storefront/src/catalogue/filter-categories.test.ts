import type { Category } from '@tokpa/contract/categories';
import { expect, it } from 'vitest';
import { toFilterCategories } from './filter-categories.ts';

const category = (name: string, subcategories: Category[] = []) =>
  ({ id: `id-${name}`, slug: name.toLowerCase(), name, subcategories }) as Category;

it('a list of all levels, each sub-category after its parent and further in', () => {
  const tree = [category('Plantes', [category('Tisanes', [category('Bio')])]), category('Soins')];
  expect(toFilterCategories(tree, '').map(({ name }) => name)).toEqual([
    'Plantes',
    '\u00a0\u00a0\u00a0Tisanes',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0Bio',
    'Soins',
  ]);
});

it('only the one that the address names by its id comes with it', () => {
  const tree = [category('Plantes', [category('Tisanes')])];
  expect(toFilterCategories(tree, 'id-Tisanes').map(({ slug, id }) => [slug, id])).toEqual([
    ['plantes', undefined],
    ['tisanes', 'id-Tisanes'],
  ]);
  expect(toFilterCategories(tree, 'tisanes').every(({ id }) => id === undefined)).toBe(true);
});
