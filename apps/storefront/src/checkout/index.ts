export { Checkout } from './checkout.tsx';
export { Waiting } from './empty-checkout.tsx';
export { UNSENT } from './use-submit.ts';
