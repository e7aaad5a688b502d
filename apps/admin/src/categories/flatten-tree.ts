import type { Category } from '@tokpa/contract/categories';

export type PlacedCategory = {
  category: Category;
  depth: number;
  /** Its place among those with the same parent, and how many they are. */
  at: number;
  siblings: number;
};

/** A tree → its categories in reading order, each with how deep it lies; `without` leaves out one and all below it. */
export function flattenTree(categories: readonly Category[], depth = 0, without?: string): PlacedCategory[] {
  return categories.flatMap((category, at) =>
    category.id === without
      ? []
      : [
          { category, depth, at, siblings: categories.length },
          ...flattenTree(category.subcategories, depth + 1, without),
        ],
  );
}
