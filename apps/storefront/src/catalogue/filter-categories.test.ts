import { expect, it } from 'vitest';
import type { Category } from '@tokpa/contract/categories';
import { inOneList, toFilterCategories } from './filter-categories.ts';

const category = (name: string, parent?: string) => ({
  id: `id-${name}`,
  parentId: parent === undefined ? null : `id-${parent}`,
  slug: name.toLowerCase(),
  name,
});

it('a list of all levels, each sub-category after its parent and further in', () => {
  const list = [category('Plantes'), category('Tisanes', 'Plantes'), category('Bio', 'Tisanes'), category('Soins')];
  expect(toFilterCategories(list, '').map(({ name }) => name)).toEqual([
    'Plantes',
    '\u00a0\u00a0\u00a0Tisanes',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0Bio',
    'Soins',
  ]);
});

it('only the one that the address names by its id comes with it', () => {
  const list = [category('Plantes'), category('Tisanes', 'Plantes')];
  expect(toFilterCategories(list, 'id-Tisanes').map(({ slug, id }) => [slug, id])).toEqual([
    ['plantes', undefined],
    ['tisanes', 'id-Tisanes'],
  ]);
  expect(toFilterCategories(list, 'tisanes').every(({ id }) => id === undefined)).toBe(true);
});

it('a tree is the same list, each after the one above it', () => {
  const bio = { ...category('Bio', 'Tisanes'), subcategories: [] };
  const teas = { ...category('Tisanes', 'Plantes'), subcategories: [bio] };
  const tree = [
    { ...category('Plantes'), subcategories: [teas] },
    { ...category('Soins'), subcategories: [] },
  ] as unknown as Category[];
  expect(toFilterCategories(inOneList(tree), '').map(({ name }) => name)).toEqual([
    'Plantes',
    '\u00a0\u00a0\u00a0Tisanes',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0Bio',
    'Soins',
  ]);
});
