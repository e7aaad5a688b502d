import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, single } from './fields.ts';

/** What a shop shows of itself; each is a setting with a default. */
export const publicSettings = z.object({
  shopName: z.string(),
  tagline: z.string(),
  bannerText: z.string(),
  supportPhone: z.string(),
  contactEmail: z.string(),
  whatsappNumber: z.string(),
  contactAddress: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  currency: z.literal('XOF'),
  shippingFee: amount,
  codCities: z.array(z.string()),
  codFee: amount,
  codMaxAmount: amount,
  unpaidOrderMinutes: z.int().positive(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const settingsEndpoints = endpoints({
  'GET /settings/public': {
    summary: 'Ce que la boutique montre d’elle-même',
    access: 'public',
    cacheable: true,
    response: single(publicSettings),
  },
});
