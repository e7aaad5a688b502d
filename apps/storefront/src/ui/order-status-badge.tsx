import { ORDER_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { OrderStatus } from '@tokpa/contract/order-status';
import { Badge } from './badge.tsx';
import type { BadgeTone } from './badge.tsx';

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING: 'amber',
  PROCESSING: 'info',
  PAID: 'primary',
  SHIPPED: 'info',
  DELIVERED: 'solid-primary',
  CANCELLED: 'neutral',
  FAILED: 'terracotta',
};

export function OrderStatusBadge({ status, className }: { status: OrderStatus; className?: string }) {
  return (
    <Badge tone={TONES[status]} className={className}>
      {ORDER_STATUS_LABELS[status]}
    </Badge>
  );
}
