import type { Feature } from '#platform/feature';

export const categoriesFeature: Feature = {
  name: 'categories',
  register() {},
};
