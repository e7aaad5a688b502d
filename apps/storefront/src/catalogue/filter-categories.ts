import type { Category } from '@tokpa/contract/categories';

/** With its id only where the address names it by that. */
export type FilterCategory = { slug: string; name: string; id?: string };

type Listed = Pick<Category, 'id' | 'parentId' | 'slug' | 'name'>;

const INDENT = '\u00a0\u00a0\u00a0';

/** A tree of categories → all of them, each after the one above it. */
export function inOneList(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...inOneList(category.subcategories)]);
}

/** Categories, each after the one above it → as a select lists them, a little further in with each level. `asked` is the slug or id that the address names. */
export function toFilterCategories(categories: readonly Listed[], asked: string): FilterCategory[] {
  const depths = new Map<string | null, number>([[null, -1]]);
  return categories.map(({ id, parentId, slug, name }) => {
    const depth = (depths.get(parentId) ?? -1) + 1;
    depths.set(id, depth);
    return { slug, name: INDENT.repeat(depth) + name, ...(id === asked && { id }) };
  });
}
