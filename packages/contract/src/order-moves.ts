import type { OrderStatus } from './order-status.ts';

/** Who moves an order: the shopper, staff, the shop's own clock, or news of a payment. */
export type OrderActor = 'SHOPPER' | 'STAFF' | 'SYSTEM' | 'PAYMENT';

type Moves = Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>;

/** Every move that is allowed. Staff may skip forward; nobody goes back. */
const MOVES: Readonly<Record<OrderActor, Moves>> = {
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

/** The states that the actor may bring an order to, the nearest first. */
export function movesFrom(actor: OrderActor, from: OrderStatus): readonly OrderStatus[] {
  return MOVES[actor][from] ?? [];
}

type Standing = { status: OrderStatus; payableUntil: string | null };

/** Whether an order is « En cours » only because its payment page was opened: the clock still ends it, unless staff take it in hand. */
export function isLeftToClock({ status, payableUntil }: Standing): boolean {
  return status === 'PROCESSING' && payableUntil !== null;
}

/** The states that staff may bring this order to, the nearest first: one that is left to the clock also to where it reads already. */
export function staffMovesOf(order: Standing): readonly OrderStatus[] {
  const moves = movesFrom('STAFF', order.status);
  return isLeftToClock(order) ? ['PROCESSING', ...moves] : moves;
}

export function canMove(actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  return movesFrom(actor, from).includes(to);
}

/** The states from which the actor may reach `to`. */
export function statesBefore(actor: OrderActor, to: OrderStatus): OrderStatus[] {
  return (Object.keys(MOVES[actor]) as OrderStatus[]).filter((from) => canMove(actor, from, to));
}
