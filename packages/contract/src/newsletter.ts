import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, id, instant, messageOnly, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { staffQuery } from './staff-lists.ts';

export const SUBSCRIBER_STATUSES = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const SUBSCRIBER_STATUS_LABELS: Readonly<Record<SubscriberStatus, string>> = {
  PENDING: 'À confirmer',
  CONFIRMED: 'Inscrit',
  UNSUBSCRIBED: 'Désinscrit',
};

export const newsletterSubscriber = z.object({
  id,
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  confirmedAt: instant.nullable(),
  unsubscribedAt: instant.nullable(),
  bouncedAt: instant.nullable().describe('Le serveur de messagerie ne connaît plus cette adresse'),
  createdAt: instant,
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

const params = z.object({ id });

const linkToken = z.strictObject({ token: requiredText("Ce lien n'est plus valable.", 200) });

export const newsletterEndpoints = endpoints({
  'POST /newsletter/subscribe': {
    summary: "Demande l'inscription ; un mail demande de la confirmer",
    faultMessage: "Erreur lors de l'inscription",
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
  'GET /newsletter-subscribers': {
    summary: 'Les abonnés de la lettre d’information',
    access: 'staff',
    right: 'newsletter-subscribers.read',
    query: staffQuery(['createdAt', 'email', 'status', 'confirmedAt'], {
      status: z.enum(SUBSCRIBER_STATUSES, 'Statut inconnu').optional(),
    }),
    response: pageOf(newsletterSubscriber),
  },
  'GET /newsletter-subscribers/{id}': {
    summary: 'Un abonné',
    access: 'staff',
    right: 'newsletter-subscribers.read',
    params,
    response: single(newsletterSubscriber),
    refusals: ['subscriber_not_found'],
  },
  'DELETE /newsletter-subscribers/{id}': {
    summary: 'Supprime un abonné et son adresse',
    access: 'staff',
    right: 'newsletter-subscribers.delete',
    params,
    response: messageOnly,
    refusals: ['subscriber_not_found'],
  },
});
