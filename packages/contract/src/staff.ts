import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { email, id, instant, messageOnly, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { STAFF_ROLES, type StaffRole } from './rights.ts';
import { sessionsQuery, staffSession } from './staff-account.ts';
import { staffQuery } from './staff-lists.ts';

export const STAFF_STATES = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

export const STAFF_STATE_LABELS: Readonly<Record<StaffState, string>> = {
  INVITED: 'Invité',
  ACTIVE: 'Actif',
  DISABLED: 'Désactivé',
};

export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, { name: string; explanation: string }>> = {
  OWNER: { name: 'Propriétaire', explanation: 'Peut tout faire, y compris gérer l’équipe et le système.' },
  MANAGER: { name: 'Responsable', explanation: 'Mène la boutique : ventes, remboursements, codes promo, réglages.' },
  EDITOR: { name: 'Rédaction', explanation: 'Tient le catalogue, le blog, les recettes et les formations.' },
  SUPPORT: { name: 'Service client', explanation: 'Suit les commandes, les messages, les retours et les avis.' },
};

export const staffMember = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(STAFF_ROLES),
  permissions: z.array(z.string()).describe('« ressource.acte » : tout ce que le rôle permet'),
  enabled: z.boolean(),
  status: z.enum(STAFF_STATES),
  secondFactor: z.boolean().describe('Le second facteur est demandé à la connexion'),
  lastLoginAt: instant.nullable(),
  invitationExpiresAt: instant.nullable().describe('Jusqu’à quand le lien de l’invitation est valable'),
  createdAt: instant,
});
export type StaffMember = z.infer<typeof staffMember>;

const firstName = requiredText('Le prénom est requis', 80);
const lastName = requiredText('Le nom est requis', 80);
const role = z.enum(STAFF_ROLES, 'Le rôle est requis');
const one = z.object({ id });

export const staffEndpoints = endpoints({
  'GET /staff': {
    summary: 'L’équipe de la boutique',
    access: 'staff',
    right: 'staff.read',
    query: staffQuery(['createdAt', 'lastName', 'email', 'role', 'lastLoginAt'], {
      role: z.enum(STAFF_ROLES).optional(),
      status: z.enum(STAFF_STATES).optional(),
    }),
    response: pageOf(staffMember),
  },
  'GET /staff/{id}': {
    summary: 'Un membre de l’équipe',
    access: 'staff',
    right: 'staff.read',
    params: one,
    response: single(staffMember),
    refusals: ['staff_not_found'],
  },
  'POST /staff': {
    summary: 'Invite quelqu’un : un lien valable trois jours part à son adresse',
    access: 'staff',
    right: 'staff.write',
    body: z.strictObject({ email: email(), firstName, lastName, role }),
    status: 201,
    response: single(staffMember).extend({ message: z.string() }),
    refusals: ['email_taken'],
  },
  'PUT /staff/{id}': {
    summary: 'Change le nom ou le rôle, désactive ou réactive',
    access: 'staff',
    right: 'staff.write',
    params: one,
    body: z.strictObject({
      firstName: firstName.optional(),
      lastName: lastName.optional(),
      role: role.optional(),
      enabled: z.boolean().optional(),
    }),
    response: single(staffMember),
    refusals: ['staff_not_found', 'last_owner', 'own_access'],
  },
  'DELETE /staff/{id}': {
    summary: 'Retire quelqu’un de l’équipe ; ses actes restent au journal',
    access: 'staff',
    right: 'staff.delete',
    params: one,
    response: messageOnly,
    refusals: ['staff_not_found', 'last_owner', 'own_access'],
  },
  'POST /staff/{id}/invitation': {
    summary: 'Envoie un nouveau lien, aussi à qui a oublié son mot de passe ; l’ancien lien ne sert plus',
    access: 'staff',
    right: 'staff.write',
    params: one,
    response: messageOnly,
    refusals: ['staff_not_found', 'staff_disabled'],
  },
  'DELETE /staff/{id}/second-factor': {
    summary: 'Retire le second facteur de quelqu’un qui a perdu son téléphone',
    access: 'staff',
    right: 'staff.write',
    params: one,
    response: messageOnly,
    refusals: ['staff_not_found', 'second_factor_off', 'own_access'],
  },
  'GET /staff/{id}/sessions': {
    summary: 'Les sessions ouvertes d’un membre de l’équipe',
    access: 'staff',
    right: 'staff.write',
    params: one,
    query: sessionsQuery,
    response: pageOf(staffSession),
    refusals: ['staff_not_found'],
  },
  'DELETE /staff/{id}/sessions': {
    summary: 'Ferme toutes les sessions d’un membre de l’équipe',
    access: 'staff',
    right: 'staff.write',
    params: one,
    response: messageOnly,
    refusals: ['staff_not_found'],
  },
});
