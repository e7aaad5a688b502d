import { STRONG_PASSWORD_MIN } from './limits.ts';

/** The criteria of the change-password form, each with its label: what is still missing can be shown one by one. */
export const PASSWORD_CRITERIA: ReadonlyArray<{ label: string; isMet: (password: string) => boolean }> = [
  { label: `Au moins ${STRONG_PASSWORD_MIN} caractères`, isMet: (password) => password.length >= STRONG_PASSWORD_MIN },
  { label: 'Une lettre majuscule', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'Une lettre minuscule', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'Un chiffre', isMet: (password) => /\d/.test(password) },
  { label: 'Un caractère spécial', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** At least 8 characters with an upper-case letter, a lower-case one, a digit and a special character. Specification, section 5. */
export function isStrongPassword(password: string): boolean {
  return PASSWORD_CRITERIA.every((criterion) => criterion.isMet(password));
}
