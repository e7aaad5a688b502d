import { ORDER_STATUS_LABELS, type OrderStatus as OrderStatusName } from '@tokpa/contract/order-status';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<OrderStatusName, Tone>> = {
  PENDING: 'waiting',
  PROCESSING: 'underway',
  PAID: 'good',
  SHIPPED: 'underway',
  DELIVERED: 'done',
  CANCELLED: 'over',
  FAILED: 'bad',
};

export function OrderStatus({ status }: { status: OrderStatusName }) {
  return <Status label={ORDER_STATUS_LABELS[status]} tone={TONES[status]} />;
}
