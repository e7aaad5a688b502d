import { CATEGORY_REQUIRED, type ProductChange } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { invalidFields } from '#platform/problem';
import { findCategoryPath } from './product-writes.queries.ts';
import type { ProductRow } from './products.queries.ts';

type Named = NonNullable<ProductChange['category']>;

function keyOf(named: Named): string {
  return typeof named === 'string' ? named : named.id;
}

/** The category and those above it, nearest first. */
async function pathTo(tx: Db, named: Named, field: string): Promise<[string, ...string[]]> {
  const [own, ...above] = await findCategoryPath(tx, keyOf(named));
  if (own === undefined) throw invalidFields({ [field]: 'Catégorie non trouvée' });
  return [own, ...above];
}

async function findBelow(tx: Db, subcategory: Named, main: Named | undefined): Promise<string> {
  const path = await pathTo(tx, subcategory, 'subcategory');
  if (main === undefined) return path[0];
  const [mainId] = await pathTo(tx, main, 'categoryId');
  if (!path.includes(mainId))
    throw invalidFields({ subcategory: 'Cette sous-catégorie n’est pas dans la catégorie choisie' });
  return path[0];
}

/** Nothing names a main category: the product stays in it, at its top when its sub-category was emptied. */
function unmoved(before: ProductRow | undefined, subcategory: null | undefined): string {
  if (!before) throw invalidFields({ categoryId: CATEGORY_REQUIRED });
  return subcategory === undefined ? before.ownCategory.id : before.topCategory.id;
}

/**
 * The product's own category after a write. A client that sends a product back names its main category and, where it has one, its
 * sub-category; another names the own one alone.
 */
export async function findOwnCategory(
  tx: Db,
  { categoryId, category, subcategory }: ProductChange,
  before: ProductRow | undefined,
): Promise<string> {
  const main = categoryId ?? category;
  if (subcategory != null) return findBelow(tx, subcategory, main);
  if (main === undefined) return unmoved(before, subcategory);
  const [id] = await pathTo(tx, main, categoryId === undefined ? 'category' : 'categoryId');
  const isSentBack = before !== undefined && subcategory === undefined && id === before.topCategory.id;
  return isSentBack ? before.ownCategory.id : id;
}
