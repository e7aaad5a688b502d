export { OrdersList } from './orders-list.tsx';
export { readFilters } from './order-filters.ts';
