import { lazy } from 'react';

/** Comes by itself, where something is out of stock: stand it in a `Suspense`. */
export const StockAlert = lazy(() => import('./stock-alert.tsx'));
