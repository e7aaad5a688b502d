import { sql } from 'kysely';
import type { RecipeCategory, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { selectPage } from '#db/select-page';

type Asked = { page: number; limit: number; sort?: string | undefined; search?: string | undefined };
type CategoryColumns = { name: string; slug: string; description: string };

function countRecipes() {
  return sql<number>`(select count(*)::integer from recipes recipe
    where recipe.category_id = category.id and recipe.status = 'PUBLISHED')`;
}

function selectCategories(db: Db) {
  return db
    .selectFrom('recipe_categories as category')
    .select([
      'category.id',
      'category.slug',
      'category.name',
      'category.description',
      'category.created_at as createdAt',
      'category.updated_at as updatedAt',
      countRecipes().as('recipesCount'),
    ]);
}

export function selectCategoryPage(db: Db, asked: Asked): Promise<Page<RecipeCategory>> {
  let categories = selectCategories(db);
  if (asked.search !== undefined)
    categories = categories.where(
      sql<boolean>`position(without_accents(${asked.search}) in without_accents(category.name)) > 0`,
    );
  return selectPage(categories, asked, {
    columns: {
      name: sql`category.name collate french`,
      recipesCount: countRecipes(),
      createdAt: 'category.created_at',
    },
    byDefault: 'name',
    id: 'category.id',
  });
}

export async function selectCategory(db: Db, idOrSlug: string): Promise<RecipeCategory | undefined> {
  return selectCategories(db)
    .where((category) =>
      category.or([
        category('category.slug', '=', idOrSlug),
        category(sql`category.id::text`, '=', idOrSlug.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
}

/** Held until the transaction ends: nobody takes it away while a recipe moves there. */
export async function selectCategoryById(tx: Db, id: string): Promise<{ id: string } | undefined> {
  return tx.selectFrom('recipe_categories').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
}

export async function insertCategory(tx: Db, columns: CategoryColumns): Promise<string> {
  const { id } = await tx.insertInto('recipe_categories').values(columns).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(tx: Db, id: string, columns: CategoryColumns): Promise<void> {
  await tx.updateTable('recipe_categories').set(columns).where('id', '=', id).execute();
}

export async function deleteCategory(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('recipe_categories').where('id', '=', id).execute();
}
