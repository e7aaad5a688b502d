export { CART_KEY, useCart, useCartCount } from './use-cart.ts';
