export { articles } from './articles.ts';
export { categories } from './categories/index.ts';
export { coachingSessions, seminars } from './events.ts';
export { formations } from './formations.ts';
export { products } from './products/index.ts';
export { recipes } from './recipes.ts';
export { reviews } from './reviews.ts';
export { shoppers } from './shoppers.ts';
export type * from './shapes.ts';
