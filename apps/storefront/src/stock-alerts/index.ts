import { lazyPart } from '../ui/lazy-part.ts';

/** Comes by itself, where something is out of stock: stand it in a `Suspense`. */
export const StockAlert = lazyPart(() => import('./stock-alert.tsx'));
