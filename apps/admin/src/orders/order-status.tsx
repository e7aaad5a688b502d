import { ORDER_STATUS_LABELS, type OrderStatus as OrderStatusName } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { Stack } from '@mui/material';
import { Status, type Tone } from '../ui/index.ts';
import { refundOf } from './order-contents.ts';

const TONES: Readonly<Record<OrderStatusName, Tone>> = {
  PENDING: 'waiting',
  PROCESSING: 'underway',
  PAID: 'good',
  SHIPPED: 'underway',
  DELIVERED: 'done',
  CANCELLED: 'over',
  FAILED: 'bad',
};

const REFUNDS = { part: 'Remboursée en partie', whole: 'Remboursée' } as const;

export function OrderStatus({ status }: { status: OrderStatusName }) {
  return <Status label={ORDER_STATUS_LABELS[status]} tone={TONES[status]} />;
}

/** Where the order stands, and whether its money is missing or went back. */
export function OrderState({ order }: { order: Order }) {
  const refund = refundOf(order);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <OrderStatus status={order.status} />
      {order.leftUnpaid && <Status label="Non payée" tone="bad" wraps />}
      {refund !== 'none' && <Status label={REFUNDS[refund]} tone="bad" wraps />}
    </Stack>
  );
}
