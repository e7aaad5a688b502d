import { z } from 'zod';
import { clearableText } from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, email, id, instant, messageOnly, momentInput, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { staffQuery } from './staff-lists.ts';

export const CAMPAIGN_STATUSES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'FAILED'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export const CAMPAIGN_STATUS_LABELS: Readonly<Record<CampaignStatus, string>> = {
  DRAFT: 'Brouillon',
  SCHEDULED: 'Programmée',
  SENDING: 'En cours d’envoi',
  SENT: 'Envoyée',
  FAILED: 'Échouée',
};

/** Only who confirmed the newsletter is ever written to; of them all, or those who have an order that was paid, or not. */
export const CAMPAIGN_AUDIENCES = ['SUBSCRIBERS', 'BUYERS', 'NOT_YET_BUYERS'] as const;
export type CampaignAudience = (typeof CAMPAIGN_AUDIENCES)[number];
export const CAMPAIGN_AUDIENCE_LABELS: Readonly<Record<CampaignAudience, string>> = {
  SUBSCRIBERS: 'Tous les abonnés',
  BUYERS: 'Les abonnés qui ont déjà acheté',
  NOT_YET_BUYERS: 'Les abonnés qui n’ont pas encore acheté',
};

export const CAMPAIGN_SUBJECT_MAX = 150;
export const CAMPAIGN_PREHEADER_MAX = 150;
export const CAMPAIGN_CONTENT_MAX = 50_000;

export const RECIPIENT_STATUSES = ['WAITING', 'SENT', 'FAILED', 'SKIPPED', 'UNCERTAIN'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];
export const RECIPIENT_STATUS_LABELS: Readonly<Record<RecipientStatus, string>> = {
  WAITING: 'En attente',
  SENT: 'Envoyé',
  FAILED: 'Échoué',
  SKIPPED: 'Désinscrit entre-temps',
  UNCERTAIN: 'Sans accusé de réception',
};

const status = z.enum(CAMPAIGN_STATUSES);
const audience = z.enum(CAMPAIGN_AUDIENCES, 'Destinataires inconnus');
const params = z.object({ id });

export const emailCampaign = z.object({
  id,
  subject: z.string(),
  preheader: z.string(),
  content: z.string().describe('Du HTML nettoyé'),
  audience,
  status,
  scheduledAt: instant.nullable(),
  startedAt: instant.nullable(),
  pausedAt: instant.nullable().describe('Mise en pause : rien ne part'),
  sentAt: instant.nullable(),
  lastError: z.string().nullable().describe('Pourquoi le serveur de messagerie n’a rien pris la dernière fois'),
  recipientsCount: count.describe('Avant le départ, 0'),
  waitingCount: count,
  sentCount: count,
  failedCount: count,
  resendableCount: count.describe('Les échoués à qui l’on peut écrire de nouveau : leur adresse existe encore'),
  skippedCount: count.describe('Désinscrits entre le départ et leur tour'),
  uncertainCount: count.describe('L’envoi s’est interrompu avant la réponse du serveur de messagerie'),
  createdAt: instant,
  updatedAt: instant,
});
export type EmailCampaign = z.infer<typeof emailCampaign>;

export const campaignRecipient = z.object({
  id,
  email: z.string(),
  status: z.enum(RECIPIENT_STATUSES),
  sentAt: instant.nullable(),
  error: z.string().nullable(),
});
export type CampaignRecipient = z.infer<typeof campaignRecipient>;

const fields = {
  subject: requiredText('L’objet est requis', CAMPAIGN_SUBJECT_MAX),
  preheader: clearableText(CAMPAIGN_PREHEADER_MAX).describe('Ce qu’une boîte de réception montre après l’objet'),
  content: clearableText(CAMPAIGN_CONTENT_MAX).describe('HTML ; ce qui n’est pas permis est retiré'),
  audience: audience.optional(),
  scheduledAt: momentInput.nullish().describe('Vide : au moment de l’envoi'),
};
export const campaignInput = z.strictObject(fields);
export const campaignChange = z.strictObject({ ...fields, subject: fields.subject.optional() });
export type CampaignChange = z.infer<typeof campaignChange>;

