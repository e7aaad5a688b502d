import { sql } from 'kysely';
import { createPageCategories, type PageCategories } from '#platform/page-categories';
import type { Platform } from '#platform/platform';

export function createRecipeCategories(platform: Platform): PageCategories<'recipesCount'> {
  return createPageCategories(platform, {
    table: 'recipe_categories',
    resource: 'recipe-categories',
    notFound: 'recipe_category_not_found',
    countName: 'recipesCount',
    countPages: () => sql<number>`(select count(*)::integer from recipes recipe
      where recipe.category_id = category.id and recipe.status = 'PUBLISHED')`,
  });
}
