export { OrdersList } from './orders-list.tsx';
export type { BuyAgainSlot } from './order-card.tsx';
export { readFilters } from './order-filters.ts';
