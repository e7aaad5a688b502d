export { BackToCart } from './back-to-cart.tsx';
export { openCartDrawer } from './cart-drawer-state.ts';
export { NotFound, PageError } from './page-error.tsx';
export { Shell } from './shell.tsx';
export { shellDataOf } from './shell-data.ts';
export type { ShellData } from './shell-data.ts';
export { ShellBoundary } from './shell-boundary.tsx';
