import type { Feature } from '#platform/feature';
import { bindSavedFilterRoutes } from './saved-filters.routes.ts';

export const savedFiltersFeature: Feature = {
  name: 'saved-filters',
  register({ platform, route }) {
    bindSavedFilterRoutes(platform, route);
  },
};
