import {
  COUNTRIES_SERVED,
  DEFAULT_FAQ,
  MARKET_ADDRESS,
  PERISHABLE_RETURN_DAYS,
  POPULAR_SEARCHES,
  type PublicSettings,
  REFUND_DELAYS,
  RETURN_DAYS,
  SHIPPING_ZONES,
  SOCIAL_NAMES,
  WARRANTY_YEARS,
} from '@tokpa/contract';

/** What each setting is until somebody changes it; what its value may be, `publicSettings` says. */
export const DEFAULT_SETTINGS: PublicSettings = {
  shopName: 'Tokpa',
  tagline: 'Le marché africain en ligne, authentique et varié',
  bannerText: 'Livraison gratuite partout au Bénin',
  deliveryPromise: 'Livraison gratuite partout au Bénin',
  supportPhone: '+2290197000000',
  contactEmail: 'bonjour@tokpa.example',
  newOrderMails: true,
  whatsappNumber: '+2290197000000',
  contactAddress: MARKET_ADDRESS,
  taxNumber: '',
  tradeRegister: '',
  invoiceNote: '',
  socialLinks: SOCIAL_NAMES.map((name) => ({ name, url: '' })),
  currency: 'XOF',
  shippingFee: 1000,
  shippingZones: SHIPPING_ZONES.map((zone) => ({ ...zone })),
  countriesServed: [...COUNTRIES_SERVED],
  codCities: ['Cotonou', 'Porto-Novo'],
  codFee: 2000,
  codMaxAmount: 100_000,
  unpaidOrderMinutes: 60,
  returnDays: RETURN_DAYS,
  perishableReturnDays: PERISHABLE_RETURN_DAYS,
  warrantyYears: WARRANTY_YEARS,
  refundDelays: REFUND_DELAYS.map((delay) => ({ ...delay })),
  popularSearches: [...POPULAR_SEARCHES],
  faq: DEFAULT_FAQ,
};

export type SettingKey = keyof PublicSettings;
export const SETTING_KEYS = Object.keys(DEFAULT_SETTINGS) as SettingKey[];
