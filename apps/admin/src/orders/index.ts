import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { CallerOrder } from './caller-order.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

export { OrderCard } from './order-card.tsx';
export { LONGEST_WAIT, orderAt, ordersAt } from './order-links.ts';
export { methodAndSource, methodName, PAYMENT_TONES } from './payment-words.ts';
export const screens = {
  list: OrderList,
  show: OrderPage,
  create: CallerOrder,
  icon: ReceiptLongIcon,
  recordRepresentation: 'orderNumber',
};
