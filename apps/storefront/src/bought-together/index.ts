export { BoughtTogether } from './bought-together.tsx';
export { toSet } from './set-product.ts';
