import type { TestShop } from './test-shop.ts';
import { nextNumber } from './numbering.ts';

export type CreatedCategory = { id: string; slug: string; name: string; parentId: string | null };

type CategoryWishes = {
  name?: string;
  slug?: string;
  description?: string;
  position?: number;
  parentId?: string | null;
};

/** A category, at the top unless a parent is named. */
export async function createCategory(shop: TestShop, wishes: CategoryWishes = {}): Promise<CreatedCategory> {
  const number = nextNumber();
  const row = await shop.platform.db
    .insertInto('categories')
    .values({
      name: wishes.name ?? `Catégorie ${number}`,
      slug: wishes.slug ?? `categorie-${number}`,
      description: wishes.description ?? '',
      position: wishes.position ?? 0,
      parent_id: wishes.parentId ?? null,
    })
    .returning(['id', 'slug', 'name', 'parent_id as parentId'])
    .executeTakeFirstOrThrow();
  // What is written past the rules tells no cache.
  shop.platform.cache.clear();
  return row;
}
