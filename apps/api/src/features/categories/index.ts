import type { Feature } from '#platform/feature';
import { categoryRoutes } from './categories.routes.ts';

export const categoriesFeature: Feature = {
  name: 'categories',
  register({ platform, route }) {
    categoryRoutes(platform, route);
  },
};
