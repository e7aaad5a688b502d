import type { Feature } from '#platform/feature';
import type { Published } from '#platform/published';
import { countCategories, selectCategorySlugs } from './categories.queries.ts';
import { categoryRoutes } from './categories.routes.ts';

export { categoryLeaving } from './categories.events.ts';
export { findCategoryPaths, findOrCreateCategory } from './category-paths.ts';

export const publishedCategories: Published = { count: countCategories, list: selectCategorySlugs };

export const categoriesFeature: Feature = {
  name: 'categories',
  constraints: {
    categories_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    // A product or a sub-category that came meanwhile.
    products_category_id_fkey: 'category_in_use',
    categories_parent_id_fkey: 'category_in_use',
  },
  register({ platform, route }) {
    categoryRoutes(platform, route);
  },
};
