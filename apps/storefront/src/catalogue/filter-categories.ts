import type { Category } from '@tokpa/contract/categories';

export type FilterCategory = { id: string; slug: string; name: string };

const INDENT = '\u00a0\u00a0\u00a0';

/** The categories as a select lists them: each sub-category after its parent, a little further in. */
export function toFilterCategories(categories: readonly Category[], depth = 0): FilterCategory[] {
  return categories.flatMap(({ id, slug, name, subcategories }) => [
    { id, slug, name: INDENT.repeat(depth) + name },
    ...toFilterCategories(subcategories, depth + 1),
  ]);
}
