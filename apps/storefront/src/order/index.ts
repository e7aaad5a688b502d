export { BuyAgainButton } from './buy-again-button.tsx';
export { OrderIdMissing, OrderLoading, OrderPage } from './order-page.tsx';
