import { formatFcfa } from '@tokpa/contract/money';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';

type Reading = { receivedAmount?: number; wrong?: string };

/** Whether the courier brings the money of this order, which is handed over now. */
export function isPaidAtDoor({ paymentMethod, paidAt, finalAmount }: Order, to: OrderStatus): boolean {
  return to === 'DELIVERED' && paymentMethod === 'cod' && paidAt === null && finalAmount > 0;
}

/** What was written of the money that came at the door, or what is wrong with it. */
export function readReceived(typed: string, finalAmount: number): Reading {
  const digits = typed.replaceAll(/\s/g, '');
  const receivedAmount = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (receivedAmount >= 1 && receivedAmount <= finalAmount) return { receivedAmount };
  return { wrong: `Indiquez un montant de 1 FCFA à ${formatFcfa(finalAmount)}` };
}
