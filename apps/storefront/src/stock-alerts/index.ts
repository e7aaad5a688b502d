export { StockAlert } from './stock-alert.tsx';
