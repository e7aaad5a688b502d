import type { Feature } from '#platform/feature';
import { recipeCategoryRoutes } from './recipe-categories.routes.ts';
import { recipeRoutes } from './recipes.routes.ts';

export const recipesFeature: Feature = {
  name: 'recipes',
  constraints: {
    recipes_slug_unique: 'slug_taken',
    recipe_categories_slug_unique: 'slug_taken',
    recipes_category: 'recipe_category_in_use',
  },
  register({ platform, route }) {
    recipeRoutes(platform, route);
    recipeCategoryRoutes(platform, route);
  },
};
