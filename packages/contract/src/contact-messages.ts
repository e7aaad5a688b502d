import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, id, instant, messageOnly, requiredText, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { isVisitorPhone } from './phones.ts';
import { optionalText } from './publications.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECTS } from './shop-policy.ts';
import { staffQuery } from './staff-lists.ts';

export const CONTACT_STATUSES = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
export const CONTACT_STATUS_LABELS: Readonly<Record<ContactStatus, string>> = {
  NEW: 'Nouveau',
  IN_PROGRESS: 'En cours',
  ANSWERED: 'Répondu',
  CLOSED: 'Classé',
};
/** What staff answer to a message or to a return request. */
export const DESK_ANSWER_MAX = 5000;

export const contactMessageInput = z.strictObject({
  name: requiredText('Le nom est requis', 120),
  email: email(),
  phone: text(30)
    .refine((phone) => phone === '' || isVisitorPhone(phone), 'Le numéro de téléphone est invalide')
    .describe(
      'Huit chiffres, ou dix qui commencent par 01, sont du Bénin ; un numéro d’ailleurs commence par l’indicatif de son pays',
    )
    .optional(),
  subject: z.enum(CONTACT_SUBJECTS, 'Le sujet est requis'),
  message: requiredText('Le message est requis', CONTACT_MESSAGE_MAX),
  website: z.string().optional().describe('Doit rester vide : un champ que seuls les robots remplissent'),
});
export type ContactMessageInput = z.infer<typeof contactMessageInput>;

/** Who of the team takes care of it. */
export const assignee = z.object({ id, name: z.string() });

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  status: z.enum(CONTACT_STATUSES),
  assigneeId: id.nullable(),
  assignee: assignee.nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  userId: id.nullable().describe('Le compte de qui était connecté en écrivant'),
  createdAt: instant,
  updatedAt: instant,
});
export type ContactMessage = z.infer<typeof contactMessage>;

const status = z.enum(CONTACT_STATUSES, 'Statut inconnu');
const params = z.object({ id });

/** With an answer: two of the team who do not know of each other must not both write to the same person. */
export const readAt = instant
  .optional()
  .describe('Celui de ce qui a été lu avant de répondre : si cela a changé depuis, aucune réponse ne part');

export const contactMessageChange = z.strictObject({
  status: status.optional(),
  assigneeId: id.nullish().describe('Vide : personne'),
  answer: optionalText(DESK_ANSWER_MAX).describe(
    'Part par mail à la personne ; les mêmes mots, seulement avec un autre statut',
  ),
  updatedAt: readAt,
});
export type ContactMessageChange = z.infer<typeof contactMessageChange>;

export const contactMessageEndpoints = endpoints({
  'POST /contact-messages': {
    summary: 'Envoie un message à la boutique, qui en accuse réception par mail',
    access: 'public',
    body: contactMessageInput,
    status: 201,
    response: messageOnly,
    refusals: ['too_many_requests'],
  },
  'GET /contact-messages': {
    summary: 'Les messages reçus',
    access: 'staff',
    right: 'contact-messages.read',
    query: staffQuery(['createdAt', 'status', 'name'], {
      status: status.optional(),
      subject: z.enum(CONTACT_SUBJECTS, 'Sujet inconnu').optional(),
      assigneeId: id.optional(),
      userId: id.optional(),
    }),
    response: pageOf(contactMessage),
  },
  'GET /contact-messages/{id}': {
    summary: 'Un message',
    access: 'staff',
    right: 'contact-messages.read',
    params,
    response: single(contactMessage),
    refusals: ['contact_message_not_found'],
  },
  'PUT /contact-messages/{id}': {
    summary: 'Change le statut d’un message, le confie, y répond par mail',
    access: 'staff',
    right: 'contact-messages.write',
    params,
    body: contactMessageChange,
    response: single(contactMessage).extend({ message: z.string() }),
    refusals: ['contact_message_not_found', 'staff_not_found', 'handled_meanwhile'],
  },
  'DELETE /contact-messages/{id}': {
    summary: 'Supprime un message',
    access: 'staff',
    right: 'contact-messages.delete',
    params,
    response: messageOnly,
    refusals: ['contact_message_not_found'],
  },
});
