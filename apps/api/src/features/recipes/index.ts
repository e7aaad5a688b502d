import type { Feature } from '#platform/feature';
import { publishedRows } from '#platform/published.queries';
import { recipeCategoryRoutes } from './recipe-categories.routes.ts';
import { recipeRoutes } from './recipes.routes.ts';

export const publishedRecipes = publishedRows('recipes');

export const recipesFeature: Feature = {
  name: 'recipes',
  constraints: {
    recipes_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    recipe_categories_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    recipes_category: 'recipe_category_in_use',
  },
  register({ platform, route }) {
    recipeRoutes(platform, route);
    recipeCategoryRoutes(platform, route);
  },
};
