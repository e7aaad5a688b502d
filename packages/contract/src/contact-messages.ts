import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, messageOnly, requiredText, text } from './fields.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECTS } from './shop-policy.ts';

const PHONE_SIGNS = /^[+\d\s().-]*$/;

export const contactMessageInput = z.strictObject({
  name: requiredText('Le nom est requis', 120),
  email: email(),
  phone: text(30).regex(PHONE_SIGNS, 'Le numéro de téléphone est invalide').optional(),
  subject: z.enum(CONTACT_SUBJECTS, 'Le sujet est requis'),
  message: requiredText('Le message est requis', CONTACT_MESSAGE_MAX),
  website: z.string().optional().describe('Doit rester vide : un champ que seuls les robots remplissent'),
});
export type ContactMessageInput = z.infer<typeof contactMessageInput>;

export const contactMessageEndpoints = endpoints({
  'POST /contact-messages': {
    summary: 'Envoie un message à la boutique, qui en accuse réception par mail',
    access: 'public',
    body: contactMessageInput,
    status: 201,
    response: messageOnly,
    refusals: ['too_many_requests'],
  },
});
