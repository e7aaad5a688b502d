import type { OrderStatus } from '@tokpa/contract';

/** Who moves an order: the shopper, staff, the shop's own clock, or news of a payment. */
export type Actor = 'SHOPPER' | 'STAFF' | 'SYSTEM' | 'PAYMENT';

type Moves = Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>;

/** Every move that is allowed. Staff may skip forward; nobody goes back. */
const MOVES: Readonly<Record<Actor, Moves>> = {
  SHOPPER: {
    PENDING: ['CANCELLED'],
    PROCESSING: ['CANCELLED'],
  },
  STAFF: {
    PENDING: ['PROCESSING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
    PROCESSING: ['PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
    PAID: ['SHIPPED', 'DELIVERED', 'CANCELLED'],
    SHIPPED: ['DELIVERED', 'CANCELLED'],
    FAILED: ['PROCESSING', 'PAID', 'CANCELLED'],
  },
  SYSTEM: {
    PENDING: ['CANCELLED'],
    PROCESSING: ['CANCELLED'],
    FAILED: ['CANCELLED'],
  },
  PAYMENT: {
    PENDING: ['PROCESSING', 'PAID', 'FAILED'],
    PROCESSING: ['PAID', 'FAILED'],
    FAILED: ['PROCESSING', 'PAID'],
    // A payment that comes after the order ran out of time brings it back, where its stock is still there.
    CANCELLED: ['PAID'],
  },
};

export function canMove(actor: Actor, from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[actor][from]?.includes(to) ?? false;
}

/** The states from which the actor may reach `to`. */
export function statesBefore(actor: Actor, to: OrderStatus): OrderStatus[] {
  return (Object.keys(MOVES[actor]) as OrderStatus[]).filter((from) => canMove(actor, from, to));
}

type Payable = { status: OrderStatus; paymentMethod: string; finalAmount: number; payableUntil: string | null };

/** Whether an online payment may be (re)tried now. */
export function isPayable(order: Payable, now: Date): boolean {
  if (order.paymentMethod === 'cod' || order.payableUntil === null || order.finalAmount === 0) return false;
  return canMove('PAYMENT', order.status, 'PAID') && order.status !== 'CANCELLED' && new Date(order.payableUntil) > now;
}
