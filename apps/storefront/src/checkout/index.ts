export { Checkout } from './checkout.tsx';
export { Waiting } from './empty-checkout.tsx';
