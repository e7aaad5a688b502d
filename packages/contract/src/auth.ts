import { z } from 'zod';
import { changeOf } from './change-of.ts';
import { endpoints } from './endpoint.ts';
import { amount, email, id, instant, messageOnly, requiredText, text } from './fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN, RESET_CODE_LENGTH } from './limits.ts';
import { isStrongPassword } from './passwords.ts';
import { isBeninPhone } from './phones.ts';
import { STAFF_ROLES } from './rights.ts';

const token = z.string().describe('Jeton de session, à envoyer dans « Authorization: Bearer … »');

export const profile = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().describe('+229 et dix chiffres, ou vide'),
});
export type Profile = z.infer<typeof profile>;

const WRONG_PHONE = 'Format: +229XXXXXXXX';
export const phoneNumber = requiredText('Le téléphone est requis', 30).refine(isBeninPhone, WRONG_PHONE);
/** An account may be without a number, and is then sent back as it was read. */
const phoneOrNone = text(30, WRONG_PHONE)
  .refine((phone) => phone === '' || isBeninPhone(phone), WRONG_PHONE)
  .describe('+229 et dix chiffres, ou vide pour n’en avoir aucun');

/**
 * A new password as it is typed: never trimmed nor all blank, bounded so that hashing it stays cheap. An accent counts with its letter,
 * whatever device wrote it.
 */
export function password(required: string, tooShort = `Minimum ${PASSWORD_MIN} caractères`) {
  return z
    .string(required)
    .normalize('NFC')
    .regex(/\S/, { error: required, abort: true })
    .min(PASSWORD_MIN, tooShort)
    .max(PASSWORD_MAX, `Maximum ${PASSWORD_MAX} caractères`);
}

// What a mail program makes a link of: these names stand in mails that anybody can have sent to anybody's address.
const ADDRESS = /[/@:]|[\p{L}\p{N}]\.(?!\p{Lu})\p{L}{2}/u;
// « Dr.Koffi » is a name: what follows its dot begins as names do, and ends no site's address. Countries have two letters.
const SITE =
  /www\.|[\p{L}\p{N}]\.(?:\p{L}{2}|africa|app|bank|best|bid|biz|blog|bond|cash|cfd|click|cloud|club|com|date|dev|digital|example|fit|fun|fund|gift|gifts|group|help|host|icu|info|life|link|live|loan|lol|lotto|media|men|mobi|mom|money|name|net|news|online|org|page|party|pro|promo|quest|rest|review|sale|sbs|services|shop|site|skin|space|store|stream|support|tech|tel|today|top|trade|vip|website|win|work|world|xyz|zip|zone)(?![\p{L}\p{N}])/iu;
export const holdsAddress = (name: string) => ADDRESS.test(name) || SITE.test(name);
export const NAME_HOLDS_ADDRESS = {
  firstName: 'Le prénom ne peut pas contenir d’adresse',
  lastName: 'Le nom ne peut pas contenir d’adresse',
} as const;
const withoutAddress = (name: string) => !holdsAddress(name);

export const registration = z.strictObject({
  firstName: requiredText('Le prénom est requis', 80).refine(withoutAddress, NAME_HOLDS_ADDRESS.firstName),
  lastName: requiredText('Le nom est requis', 80).refine(withoutAddress, NAME_HOLDS_ADDRESS.lastName),
  email: email(),
  password: password('Le mot de passe est requis'),
  phoneNumber,
});
export type Registration = z.infer<typeof registration>;

const FILL_ALL = 'Veuillez remplir tous les champs';
export const credentials = z.strictObject({
  email: requiredText(FILL_ALL, 254).toLowerCase(),
  password: z.string(FILL_ALL).min(1, FILL_ALL).max(PASSWORD_MAX, `Maximum ${PASSWORD_MAX} caractères`),
});

export const staffCredentials = credentials.extend({
  otp: text(20).optional().describe('Code du second facteur, quand il est activé'),
});

export const profileChange = z.strictObject({
  firstName: requiredText('Le prénom est requis', 80).optional(),
  lastName: requiredText('Le nom est requis', 80).optional(),
  email: email().optional(),
  phone: phoneOrNone.optional(),
  phoneNumber: phoneOrNone.optional().describe('Autre nom de « phone », comme à l’inscription'),
});

const WEAK_PASSWORD = 'Le mot de passe ne respecte pas les critères';
export const passwordChange = z
  .strictObject({
    oldPassword: z
      .string('Le mot de passe actuel est requis')
      .min(1, 'Le mot de passe actuel est requis')
      .max(PASSWORD_MAX),
    newPassword: z.string(WEAK_PASSWORD).normalize('NFC').max(PASSWORD_MAX).refine(isStrongPassword, WEAK_PASSWORD),
  })
  .refine((change) => change.newPassword !== change.oldPassword.normalize('NFC'), {
    path: ['newPassword'],
    error: "Le nouveau mot de passe doit être différent de l'ancien",
  });

