import type { Category } from '@tokpa/contract/categories';

export type PlacedCategory = { category: Category; depth: number };

/** A tree → its categories in reading order, each with how deep it lies. */
export function flattenTree(categories: readonly Category[], depth = 0): PlacedCategory[] {
  return categories.flatMap((category) => [{ category, depth }, ...flattenTree(category.subcategories, depth + 1)]);
}
