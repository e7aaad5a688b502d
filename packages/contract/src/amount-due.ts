import type { OrderStatus } from './order-status.ts';

type Due = { status: OrderStatus; paidAt: string | null; finalAmount: number };

/** What of an order is still to be paid, in FCFA: all or nothing, for money pays the whole of it, and its total has come down by what the courier did not get. */
export function amountDue({ status, paidAt, finalAmount }: Due): number {
  return paidAt === null && status !== 'CANCELLED' ? finalAmount : 0;
}
