import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, instant, messageOnly, text, writtenOrderNumber } from './fields.ts';

/** Money that is at the provider, asked for by this shop, of a payment that the shop does not know. */
export const unmatchedPayment = z.object({
  id,
  provider: z.string(),
  providerId: z.string().describe('Référence chez le prestataire de paiement'),
  method: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  paidAt: instant,
  createdAt: instant.describe('Quand la boutique l’a appris'),
  orderNumber: z.string().nullable().describe('Commande que le paiement nomme chez le prestataire'),
  orderId: id.nullable().describe('Cette commande, là où la boutique l’a encore'),
});
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>;

export const paymentEndpoints = endpoints({
  'POST /payments/webhooks/{provider}': {
    summary: 'Reçoit les nouvelles signées d’un prestataire de paiement',
    access: 'public',
    params: z.object({ provider: text(40) }),
    body: z.unknown().describe('Les nouvelles, telles que le prestataire les a signées'),
    response: z.object({ received: z.literal(true) }),
    refusals: ['webhook_rejected', 'unknown_provider'],
  },
  'GET /unmatched-payments': {
    summary: 'Les paiements reçus par le prestataire dont la boutique n’a pas de commande, à regarder',
    access: 'staff',
    right: 'transactions.read',
    response: z.object({ data: z.array(unmatchedPayment) }),
  },
  'POST /unmatched-payments/{id}/settle': {
    summary: 'Dit qu’un paiement sans commande est réglé',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['transaction_not_found'],
  },
  'POST /unmatched-payments/{id}/book': {
    summary: 'Rattache un paiement sans commande à une commande qui l’attend encore, du même montant',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id }),
    body: z.strictObject({ orderNumber: writtenOrderNumber }),
    response: messageOnly,
    refusals: [
      'transaction_not_found',
      'payment_unconfirmed',
      'payment_known',
      'order_not_found',
      'order_not_payable',
      'payment_differs',
    ],
  },
});
