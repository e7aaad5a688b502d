import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { endpoints } from './endpoint.ts';
import { amount, instant, messageOnly, pageNumber, pageSize, single, text } from './fields.ts';
import { ofKind } from './french-errors.ts';
import { pageOf } from './page.ts';
import { isBeninPhone } from './phones.ts';

const words = (max: number) => text(max).min(1, 'Ce champ est requis');
const line = text(300, 'Un texte est attendu');
const requiredLine = line.min(1, 'Ce champ est requis');
const phone = z.string('Un numéro est attendu').refine(isBeninPhone, 'Format: +229XXXXXXXX');
const days = z.int('Un nombre entier de jours').min(1, 'Au moins 1').max(365, 'Au plus 365');

export const socialLink = z.object({
  name: words(60),
  url: text(300)
    .pipe(z.url({ protocol: /^https?$/, error: 'Une adresse comme https://…' }).or(z.literal('')))
    .describe('Vide : le nom est montré sans lien'),
});

export const shippingZone = z
  .object({
    name: words(120),
    places: words(300),
    feeFcfa: amount,
    freeAboveFcfa: amount,
    fromDays: days,
    toDays: days,
  })
  .refine(({ fromDays, toDays }) => fromDays <= toDays, {
    path: ['toDays'],
    error: 'Le plus long délai vient après le plus court',
  });
export type ShippingZone = z.infer<typeof shippingZone>;

export const refundDelay = z.object({ method: words(60), delay: words(60) });

const anchor = z
  .string('Un nom court est requis')
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Des lettres minuscules, des chiffres et des tirets')
  .max(80);
const question = z.object({ id: anchor, question: words(300), answer: words(3000) });
export const faqCategory = z.object({ id: anchor, title: words(120), questions: z.array(question).max(60) });

