import type { ItemType } from './cart.ts';
import { isShipped } from './is-shipped.ts';

export const ORDER_STATUSES = ['PENDING', 'PROCESSING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'FAILED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** French labels, shown on badges and in lists. Specification, section 4. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'En attente',
  PROCESSING: 'En cours',
  PAID: 'Payée',
  SHIPPED: 'Expédiée',
  DELIVERED: 'Livrée',
  CANCELLED: 'Annulée',
  FAILED: 'Échouée',
};

export const PAYMENT_STATUSES = ['PENDING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  PENDING: 'En attente',
  PAID: 'Payée',
  FAILED: 'Échouée',
  CANCELLED: 'Annulée',
  EXPIRED: 'Expirée',
  REFUNDED: 'Remboursée',
};

export const PAYMENT_METHODS = ['momo', 'card', 'cod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  momo: 'Mobile Money',
  card: 'Carte bancaire',
  cod: 'Paiement à la livraison',
};

/** By what a transaction was paid → its name: the ways that the shop's providers name, and what staff note by hand. */
export const TRANSACTION_METHOD_LABELS: Readonly<Record<string, string>> = {
  mtn: 'MTN Money',
  moov: 'MOOV Money',
  celtis: 'Celtis Money',
  momo: PAYMENT_METHOD_LABELS.momo,
  card: PAYMENT_METHOD_LABELS.card,
  cash: 'Espèces',
  transfer: 'Virement bancaire',
  other: 'Autre moyen',
};

type Happening = { status: OrderStatus; note: string | null };

/** What was only noted, while the order stayed as it was, bears its note: nobody delivered it a second time. */
export function isOnlyNoted<Event extends Happening>(
  event: Event,
  before: Happening | undefined,
): event is Event & { note: string } {
  return event.note !== null && event.status === before?.status;
}

type TrackerStep = { status: OrderStatus; label: string };

/** The five steps of the tracker on the order page, in their order. Specification, section 4. */
export const TRACKER_STEPS: readonly TrackerStep[] = [
  { status: 'PENDING', label: 'Commande reçue' },
  { status: 'PROCESSING', label: 'En préparation' },
  { status: 'PAID', label: 'Paiement confirmé' },
  { status: 'SHIPPED', label: 'Expédiée' },
  { status: 'DELIVERED', label: 'Livrée' },
];

type Sending = { paymentMethod: PaymentMethod; orderItems: readonly { itemType: ItemType }[] };

/**
 * The steps that an order goes through. Cash is handed over with the parcel, so that its payment comes last. Of courses nothing is
 * prepared, sent or brought. The address says nothing of it: it goes with the account of who ordered.
 */
export function trackerSteps({ paymentMethod, orderItems }: Sending): readonly TrackerStep[] {
  if (!isShipped(orderItems)) return TRACKER_STEPS.filter(({ status }) => status === 'PENDING' || status === 'PAID');
  if (paymentMethod !== 'cod') return TRACKER_STEPS;
  const isPayment = ({ status }: TrackerStep) => status === 'PAID';
  return [...TRACKER_STEPS.filter((step) => !isPayment(step)), ...TRACKER_STEPS.filter(isPayment)];
}

type Begun = {
  paymentMethod: PaymentMethod;
  paidAt: string | null;
  events: readonly { status: OrderStatus; actor: string }[];
};

/** An online payment that was only begun makes an order PROCESSING too: somebody works on it once it is paid, or staff said so. */
export function isInHand({ paymentMethod, paidAt, events }: Begun): boolean {
  const byStaff = events.some(({ status, actor }) => status === 'PROCESSING' && actor === 'STAFF');
  return paymentMethod === 'cod' || paidAt !== null || byStaff;
}

/** Any letter case and both spellings of the cancelled status → the one the shop answers; undefined when it is no status. */
export function readOrderStatus(text: string): OrderStatus | undefined {
  const upper = text.trim().toUpperCase();
  const spelled = upper === 'CANCELED' ? 'CANCELLED' : upper;
  return ORDER_STATUSES.find((status) => status === spelled);
}

/** With its status as the shop says it, whatever spelling came. */
export function withReadStatus<Standing extends { status: OrderStatus }>(standing: Standing): Standing {
  return { ...standing, status: readOrderStatus(standing.status) ?? standing.status };
}

/** Of orders whose money is still expected, a new attempt after a failed one included. */
export const UNPAID_STATUSES = ['PENDING', 'PROCESSING', 'FAILED'] as const satisfies readonly OrderStatus[];

export function isUnpaid(status: OrderStatus): boolean {
  return UNPAID_STATUSES.some((unpaid) => unpaid === status);
}

/** A shopper may cancel an order while it is PENDING or PROCESSING. */
export function isCancellableByShopper(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}
