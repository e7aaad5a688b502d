export { AddToCart } from './add-to-cart.tsx';
export type { AddToCartProduct, AddToCartSize } from './add-to-cart.tsx';
export { LineIssue } from './line-issue.tsx';
export { CART_KEY, useCart, useCartCount } from './use-cart.ts';
export { useCartChanges } from './use-cart-changes.ts';
export type { NewLine } from './cart-changes.ts';
