import type { Feature } from '#platform/feature';

export const reviewsFeature: Feature = {
  name: 'reviews',
  register() {},
};
