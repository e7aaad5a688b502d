import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { OrderStatus } from '@tokpa/contract/order-status';
import { Badge } from './badge.tsx';
import type { BadgeTone } from './badge.tsx';
import { isRefunded } from './is-refunded.ts';
import type { Refundable } from './is-refunded.ts';

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING: 'amber',
  PROCESSING: 'info',
  PAID: 'primary',
  SHIPPED: 'info',
  DELIVERED: 'solid-primary',
  CANCELLED: 'neutral',
  FAILED: 'terracotta',
};

/** Where the order stands; of one whose money went back, that this is so. */
export function OrderStatusBadge({ order, className }: { order: Refundable; className?: string }) {
  const isBack = isRefunded(order);
  return (
    <Badge tone={isBack ? 'neutral' : TONES[order.status]} className={className}>
      {isBack ? PAYMENT_STATUS_LABELS.REFUNDED : ORDER_STATUS_LABELS[order.status]}
    </Badge>
  );
}
