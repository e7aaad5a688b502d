import { z } from 'zod';
import {
  COUNTRIES_SERVED,
  DEFAULT_FAQ,
  isBeninPhone,
  PERISHABLE_RETURN_DAYS,
  POPULAR_SEARCHES,
  publicSettings,
  REFUND_DELAYS,
  RETURN_DAYS,
  SHIPPING_ZONES,
  SOCIAL_NAMES,
  WARRANTY_YEARS,
  type PublicSettings,
  text,
} from '@tokpa/contract';

const shortText = text(300, 'Un texte est attendu');
const requiredText = shortText.min(1, 'Ce champ est requis');
const phone = z.string('Un numéro est attendu').refine(isBeninPhone, 'Format: +229XXXXXXXX');
const { shape } = publicSettings;

/** Every setting that exists: what its value may be, and what it is until somebody changes it. */
export const KNOWN_SETTINGS = {
  shopName: { schema: requiredText, byDefault: 'Tokpa' },
  tagline: { schema: shortText, byDefault: 'Le marché africain en ligne, authentique et varié' },
  bannerText: { schema: shortText, byDefault: 'Livraison gratuite partout au Bénin' },
  deliveryPromise: {
    schema: shortText.max(80, 'Maximum 80 caractères'),
    byDefault: 'Livraison gratuite partout au Bénin',
  },
  supportPhone: { schema: phone, byDefault: '+2290197000000' },
  contactEmail: { schema: z.email("Format d'email invalide"), byDefault: 'bonjour@tokpa.example' },
  whatsappNumber: { schema: phone.or(z.literal('')), byDefault: '+2290197000000' },
  contactAddress: { schema: shortText, byDefault: 'Quartier Tokpa, Cotonou, Bénin' },
  taxNumber: { schema: shortText.max(40, 'Maximum 40 caractères'), byDefault: '' },
  tradeRegister: { schema: shortText.max(60, 'Maximum 60 caractères'), byDefault: '' },
  invoiceNote: { schema: shortText, byDefault: '' },
  socialLinks: { schema: shape.socialLinks, byDefault: SOCIAL_NAMES.map((name) => ({ name, url: '' })) },
  currency: { schema: shape.currency, byDefault: 'XOF' },
  shippingFee: { schema: shape.shippingFee, byDefault: 1000 },
  shippingZones: { schema: shape.shippingZones, byDefault: SHIPPING_ZONES.map((zone) => ({ ...zone })) },
  countriesServed: { schema: shape.countriesServed, byDefault: [...COUNTRIES_SERVED] },
  codCities: { schema: z.array(requiredText).max(50, 'Au plus 50'), byDefault: ['Cotonou', 'Porto-Novo'] },
  codFee: { schema: shape.codFee, byDefault: 2000 },
  codMaxAmount: { schema: shape.codMaxAmount, byDefault: 100_000 },
  unpaidOrderMinutes: {
    schema: z.int('Un nombre entier de minutes').min(1, 'Au moins 1').max(10_080, 'Au plus 10 080 (sept jours)'),
    byDefault: 60,
  },
  returnDays: { schema: shape.returnDays, byDefault: RETURN_DAYS },
  perishableReturnDays: { schema: shape.perishableReturnDays, byDefault: PERISHABLE_RETURN_DAYS },
  warrantyYears: { schema: shape.warrantyYears, byDefault: WARRANTY_YEARS },
  refundDelays: { schema: shape.refundDelays, byDefault: REFUND_DELAYS.map((delay) => ({ ...delay })) },
  popularSearches: { schema: shape.popularSearches, byDefault: [...POPULAR_SEARCHES] },
  faq: { schema: shape.faq, byDefault: DEFAULT_FAQ },
} as const satisfies {
  [Key in keyof PublicSettings]: { schema: z.ZodType<PublicSettings[Key]>; byDefault: PublicSettings[Key] };
};

export type SettingKey = keyof typeof KNOWN_SETTINGS;
export const SETTING_KEYS = Object.keys(KNOWN_SETTINGS) as SettingKey[];
