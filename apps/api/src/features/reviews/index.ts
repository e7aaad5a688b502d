import { accountClosing, accountExporting, accountRenamed } from '#features/auth';
import type { Feature } from '#platform/feature';
import { dropReviewsOf, exportReviews } from './personal-reviews.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const reviewsFeature: Feature = {
  name: 'reviews',
  constraints: { reviews_one_per_shopper: 'review_already_given' },
  register({ platform, route }) {
    reviewRoutes(platform, route);
    platform.events.on(accountExporting, exportReviews);
    for (const event of [accountClosing, accountRenamed])
      platform.events.on(event, (tx, { userId }) => dropReviewsOf(platform, tx, userId));
  },
};
