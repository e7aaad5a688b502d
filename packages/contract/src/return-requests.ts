import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, messageOnly, requiredText, text } from './fields.ts';
import { RETURN_DESCRIPTION_MAX, RETURN_REASONS } from './shop-policy.ts';

const ORDER_NUMBER_SIGNS = /^[A-Za-z0-9-]*$/;

export const returnRequestInput = z.strictObject({
  orderNumber: requiredText('Le numéro de commande est requis', 40).regex(
    ORDER_NUMBER_SIGNS,
    'Le numéro de commande est invalide',
  ),
  email: email(),
  reason: z.enum(RETURN_REASONS, 'Le motif est requis'),
  description: text(RETURN_DESCRIPTION_MAX).optional(),
  website: z.string().optional().describe('Doit rester vide : un champ que seuls les robots remplissent'),
});
export type ReturnRequestInput = z.infer<typeof returnRequestInput>;

export const returnRequestEndpoints = endpoints({
  'POST /return-requests': {
    summary: 'Demande le retour d’un article ; la boutique en accuse réception par mail',
    access: 'public',
    body: returnRequestInput,
    status: 201,
    response: messageOnly,
    refusals: ['too_many_requests'],
  },
});
