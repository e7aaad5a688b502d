import type { Category } from '@tokpa/contract';
import type { CategoryRow } from './categories.queries.ts';

function toCategory(row: CategoryRow, subcategories: Category[]): Category {
  const below = subcategories.reduce((sum, child) => sum + child.productsCount, 0);
  return {
    id: row.id,
    parentId: row.parentId,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: row.picture?.src ?? null,
    picture: row.picture,
    productsCount: row.ownProductsCount + below,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    subcategories,
  };
}

/** Rows of whole branches, in order → the wanted categories with what is below them; a count includes its sub-categories. */
export function toTrees(rows: readonly CategoryRow[]): Category[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parentId);
  const toTree = (row: CategoryRow): Category => toCategory(row, (childrenOf.get(row.id) ?? []).map(toTree));
  return rows.filter((row) => row.isWanted).map(toTree);
}