const ALL_REQUIRED = 'Tous les champs sont requis.';
export const passwordReset = z.strictObject({
  email: requiredText(ALL_REQUIRED, 254).toLowerCase(),
  otp: requiredText(ALL_REQUIRED, RESET_CODE_LENGTH),
  newPassword: password(ALL_REQUIRED, `Le mot de passe doit contenir au moins ${PASSWORD_MIN} caractères.`),
});

export const staffProfile = profile.omit({ phone: true }).extend({
  role: z.enum(STAFF_ROLES),
  permissions: z.array(z.string()).describe('« ressource.acte » : tout ce que le rôle permet'),
});

export type StaffProfile = z.infer<typeof staffProfile>;

export const accountExport = z.object({
  exportedAt: instant,
  profile: profile.extend({ createdAt: instant }),
  addresses: z.array(z.record(z.string(), z.unknown())),
  orders: z.array(z.record(z.string(), z.unknown())),
  reviews: z.array(z.record(z.string(), z.unknown())),
  contactMessages: z.array(z.record(z.string(), z.unknown())).optional(),
  returnRequests: z.array(z.record(z.string(), z.unknown())).optional(),
  stockAlerts: z.array(z.record(z.string(), z.unknown())).optional(),
  favourites: z.array(z.record(z.string(), z.unknown())).optional(),
  cart: z.array(z.record(z.string(), z.unknown())).optional(),
  coupons: z.array(z.record(z.string(), z.unknown())).optional().describe('Codes promo reçus ou utilisés'),
  newsletter: z.array(z.record(z.string(), z.unknown())).optional().describe('L’abonnement de l’adresse du compte'),
  enrollments: z.array(z.record(z.string(), z.unknown())).optional().describe('Formations, séminaires, coaching'),
  blogComments: z.array(z.record(z.string(), z.unknown())).optional(),
  spentAmount: amount,
});

export const authEndpoints = endpoints({
  'POST /auth/register': {
    summary: 'Crée un compte et ouvre une session',
    faultMessage: "Erreur lors de l'inscription",
    access: 'public',
    body: registration,
    status: 201,
    response: profile.extend({ token }),
    refusals: ['email_taken', 'too_many_requests'],
  },
  'POST /auth/login': {
    summary: 'Ouvre une session de client',
    faultMessage: 'Erreur de connexion',
    access: 'public',
    body: credentials,
    response: z.object({ token, user: profile }),
    refusals: ['invalid_credentials', 'account_blocked', 'too_many_requests'],
  },
  'POST /auth/admin/login': {
    summary: 'Ouvre une session du personnel, valable douze heures',
    access: 'public',
    body: staffCredentials,
    response: z.object({ token, user: staffProfile }),
    refusals: ['invalid_credentials', 'otp_required', 'invalid_otp', 'too_many_requests'],
  },
  'POST /auth/logout': {
    summary: 'Ferme la session du jeton envoyé',
    access: 'public',
    response: messageOnly,
  },
  'GET /auth/profile': {
    summary: 'Le compte connecté',
    access: 'shopper',
    response: z.object({ user: profile }),
  },
  'PUT /auth/profile': {
    summary:
      'Modifie le compte connecté ; une nouvelle adresse email est annoncée à l’ancienne et ferme les autres sessions',
    faultMessage: 'Erreur lors de la mise à jour du profil',
    access: 'shopper',
    body: changeOf(profileChange, profile),
    response: profile,
    refusals: ['email_taken', 'too_many_requests'],
  },
  'POST /auth/change-password': {
    summary: 'Change le mot de passe et ferme les autres sessions',
    faultMessage: 'Erreur lors du changement de mot de passe',
    access: 'shopper',
    body: passwordChange,
    response: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ['wrong_current_password', 'too_many_requests'],
  },
  'POST /auth/forgot-password': {
    summary: 'Envoie un code à six chiffres, valable quinze minutes',
    faultMessage: "Une erreur est survenue lors de l'envoi du code de vérification.",
    access: 'public',
    body: z.strictObject({ email: email() }),
    response: messageOnly,
    refusals: ['too_many_requests'],
  },
  'POST /auth/reset-password': {
    summary: 'Choisit un nouveau mot de passe avec le code reçu',
    faultMessage: 'Une erreur est survenue lors de la réinitialisation du mot de passe.',
    access: 'public',
    body: passwordReset,
    response: messageOnly,
    refusals: ['invalid_reset_code', 'too_many_requests'],
  },
  'GET /auth/export': {
    summary: 'Toutes les données personnelles du compte',
    access: 'shopper',
    response: accountExport,
  },
  'DELETE /auth/account': {
    summary: 'Supprime le compte ; les commandes restent, sans nom, pour la comptabilité',
    access: 'shopper',
    body: z.strictObject({
      password: z.string('Le mot de passe est requis').min(1, 'Le mot de passe est requis').max(PASSWORD_MAX),
    }),
    response: messageOnly,
    refusals: ['wrong_password', 'too_many_requests'],
  },
});
