import { z } from 'zod';
import { isBeninPhone, publicSettings, type PublicSettings } from '@tokpa/contract';

const shortText = z.string().trim().max(300);
const phone = z.string().refine(isBeninPhone, 'Format: +229XXXXXXXX');

/** Every setting that exists: what its value may be, and what it is until somebody changes it. */
export const KNOWN_SETTINGS = {
  shopName: { schema: shortText.min(1), byDefault: 'Tokpa' },
  tagline: { schema: shortText, byDefault: 'Le marché africain en ligne, authentique et varié' },
  bannerText: { schema: shortText, byDefault: 'Livraison gratuite partout au Bénin' },
  supportPhone: { schema: phone, byDefault: '+2290197000000' },
  contactEmail: { schema: z.email(), byDefault: 'bonjour@tokpa.example' },
  whatsappNumber: { schema: phone.or(z.literal('')), byDefault: '+2290197000000' },
  contactAddress: { schema: shortText, byDefault: 'Quartier Tokpa, Cotonou, Bénin' },
  socialLinks: { schema: publicSettings.shape.socialLinks, byDefault: [] },
  currency: { schema: publicSettings.shape.currency, byDefault: 'XOF' },
  shippingFee: { schema: publicSettings.shape.shippingFee, byDefault: 1000 },
  codCities: { schema: z.array(shortText.min(1)).max(50), byDefault: ['Cotonou', 'Porto-Novo'] },
  codFee: { schema: publicSettings.shape.codFee, byDefault: 2000 },
  codMaxAmount: { schema: publicSettings.shape.codMaxAmount, byDefault: 100_000 },
  unpaidOrderMinutes: { schema: publicSettings.shape.unpaidOrderMinutes.max(10_080), byDefault: 60 },
} as const satisfies {
  [Key in keyof PublicSettings]: { schema: z.ZodType<PublicSettings[Key]>; byDefault: PublicSettings[Key] };
};

export type SettingKey = keyof typeof KNOWN_SETTINGS;
export const SETTING_KEYS = Object.keys(KNOWN_SETTINGS) as SettingKey[];
