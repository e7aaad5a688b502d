import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, id, instant, queryDate, single, text } from './fields.ts';
import { PAYMENT_STATUSES } from './order-status.ts';
import { transaction } from './orders.ts';
import { pageOf } from './page.ts';
import { staffQuery } from './staff-lists.ts';

/** A payment, refused or not, of an order, as the back office lists it. */
export const transactionRow = transaction.extend({
  orderId: id,
  orderNumber: z.string(),
  customerName: z.string(),
  invoiceNumber: z.string().nullable().describe('Facture de sa commande'),
  refundedAmount: amount,
  attention: z.string().nullable().describe('Pourquoi quelqu’un doit regarder'),
  isSettleable: z.boolean().describe('Quelqu’un peut dire que c’est réglé'),
  mayBeSameMoney: z
    .boolean()
    .describe('C’est peut-être l’argent que l’équipe avait noté à la main : à dire en réglant'),
  paidAt: instant.nullable(),
  lastRefundedAt: instant.nullable().describe('Quand le dernier remboursement est reparti'),
});
export type TransactionRow = z.infer<typeof transactionRow>;

const listQuery = staffQuery(['createdAt', 'amount', 'paidAt'] as const, {
  status: z.enum(PAYMENT_STATUSES, 'Statut inconnu').optional(),
  provider: text(40).optional(),
  method: text(40).optional(),
  orderId: id.optional(),
  needsAttention: z.stringbool('Valeur invalide').optional(),
  startDate: queryDate.optional(),
  endDate: queryDate.optional().describe('Inclus quand c’est un jour'),
  paidFrom: queryDate.optional().describe('Payés depuis : ce que compte le tableau de bord'),
  paidUntil: queryDate.optional().describe('Payés jusqu’à ; inclus quand c’est un jour'),
});
export type TransactionQuery = z.output<typeof listQuery>;

export const transactionEndpoints = endpoints({
  'GET /transactions': {
    summary: 'Les paiements de toutes les commandes',
    access: 'staff',
    right: 'transactions.read',
    query: listQuery,
    response: pageOf(transactionRow),
  },
  'GET /transactions/{id}': {
    summary: 'Un paiement',
    access: 'staff',
    right: 'transactions.read',
    params: z.object({ id }),
    response: single(transactionRow),
    refusals: ['transaction_not_found'],
  },
  'POST /transactions/{id}/settle': {
    summary: 'Dit que ce qui était à regarder est réglé',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id }),
    body: z.strictObject({
      note: text(500).nullish(),
      isSameMoney: z
        .boolean()
        .optional()
        .describe(
          '« false » : ce qui était noté à la main est arrivé aussi, et d’une commande annulée ce paiement est remboursé. Sinon il est compté une seule fois',
        ),
    }),
    response: single(transactionRow),
    refusals: ['transaction_not_found', 'transaction_not_settleable'],
  },
});
