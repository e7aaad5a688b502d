import type { PublicSettings } from '@tokpa/contract/settings';

/** Texts that bind the shop: the day on which they last changed. */
export const LEGAL_TEXTS_OF = '2026-11-23T12:00:00Z';

/** A string is a paragraph, a list of strings its points. */
export type LegalSection = { id: string; title: string; blocks: ReadonlyArray<string | readonly string[]> };

/** What the texts say of the shop itself. */
export type ShopIdentity = Pick<
  PublicSettings,
  | 'shopName'
  | 'contactEmail'
  | 'supportPhone'
  | 'contactAddress'
  | 'shippingFee'
  | 'codCities'
  | 'codFee'
  | 'codMaxAmount'
  | 'unpaidOrderMinutes'
  | 'shippingZones'
  | 'countriesServed'
  | 'returnDays'
  | 'perishableReturnDays'
  | 'refundDelays'
  | 'warrantyYears'
>;
