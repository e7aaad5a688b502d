import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, instant, messageOnly, requiredText, single } from './fields.ts';

export const ORDER_MAILS = ['received', 'paid', 'shipped', 'cancelled'] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];

/** What people at the shop tell each other about an order. */
export const orderNote = z.object({ id, author: z.string(), content: z.string(), createdAt: instant });
export type OrderNote = z.infer<typeof orderNote>;

const byId = z.object({ id });

/** The acts of the order desk that no shopper has. */
export const orderDeskEndpoints = endpoints({
  'GET /orders/{id}/notes': {
    summary: 'Les notes de l’équipe sur une commande ; le client ne les voit pas',
    access: 'staff',
    right: 'orders.read',
    params: byId,
    response: z.object({ data: z.array(orderNote) }),
    refusals: ['order_not_found'],
  },
  'POST /orders/{id}/notes': {
    summary: 'Ajoute une note de l’équipe',
    access: 'staff',
    right: 'orders.write',
    params: byId,
    body: z.strictObject({ content: requiredText('Écrivez votre note', 2000) }),
    status: 201,
    response: single(orderNote),
    refusals: ['order_not_found'],
  },
  'POST /orders/{id}/mails': {
    summary: 'Renvoie au client un e-mail de sa commande',
    access: 'staff',
    right: 'orders.write',
    params: byId,
    body: z.strictObject({ kind: z.enum(ORDER_MAILS, 'E-mail inconnu') }),
    response: messageOnly,
    refusals: ['order_not_found', 'order_mail_untimely', 'too_many_requests'],
  },
  'POST /orders/{id}/refunds/{refundId}/done': {
    summary: 'Note qu’un remboursement à faire à la main a été fait',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id, refundId: id }),
    body: z.strictObject({ reference: requiredText('La référence est requise', 120) }),
    response: messageOnly,
    refusals: ['order_not_found', 'refund_not_manual'],
  },
});
