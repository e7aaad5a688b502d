import type { Profile } from '@tokpa/contract/auth';
import { isBeninPhone, normaliseBeninPhone } from '@tokpa/contract/phones';
import type { FieldErrors } from '../ui/form-errors.ts';

export type ProfileValues = { firstName: string; lastName: string; email: string; phone: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function checkEmail(email: string): string | undefined {
  if (!email) return "L'email est requis";
  return EMAIL.test(email) ? undefined : "Format d'email invalide";
}

function checkPhone(phone: string, known: string): string | undefined {
  // Who never gave a number may go on without one.
  if (!phone) return known ? 'Le téléphone est requis' : undefined;
  return isBeninPhone(normaliseBeninPhone(phone)) ? undefined : 'Format: +229XXXXXXXX';
}

export function checkProfile(values: ProfileValues, user: Profile): FieldErrors {
  return {
    firstName: values.firstName.trim() ? undefined : 'Le prénom est requis',
    lastName: values.lastName.trim() ? undefined : 'Le nom est requis',
    email: checkEmail(values.email.trim()),
    phone: checkPhone(values.phone.trim(), user.phone),
  };
}

/** What is sent; a number that is not there is left out. */
export function toProfileChange({ firstName, lastName, email, phone }: ProfileValues) {
  const names = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
  return phone.trim() ? { ...names, phone: normaliseBeninPhone(phone) } : names;
}
