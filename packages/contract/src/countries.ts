import { slugify } from './slugs.ts';

/** The countries of the address form; the first is its default. Specification, section 5. */
export const COUNTRIES = [
  "Côte d'Ivoire",
  'Ghana',
  'Burkina Faso',
  'Mali',
  'Sénégal',
  'Niger',
  'Guinée',
  'Togo',
  'Bénin',
] as const;
export const DEFAULT_COUNTRY = COUNTRIES[0];

/** Whether a text means the shop's own country, whatever its accent and case. */
export function isBenin(country: string): boolean {
  return slugify(country) === 'benin';
}

/** The country of the form that a text means, whatever its accents, case and apostrophes (`Benin`, `cote d’ivoire`); anything else as it came. */
export function readCountry(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  return COUNTRIES.find((country) => slugify(country) === slugify(written)) ?? written;
}
