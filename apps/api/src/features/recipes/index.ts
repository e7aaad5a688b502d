import type { Feature } from '#platform/feature';
import type { Published } from '#platform/published';
import { recipeCategoryRoutes } from './recipe-categories.routes.ts';
import { recipeRoutes } from './recipes.routes.ts';
import { countPublishedRecipes, selectPublishedRecipes } from './published-recipes.queries.ts';

export const publishedRecipes: Published = { count: countPublishedRecipes, list: selectPublishedRecipes };

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
