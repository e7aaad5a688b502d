export { AddToCart } from './add-to-cart.tsx';
export type { AddToCartProduct, AddToCartSize } from './add-to-cart.tsx';
export { LineIssue } from './line-issue.tsx';
export { readCart, reloadCart, showCart, showWishes } from './cart-store.ts';
export { recallCart } from './kept-cart.ts';
export { cartChanges } from './change-cart.ts';
export { sendWaitingChanges, useCatchingUp } from './use-catching-up.ts';
export { useCart, useCartCount } from './use-cart.ts';
export type { NewLine } from './cart-changes.ts';
