export { toReviewPage } from './review-page.ts';
export { Reviews } from './reviews.tsx';
