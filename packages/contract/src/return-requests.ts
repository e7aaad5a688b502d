import { z } from 'zod';
import { assignee, DESK_ANSWER_MAX, readAt } from './contact-messages.ts';
import { endpoints } from './endpoint.ts';
import { email, id, instant, messageOnly, single, text, writtenOrderNumber } from './fields.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { pageOf } from './page.ts';
import { optionalText } from './publications.ts';
import { RETURN_DESCRIPTION_MAX, RETURN_REASONS } from './shop-policy.ts';
import { staffQuery } from './staff-lists.ts';

export const RETURN_STATUSES = ['NEW', 'IN_PROGRESS', 'ACCEPTED', 'REJECTED', 'RECEIVED', 'REFUNDED'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
export const RETURN_STATUS_LABELS: Readonly<Record<ReturnStatus, string>> = {
  NEW: 'Nouvelle',
  IN_PROGRESS: 'En cours',
  ACCEPTED: 'Acceptée',
  REJECTED: 'Refusée',
  RECEIVED: 'Article reçu',
  REFUNDED: 'Remboursée',
};

export const returnRequestInput = z.strictObject({
  orderNumber: writtenOrderNumber,
  email: email(),
  reason: z.enum(RETURN_REASONS, 'Le motif est requis'),
  description: text(RETURN_DESCRIPTION_MAX).optional(),
  website: z.string().optional().describe('Doit rester vide : un champ que seuls les robots remplissent'),
});
export type ReturnRequestInput = z.infer<typeof returnRequestInput>;

export const returnRequest = z.object({
  id,
  orderNumber: z.string().describe('Tel que la personne l’a écrit'),
  order: z
    .object({
      id,
      status: z.enum(ORDER_STATUSES),
      customerName: z.string(),
      isSameEmail: z.boolean().describe('La demande vient de l’adresse de la commande'),
    })
    .nullable()
    .describe('La commande de ce numéro, s’il y en a une'),
  email: z.string(),
  reason: z.enum(RETURN_REASONS),
  description: z.string(),
  status: z.enum(RETURN_STATUSES),
  assigneeId: id.nullable(),
  assignee: assignee.nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ReturnRequest = z.infer<typeof returnRequest>;

const status = z.enum(RETURN_STATUSES, 'Statut inconnu');
const params = z.object({ id });

export const returnRequestChange = z.strictObject({
  status: status.optional(),
  assigneeId: id.nullish().describe('Vide : personne'),
  answer: optionalText(DESK_ANSWER_MAX).describe(
    'Part par mail à la personne ; les mêmes mots, seulement avec un autre statut',
  ),
  updatedAt: readAt,
});
export type ReturnRequestChange = z.infer<typeof returnRequestChange>;

export const returnRequestEndpoints = endpoints({
  'POST /return-requests': {
    summary: 'Demande le retour d’un article ; la boutique en accuse réception par mail',
    access: 'public',
    body: returnRequestInput,
    status: 201,
    response: messageOnly,
    refusals: ['too_many_requests'],
  },
  'GET /return-requests': {
    summary: 'Les demandes de retour',
    access: 'staff',
    right: 'return-requests.read',
    query: staffQuery(['createdAt', 'status', 'orderNumber'], {
      status: status.optional(),
      reason: z.enum(RETURN_REASONS, 'Motif inconnu').optional(),
      assigneeId: id.optional(),
      orderNumber: text(40).optional(),
      userId: id.optional().describe('Sur les commandes de ce compte'),
    }),
    response: pageOf(returnRequest),
  },
  'GET /return-requests/{id}': {
    summary: 'Une demande de retour',
    access: 'staff',
    right: 'return-requests.read',
    params,
    response: single(returnRequest),
    refusals: ['return_request_not_found'],
  },
  'PUT /return-requests/{id}': {
    summary: 'Change le statut d’une demande, la confie, y répond par mail',
    access: 'staff',
    right: 'return-requests.write',
    params,
    body: returnRequestChange,
    response: single(returnRequest).extend({ message: z.string() }),
    refusals: ['return_request_not_found', 'staff_not_found', 'handled_meanwhile'],
  },
  'DELETE /return-requests/{id}': {
    summary: 'Supprime une demande de retour',
    access: 'staff',
    right: 'return-requests.delete',
    params,
    response: messageOnly,
    refusals: ['return_request_not_found'],
  },
});
