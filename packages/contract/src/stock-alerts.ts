import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, id, messageOnly, requiredText } from './fields.ts';

export const stockAlertInput = z.strictObject({
  productId: id,
  variationId: id.nullish(),
  email: email('Veuillez saisir votre email'),
  website: z.string().optional().describe('Doit rester vide : un champ que seuls les robots remplissent'),
});
export type StockAlertInput = z.infer<typeof stockAlertInput>;

export const stockAlertEndpoints = endpoints({
  'POST /stock-alerts': {
    summary: 'Demande un mail, un seul, quand un produit en rupture est de nouveau en stock',
    access: 'public',
    body: stockAlertInput,
    status: 201,
    response: messageOnly,
    refusals: ['product_not_found', 'product_in_stock', 'too_many_requests'],
  },
  'POST /stock-alerts/unsubscribe': {
    summary: 'Met fin à toutes les alertes d’une adresse, avec le jeton d’un mail',
    access: 'public',
    body: z.strictObject({ token: requiredText("Ce lien n'est plus valable.", 200) }),
    response: messageOnly,
    refusals: ['invalid_alert_link'],
  },
});
