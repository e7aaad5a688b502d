import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

export { OrderCard } from './order-card.tsx';
export { ordersAt } from './order-links.ts';
export const screens = { list: OrderList, show: OrderPage, icon: ReceiptLongIcon, recordRepresentation: 'orderNumber' };
