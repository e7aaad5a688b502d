import type { COUNTRIES } from './countries.ts';
import { hasBeninCode, isBeninPhone, normaliseBeninPhone } from './phones.ts';

type Country = (typeof COUNTRIES)[number];

/** What dials a country, and how many digits follow for a mobile. ITU-T E.164, the national numbering plans. */
const PLANS: Readonly<Record<Country, { code: string; digits: number }>> = {
  "Côte d'Ivoire": { code: '225', digits: 10 },
  Ghana: { code: '233', digits: 9 },
  'Burkina Faso': { code: '226', digits: 8 },
  Mali: { code: '223', digits: 8 },
  Sénégal: { code: '221', digits: 9 },
  Niger: { code: '227', digits: 8 },
  Guinée: { code: '224', digits: 9 },
  Togo: { code: '228', digits: 8 },
  Bénin: { code: '229', digits: 10 },
};

const planOf = (country: string) => PLANS[country as Country] ?? PLANS.Bénin;

/** A recipient's number as the shop stores it: `+`, the code of a country of the address form, and its digits. */
export function isAddressPhone(phone: string): boolean {
  return Object.values(PLANS).some(({ code, digits }) => new RegExp(`^\\+${code}\\d{${digits}}$`).test(phone));
}

/**
 * A recipient's number as people type it, in the country of the address → as it is stored. With a code before it (+, 00 or bare)
 * it may be of any country of the form. What can not be read comes back as it was typed, trimmed.
 */
export function normaliseAddressPhone(typed: string, country: string): string {
  const plan = planOf(country);
  const isBenins = plan === PLANS.Bénin;
  const benin = normaliseBeninPhone(typed);
  if (isBeninPhone(benin) && (isBenins || hasBeninCode(typed))) return benin;
  const dialled = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  // Ghana writes a 0 before its numbers at home.
  const national = dialled.length === plan.digits + 1 ? dialled.replace(/^0/, '') : dialled;
  // What of Bénin's is read without its code has been read above: other ten digits are of elsewhere.
  const candidates = [dialled, `+${dialled}`, ...(isBenins ? [] : [`+${plan.code}${national}`])];
  return candidates.find((candidate) => isAddressPhone(candidate)) ?? typed.trim();
}

/** How a number of this country is written, for who typed another: `Format: +228XXXXXXXX`. For Bénin the specification's words. */
export function addressPhoneFormat(country: string): string {
  if (planOf(country) === PLANS.Bénin) return 'Format: +229XXXXXXXX';
  const { code, digits } = planOf(country);
  return `Format: +${code}${'X'.repeat(digits)}`;
}