export const emailCampaignEndpoints = endpoints({
  'GET /admin/email-campaigns': {
    summary: 'Les campagnes de la lettre d’information',
    access: 'staff',
    right: 'email-campaigns.read',
    query: staffQuery(['createdAt', 'subject', 'status', 'scheduledAt', 'sentAt'], { status: status.optional() }),
    response: pageOf(emailCampaign),
  },
  'GET /admin/email-campaigns/audiences': {
    summary: 'Combien de personnes chaque choix de destinataires atteint aujourd’hui',
    access: 'staff',
    right: 'email-campaigns.read',
    response: z.object({ data: z.array(z.object({ audience, count })) }),
  },
  'POST /admin/email-campaigns': {
    summary: 'Écrit une campagne',
    access: 'staff',
    right: 'email-campaigns.write',
    body: campaignInput,
    status: 201,
    response: single(emailCampaign),
  },
  'GET /admin/email-campaigns/{id}': {
    summary: 'Une campagne et où elle en est',
    access: 'staff',
    right: 'email-campaigns.read',
    params,
    response: single(emailCampaign),
    refusals: ['campaign_not_found'],
  },
  'PUT /admin/email-campaigns/{id}': {
    summary: 'Change une campagne qui n’est pas encore partie',
    access: 'staff',
    right: 'email-campaigns.write',
    params,
    body: campaignChange,
    response: single(emailCampaign),
    refusals: ['campaign_not_found', 'campaign_started'],
  },
  'DELETE /admin/email-campaigns/{id}': {
    summary: 'Supprime une campagne ; une campagne en cours est d’abord mise en pause',
    access: 'staff',
    right: 'email-campaigns.delete',
    params,
    response: messageOnly,
    refusals: ['campaign_not_found', 'campaign_under_way'],
  },
  'GET /admin/email-campaigns/{id}/preview': {
    summary: 'Le mail tel qu’un abonné le reçoit',
    access: 'staff',
    right: 'email-campaigns.read',
    params,
    response: single(
      z.object({
        subject: z.string(),
        html: z.string(),
        text: z.string(),
        leaves: z
          .boolean()
          .describe('Faux sans serveur de messagerie : les mails ne sont gardés que dans le back-office'),
      }),
    ),
    refusals: ['campaign_not_found'],
  },
  'GET /admin/email-campaigns/{id}/recipients': {
    summary: 'Ce qu’il en est de chaque destinataire',
    access: 'staff',
    right: 'email-campaigns.read',
    params,
    query: staffQuery(['email', 'sentAt', 'status'], {
      status: z.enum(RECIPIENT_STATUSES, 'Statut inconnu').optional(),
    }),
    response: pageOf(campaignRecipient),
    refusals: ['campaign_not_found'],
  },
  'POST /admin/email-campaigns/{id}/send': {
    summary: 'Envoie la campagne, ou la programme à son heure ; avec `testEmail`, un essai à cette seule adresse',
    access: 'staff',
    right: 'email-campaigns.send',
    params,
    body: z.strictObject({
      testEmail: email().optional(),
      updatedAt: instant
        .optional()
        .describe('Celui de la campagne qui a été lue : si elle a changé depuis, rien ne part. Un essai part toujours'),
      asScheduled: z
        .boolean()
        .optional()
        .describe('Vrai : à son heure et pas autrement ; si l’heure est passée, rien ne part'),
    }),
    response: z.object({ data: emailCampaign, message: z.string() }),
    refusals: [
      'campaign_not_found',
      'campaign_started',
      'campaign_changed',
      'campaign_hour_passed',
      'campaign_empty',
      'campaign_without_recipients',
    ],
  },
  'POST /admin/email-campaigns/{id}/pause': {
    summary: 'Arrête l’envoi après le mail en cours ; une campagne programmée redevient un brouillon',
    access: 'staff',
    right: 'email-campaigns.send',
    params,
    response: single(emailCampaign),
    refusals: ['campaign_not_found', 'campaign_not_under_way'],
  },
  'POST /admin/email-campaigns/{id}/resume': {
    summary: 'Reprend l’envoi là où il s’est arrêté',
    access: 'staff',
    right: 'email-campaigns.send',
    params,
    body: z.strictObject({
      resendUncertain: z
        .boolean()
        .optional()
        .describe('Ceux dont on ne sait pas s’ils ont reçu le mail attendent de nouveau ; une pause reste une pause'),
      resendFailed: z
        .boolean()
        .optional()
        .describe('De même ceux dont l’envoi a échoué, sauf les adresses qui n’existent plus'),
    }),
    response: z.object({ data: emailCampaign, message: z.string() }),
    refusals: ['campaign_not_found', 'campaign_not_paused'],
  },
});
