import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, instant, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { staffQuery } from './staff-lists.ts';

export const MAIL_STATUSES = ['QUEUED', 'SENT', 'KEPT', 'FAILED'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
export const MAIL_STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  QUEUED: 'En attente',
  SENT: 'Envoyé',
  KEPT: 'Gardé ici',
  FAILED: 'Échoué',
};

/** A line of the outbox. */
export const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  template: z.string().describe('Ce que le mail dit : `order-received`…'),
  status: z.enum(MAIL_STATUSES).describe('KEPT : aucun serveur de messagerie n’est réglé'),
  attempts: count,
  error: z.string().nullable().describe('Pourquoi le dernier essai a échoué'),
  isSecret: z
    .boolean()
    .describe(
      'Porte un code ou un lien à usage unique : son contenu n’est montré que sur une machine d’essai sans serveur de messagerie',
    ),
  resentFrom: id.nullable().describe('Le mail dont il est une copie'),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type Mail = z.infer<typeof mail>;

export const mailDetail = mail.extend({
  html: z.string().nullable().describe('Nul quand le contenu est secret'),
  text: z.string().nullable(),
});
export type MailDetail = z.infer<typeof mailDetail>;

const params = z.object({ id });

export const mailEndpoints = endpoints({
  'GET /mails': {
    summary: 'Les mails de la boutique, du plus récent au plus ancien',
    access: 'staff',
    right: 'mails.read',
    query: staffQuery(['createdAt', 'status', 'to'], {
      status: z.enum(MAIL_STATUSES, 'Statut inconnu').optional(),
      template: text(100).optional(),
      stuck: z
        .stringbool('Valeur invalide')
        .optional()
        .describe(
          'Ceux qui attendent le serveur de messagerie, et ceux des sept derniers jours qui n’ont pas pu partir',
        ),
    }),
    response: pageOf(mail),
  },
  'GET /mails/{id}': {
    summary: 'Un mail tel qu’il part',
    access: 'staff',
    right: 'mails.read',
    params,
    response: single(mailDetail),
    refusals: ['mail_not_found'],
  },
  'POST /mails/{id}/resend': {
    summary: 'Envoie une copie d’un mail à la même adresse',
    access: 'staff',
    right: 'mails.write',
    params,
    status: 201,
    response: single(mail).extend({ message: z.string() }),
    refusals: ['mail_not_found', 'mail_not_resendable'],
  },
});
