import type { OrderStatus } from '@tokpa/contract';
import { defineEvent } from '#platform/events';

export type OrderMove = {
  orderId: string;
  /** Null when it has just been placed. */
  from: OrderStatus | null;
  to: OrderStatus;
  isPaid: boolean;
  /** Whether it had been paid before this move. */
  wasPaid: boolean;
  /** Whether it holds anything besides products. */
  hasCourses: boolean;
};

/** An order was placed, changed its state or was paid. */
export const orderMoved = defineEvent<OrderMove>('order.moved');

/** Staff gave back all that was paid for an order, which stands where it stood. */
export const orderRefunded = defineEvent<Pick<OrderMove, 'orderId' | 'hasCourses'>>('order.refunded');
