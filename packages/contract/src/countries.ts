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
