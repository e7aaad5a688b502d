import { amountDue } from '@tokpa/contract/amount-due';
import { ORDER_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import type { CsvColumn } from '../ui/index.ts';
import { recipientOf } from './order-contents.ts';

function streetOf({ shippingAddress: to }: Order): string {
  return [to?.addressLine1, to?.addressLine2].filter(Boolean).join(', ');
}

export const EXPORTED_COLUMNS: readonly CsvColumn<Order>[] = [
  ['Numéro', ({ orderNumber }) => orderNumber],
  ['Date', ({ createdAt }) => createdAt],
  ['Client', ({ customer }) => customer.name],
  ['Téléphone', ({ customer }) => customer.phone],
  ['Email', ({ customer }) => customer.email],
  ['Destinataire', (order) => recipientOf(order)?.name],
  ['Téléphone du destinataire', (order) => recipientOf(order)?.phone],
  ['Adresse', streetOf],
  ['Repère', ({ shippingAddress }) => shippingAddress?.landmark],
  ['Ville', ({ shippingAddress }) => shippingAddress?.city],
  ['Articles', ({ itemsCount }) => itemsCount],
  ['Paiement', ({ methodName }) => methodName],
  ['Sous-total (FCFA)', ({ subtotalAmount }) => subtotalAmount],
  ['Livraison (FCFA)', ({ shippingFee }) => shippingFee],
  ['Supplément (FCFA)', ({ codFee }) => codFee],
  ['Remise (FCFA)', ({ discountAmount }) => discountAmount],
  ['Déduit à la livraison (FCFA)', ({ uncollectedAmount }) => uncollectedAmount],
  ['Code promo', ({ coupon }) => coupon?.code],
  ['Total (FCFA)', ({ finalAmount }) => finalAmount],
  ['À encaisser (FCFA)', amountDue],
  // As among the payments: what is back. An accountant books the rest when it is.
  ['Remboursé (FCFA)', ({ refundedAmount, dueRefundAmount }) => refundedAmount - dueRefundAmount],
  ['À rembourser (FCFA)', ({ dueRefundAmount }) => dueRefundAmount],
  ['Statut', ({ status }) => ORDER_STATUS_LABELS[status]],
  ['Payé le', ({ paidAt }) => paidAt],
  ['Facture', ({ invoiceNumber }) => invoiceNumber],
];
