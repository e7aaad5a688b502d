import type { Category } from '@tokpa/contract/categories';

/** With its id only where the address names it by that. */
export type FilterCategory = { slug: string; name: string; id?: string };

const INDENT = '\u00a0\u00a0\u00a0';

/** The categories as a select lists them: each sub-category after its parent, a little further in. `asked` is the slug or id that the address names. */
export function toFilterCategories(categories: readonly Category[], asked: string, depth = 0): FilterCategory[] {
  return categories.flatMap(({ id, slug, name, subcategories }) => [
    { slug, name: INDENT.repeat(depth) + name, ...(id === asked && { id }) },
    ...toFilterCategories(subcategories, asked, depth + 1),
  ]);
}
