import { isBeninPhone, normaliseBeninPhone } from '@tokpa/contract/phones';

// Only what no mail address can be: the server has the last word.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the mail address that was typed, if anything is. */
export function checkEmail(typed: string): string | undefined {
  const email = typed.trim();
  if (!email) return "L'email est requis";
  return EMAIL.test(email) ? undefined : "Format d'email invalide";
}

/** What is wrong with the phone number that was typed, in whatever form people type it. */
export function checkPhone(typed: string): string | undefined {
  if (!typed.trim()) return 'Le téléphone est requis';
  return isBeninPhone(normaliseBeninPhone(typed)) ? undefined : 'Format: +229XXXXXXXX';
}
