import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, messageOnly, requiredText } from './fields.ts';

const linkToken = z.strictObject({ token: requiredText("Ce lien n'est plus valable.", 200) });

export const newsletterEndpoints = endpoints({
  'POST /newsletter/subscribe': {
    summary: "Demande l'inscription ; un mail demande de la confirmer",
    access: 'public',
    body: z.strictObject({ email: email('Veuillez saisir votre email') }),
    response: messageOnly,
    refusals: ['too_many_requests'],
  },
  'POST /newsletter/confirm': {
    summary: "Confirme l'inscription avec le jeton du mail",
    access: 'public',
    body: linkToken,
    response: messageOnly,
    refusals: ['invalid_newsletter_link'],
  },
  'POST /newsletter/unsubscribe': {
    summary: "Met fin à l'inscription avec le jeton d'un mail",
    access: 'public',
    body: linkToken,
    response: messageOnly,
    refusals: ['invalid_newsletter_link'],
  },
});
