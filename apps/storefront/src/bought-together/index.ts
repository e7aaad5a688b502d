export { BoughtTogether } from './bought-together.tsx';
export { toCompanions, toSet } from './set-product.ts';
export type { SetProduct } from './set-product.ts';
