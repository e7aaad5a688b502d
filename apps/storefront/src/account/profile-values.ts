import type { Profile } from '@tokpa/contract/auth';
import { normaliseBeninPhone } from '@tokpa/contract/phones';
import { checkEmail, checkPhone } from '../session/profile-checks.ts';
import type { FieldErrors } from '../ui/form-errors.ts';

export type ProfileValues = { firstName: string; lastName: string; email: string; phone: string };

export function checkProfile(values: ProfileValues, user: Profile): FieldErrors {
  return {
    firstName: values.firstName.trim() ? undefined : 'Le prénom est requis',
    lastName: values.lastName.trim() ? undefined : 'Le nom est requis',
    email: checkEmail(values.email),
    // Who never gave a number may go on without one.
    phone: values.phone.trim() || user.phone ? checkPhone(values.phone) : undefined,
  };
}

/** What is sent; a number that is not there is left out. */
export function toProfileChange({ firstName, lastName, email, phone }: ProfileValues): Partial<ProfileValues> {
  const names = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
  return phone.trim() ? { ...names, phone: normaliseBeninPhone(phone) } : names;
}
