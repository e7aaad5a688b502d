export { categories } from './categories.ts';
export { products } from './products/index.ts';
export { reviews } from './reviews.ts';
export { shoppers } from './shoppers.ts';
export type { CategoryContent, ProductContent, ReviewContent, ShopperContent, SubcategoryContent, VariationContent } from './shapes.ts';
