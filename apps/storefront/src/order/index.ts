export { OrderIdMissing, OrderLoading, OrderPage } from './order-page.tsx';
