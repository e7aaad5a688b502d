import { defineEvent } from '#platform/events';

/** An attempt was paid, as the provider itself confirms. Emitted once for each attempt, with the order's row locked. */
export const paymentSucceeded = defineEvent<{
  orderId: string;
  attemptId: string;
  amount: number;
  /** mtn, moov, celtis or card, where the provider says which. */
  method: string | null;
  at: Date;
}>('payment.succeeded');

/** Money of the order is back with its customer. Emitted with the order's row locked. */
export const paymentRefunded = defineEvent<{ orderId: string }>('payment.refunded');

/** An attempt ended without money. Another one may still be open, or already paid. */
export const paymentFailed = defineEvent<{
  orderId: string;
  attemptId: string;
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED';
  reason: string | null;
  at: Date;
}>('payment.failed');
