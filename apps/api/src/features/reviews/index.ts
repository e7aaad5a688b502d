import type { Feature } from '#platform/feature';
import { reviewRoutes } from './reviews.routes.ts';

export const reviewsFeature: Feature = {
  name: 'reviews',
  constraints: { reviews_one_per_shopper: 'review_already_given' },
  register({ platform, route }) {
    reviewRoutes(platform, route);
  },
};
