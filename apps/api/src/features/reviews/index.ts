import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { closeAccountReviews, exportReviews } from './personal-reviews.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const reviewsFeature: Feature = {
  name: 'reviews',
  constraints: { reviews_one_per_shopper: 'review_already_given' },
  register({ platform, route }) {
    reviewRoutes(platform, route);
    platform.events.on(accountExporting, exportReviews);
    platform.events.on(accountClosing, (tx, { userId }) => closeAccountReviews(platform, tx, userId));
  },
};
