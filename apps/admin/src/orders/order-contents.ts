import { isShipped } from '@tokpa/contract/is-shipped';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';

/** Whether what paid the order went back to the customer, or is about to. */
export function refundOf({
  refundedAmount,
  refundableAmount,
}: Pick<Order, 'refundedAmount' | 'refundableAmount'>): 'none' | 'part' | 'whole' {
  if (refundedAmount === 0) return 'none';
  return refundableAmount > 0 ? 'part' : 'whole';
}

const NOT_YET_SENT: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PROCESSING', 'PAID', 'FAILED']);

/** Whether its articles are still at the shop, kept for the customer: money that goes back leaves them so. */
export function keepsPieces({ status, orderItems }: Pick<Order, 'status' | 'orderItems'>): boolean {
  return NOT_YET_SENT.has(status) && isShipped(orderItems);
}

/** Who gets the parcel, as its slip says. */
export function recipientOf({
  shippingAddress: to,
  customer,
}: Pick<Order, 'shippingAddress' | 'customer'>): { name: string; phone: string } | undefined {
  return to === null ? undefined : { name: to.recipientName ?? customer.name, phone: to.phone || customer.phone };
}

export const PIECES_KEPT = 'Les articles restent réservés : annulez la commande pour les remettre en vente.';

const BY_PROVIDER = 'L’argent repart par le moyen de paiement du client.';
const BY_HAND =
  'Cet argent ne repart pas de lui-même : rendez-le au client, puis notez-le dans les remboursements de la commande.';
const BY_BOTH =
  'Une partie de l’argent ne repart pas d’elle-même : les remboursements de la commande disent ce que vous rendez au client et notez.';

/** How what was paid for the order goes back. */
export function sayWayBack({ transactions }: Pick<Order, 'transactions'>): string {
  const paid = transactions.filter(({ status }) => status === 'PAID');
  if (paid.every(({ isRefundedByHand }) => isRefundedByHand)) return BY_HAND;
  return paid.some(({ isRefundedByHand }) => isRefundedByHand) ? BY_BOTH : BY_PROVIDER;
}