/** What a shop shows of itself; each is a setting with a default, and what is said here of its value holds when staff write it. */
export const publicSettings = z.object({
  shopName: requiredLine,
  tagline: line,
  bannerText: line,
  deliveryPromise: line.max(80, 'Maximum 80 caractères'),
  supportPhone: phone,
  contactEmail: z.email("Format d'email invalide"),
  newOrderMails: z.boolean('Oui ou non'),
  whatsappNumber: phone.or(z.literal('')),
  contactAddress: line,
  taxNumber: line.max(40, 'Maximum 40 caractères').describe('IFU, imprimé sur les factures'),
  tradeRegister: line.max(60, 'Maximum 60 caractères').describe('RCCM, imprimé sur les factures'),
  invoiceNote: line,
  socialLinks: z.array(socialLink).max(12),
  currency: z.literal('XOF'),
  shippingFee: amount,
  shippingZones: z.array(shippingZone).min(1, 'Au moins une zone').max(30),
  countriesServed: z
    .array(z.enum(COUNTRIES, `Un pays du formulaire d’adresse : ${COUNTRIES.join(', ')}`))
    .min(1, 'Au moins un pays')
    .max(COUNTRIES.length),
  codCities: z.array(requiredLine).max(50, 'Au plus 50'),
  codFee: amount,
  codMaxAmount: amount,
  unpaidOrderMinutes: z
    .int('Un nombre entier de minutes')
    .min(1, 'Au moins 1')
    .max(10_080, 'Au plus 10 080 (sept jours)'),
  returnDays: days,
  perishableReturnDays: days,
  warrantyYears: z.int(ofKind('Un nombre entier d’années')).min(0).max(30, 'Au plus 30'),
  refundDelays: z.array(refundDelay).min(1, 'Au moins un délai').max(12),
  popularSearches: z.array(words(60)).max(10, 'Au plus 10'),
  faq: z.array(faqCategory).max(20),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const SETTING_GROUPS = ['shop', 'contact', 'delivery', 'payment', 'returns', 'content'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** What a value is, and so how it is edited: `switch` is true or false, `list` is texts, `choices` some of those that are offered, `rows` objects with the same fields. */
export const SETTING_TYPES = [
  'text',
  'longtext',
  'email',
  'phone',
  'amount',
  'number',
  'switch',
  'list',
  'choices',
  'rows',
] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export type SettingField = {
  name: string;
  label: string;
  type: SettingType;
  choices?: string[] | undefined;
  fields?: SettingField[] | undefined;
};
/** Named in the reference: it holds itself. */
export const settingField: z.ZodType<SettingField> = z.lazy(() =>
  z.object({
    name: z.string(),
    label: z.string(),
    type: z.enum(SETTING_TYPES),
    choices: z.array(z.string()).optional(),
    fields: z.array(settingField).optional(),
  }),
);

export const setting = z.object({
  id: z.string().describe('La clé, comme identifiant de la ligne'),
  key: z.string(),
  type: z.enum(SETTING_TYPES),
  group: z.enum(SETTING_GROUPS),
  label: z.string(),
  explanation: z.string(),
  choices: z.array(z.string()).optional().describe('Pour « choices » : ce qui peut être choisi'),
  fields: z.array(settingField).optional().describe('Pour « rows » : les champs d’une ligne'),
  value: z.unknown(),
  default: z.unknown(),
  isDefault: z.boolean().describe('Personne ne l’a changé'),
  updatedAt: instant.nullable(),
});
export type Setting = z.infer<typeof setting>;

/** A setting as `GET /settings` answers it may be sent back: what is not its key, value or type says nothing here. */
const namedSetting = setting
  .partial()
  .extend({
    key: text(100).min(1),
    type: text(20).optional(),
    choices: z.unknown().optional(),
    fields: z.unknown().optional(),
  })
  .strict();

const settingsChange = z
  .union([z.array(namedSetting).max(100), z.record(z.string().max(100), z.unknown())])
  .describe('Clé → valeur, clé → { value, type }, un réglage { key, value, type }, ou une liste de réglages');
export type SettingsChange = z.output<typeof settingsChange>;

const byKey = z.object({ key: text(100).min(1) });

export const settingsEndpoints = endpoints({
  'GET /settings/public': {
    summary: 'Ce que la boutique montre d’elle-même',
    access: 'public',
    cacheable: true,
    response: single(publicSettings),
  },
  'GET /settings': {
    summary: 'Tous les réglages, avec leur explication et leur valeur d’origine',
    access: 'staff',
    right: 'settings.read',
    query: z.object({ page: pageNumber, limit: pageSize(100), search: text(200).optional() }),
    response: pageOf(setting),
  },
  'PUT /settings': {
    summary: 'Change plusieurs réglages à la fois : tous, ou aucun si une valeur ne va pas',
    access: 'staff',
    right: 'settings.write',
    body: settingsChange,
    response: pageOf(setting),
    refusals: ['setting_unknown'],
  },
  'GET /settings/{key}': {
    summary: 'Un réglage',
    access: 'staff',
    right: 'settings.read',
    params: byKey,
    response: single(setting),
    refusals: ['setting_unknown'],
  },
  'PUT /settings/{key}': {
    summary: 'Change un réglage',
    access: 'staff',
    right: 'settings.write',
    params: byKey,
    body: z.strictObject({
      value: z.unknown(),
      type: text(20).optional().describe('Celui du réglage ; un autre est refusé'),
      updatedAt: setting.shape.updatedAt
        .optional()
        .describe('Celui de la valeur qui a été lue : si elle a changé depuis, rien n’est écrit'),
    }),
    response: single(setting),
    refusals: ['setting_unknown', 'setting_changed'],
  },
  'DELETE /settings/{key}': {
    summary: 'Rend au réglage sa valeur d’origine',
    access: 'staff',
    right: 'settings.write',
    params: byKey,
    query: z.object({
      updatedAt: instant
        .optional()
        .describe('Celui de la valeur qui a été lue : si elle a changé depuis, elle est gardée'),
    }),
    response: messageOnly,
    refusals: ['setting_unknown', 'setting_changed'],
  },
});
