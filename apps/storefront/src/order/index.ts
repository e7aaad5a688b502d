export { OrderLoading, OrderPage } from './order-page.tsx';
