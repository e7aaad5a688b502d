import { formatFcfa } from '@tokpa/contract/money';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';

type Reading = { receivedAmount?: number; wrong?: string };

/** Whether the courier brings the money of this order, which is handed over now. */
export function isPaidAtDoor({ paymentMethod, paidAt, finalAmount }: Order, to: OrderStatus): boolean {
  return to === 'DELIVERED' && paymentMethod === 'cod' && paidAt === null && finalAmount > 0;
}

/** Whether more of it may have come than was noted: what was taken off can come back, while the shop has the money. */
export function isCorrectable({ uncollectedAmount, finalAmount, transactions }: Order): boolean {
  const hasMoney = transactions.some(({ status, amount }) => status === 'PAID' && amount === finalAmount);
  return uncollectedAmount > 0 && hasMoney;
}

/** What was written of the money that came at the door, or what is wrong with it. */
export function readReceived(typed: string, { least = 1, most }: { least?: number; most: number }): Reading {
  const digits = typed.replaceAll(/\s/g, '');
  const receivedAmount = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (receivedAmount >= least && receivedAmount <= most) return { receivedAmount };
  return { wrong: `Indiquez un montant de ${formatFcfa(least)} à ${formatFcfa(most)}` };
}
