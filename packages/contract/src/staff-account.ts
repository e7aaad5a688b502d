import { z } from 'zod';
import { passwordChange, password, staffProfile } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { count, id, instant, messageOnly, pageNumber, pageSize, requiredText, single, text } from './fields.ts';
import { PASSWORD_MAX } from './limits.ts';
import { isStrongPassword } from './passwords.ts';
import { pageOf } from './page.ts';
import { STAFF_ROWS_PER_PAGE } from './staff-lists.ts';

/** How long the link of an invitation opens the way to a password. */
export const INVITATION_HOURS = 72;
export const RECOVERY_CODES = 10;

export const staffAccount = staffProfile.extend({
  secondFactor: z.boolean().describe('Le second facteur est demandé à la connexion'),
  recoveryCodesLeft: count.describe('Codes de secours encore valables'),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const staffSession = z.object({
  id,
  isCurrent: z.boolean().describe('Celle qui pose la question'),
  createdAt: instant,
  expiresAt: instant,
  ip: z.string(),
  userAgent: z.string().describe('Le navigateur, comme il s’est présenté'),
});
export type StaffSessionRow = z.infer<typeof staffSession>;

export const sessionsQuery = z.object({ page: pageNumber, limit: pageSize(STAFF_ROWS_PER_PAGE) });

const WEAK_PASSWORD = 'Le mot de passe ne respecte pas les critères';
const ownPassword = z
  .string('Le mot de passe est requis')
  .min(1, { error: 'Le mot de passe est requis', abort: true })
  .max(PASSWORD_MAX, `Maximum ${PASSWORD_MAX} caractères`);
const otp = requiredText('Le code est requis', 20).describe('Six chiffres de l’application, ou un code de secours');

const recoveryCodes = z.array(z.string()).describe('Montrés cette fois seulement ; chacun sert une fois');
const session = z.object({ token: z.string(), user: staffProfile });

export const staffAccountEndpoints = endpoints({
  'GET /auth/admin/profile': {
    summary: 'Le membre de l’équipe connecté, avec ses droits du moment',
    access: 'staff',
    right: 'account.read',
    response: z.object({ user: staffAccount }),
  },
  'PUT /auth/admin/profile': {
    summary: 'Change son propre nom',
    access: 'staff',
    right: 'account.write',
    body: z.strictObject({
      firstName: requiredText('Le prénom est requis', 80).optional(),
      lastName: requiredText('Le nom est requis', 80).optional(),
    }),
    response: z.object({ user: staffAccount }),
  },
  'POST /auth/admin/change-password': {
    summary: 'Change son propre mot de passe et ferme ses autres sessions',
    access: 'staff',
    right: 'account.write',
    body: passwordChange,
    response: messageOnly,
    refusals: ['wrong_current_password', 'too_many_requests'],
  },
  'GET /auth/admin/sessions': {
    summary: 'Ses propres sessions ouvertes',
    access: 'staff',
    right: 'account.read',
    query: sessionsQuery,
    response: pageOf(staffSession),
  },
  'DELETE /auth/admin/sessions/{id}': {
    summary: 'Ferme une de ses propres sessions',
    access: 'staff',
    right: 'account.write',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['session_not_found'],
  },
  'POST /auth/admin/second-factor': {
    summary: 'Prépare le second facteur : un secret à donner à l’application du téléphone',
    access: 'staff',
    right: 'account.write',
    body: z.strictObject({ password: ownPassword }),
    status: 201,
    response: single(
      z.object({
        secret: z.string().describe('À recopier quand le téléphone ne peut pas lire l’image'),
        uri: z.string(),
        qrCode: z.string().describe('L’image à lire avec le téléphone, « data: »'),
      }),
    ),
    refusals: ['wrong_password', 'second_factor_on', 'too_many_requests'],
  },
  'POST /auth/admin/second-factor/confirm': {
    summary: 'Met en service le second facteur par un premier code, et donne les codes de secours',
    access: 'staff',
    right: 'account.write',
    body: z.strictObject({ code: otp }),
    response: single(z.object({ recoveryCodes })),
    refusals: ['wrong_otp', 'second_factor_on', 'second_factor_off', 'too_many_requests'],
  },
  'POST /auth/admin/second-factor/recovery-codes': {
    summary: 'Remplace les codes de secours',
    access: 'staff',
    right: 'account.write',
    body: z.strictObject({ password: ownPassword, code: otp }),
    response: single(z.object({ recoveryCodes })),
    refusals: ['wrong_password', 'wrong_otp', 'second_factor_off', 'too_many_requests'],
  },
  'DELETE /auth/admin/second-factor': {
    summary: 'Retire son second facteur',
    access: 'staff',
    right: 'account.write',
    body: z.strictObject({ password: ownPassword, code: otp }),
    response: messageOnly,
    refusals: ['wrong_password', 'wrong_otp', 'second_factor_off', 'too_many_requests'],
  },
  'POST /auth/admin/invitation': {
    summary:
      'Choisit son mot de passe avec le lien d’une invitation, ferme les autres sessions et en ouvre une ; avec un second facteur, la connexion le demande',
    access: 'public',
    body: z.strictObject({
      token: text(100),
      password: password('Le mot de passe est requis', WEAK_PASSWORD).refine(isStrongPassword, WEAK_PASSWORD),
    }),
    response: session,
    refusals: ['invalid_invitation', 'otp_required', 'too_many_requests'],
  },
});
