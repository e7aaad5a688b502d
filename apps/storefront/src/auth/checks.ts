import { PASSWORD_MIN, RESET_CODE_LENGTH } from '@tokpa/contract/limits';
import { checkEmail, checkPhone } from '../session/profile-checks.ts';
import type { FieldErrors } from '../ui/form-errors.ts';

/** The sentence stands once, under the first field that is empty. */
function firstEmpty(values: Readonly<Record<string, string>>, sentence: string): FieldErrors {
  const empty = Object.keys(values).find((name) => !values[name]?.trim());
  return empty === undefined ? {} : { [empty]: sentence };
}

export function checkCredentials(values: { email: string; password: string }): FieldErrors {
  return firstEmpty(values, 'Veuillez remplir tous les champs');
}

export type RegisterValues = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
  confirmation: string;
  terms: boolean;
};

function checkNewPassword(password: string): string | undefined {
  if (!password.trim()) return 'Le mot de passe est requis';
  return password.length < PASSWORD_MIN ? `Minimum ${PASSWORD_MIN} caractères` : undefined;
}

export function checkRegistration(values: RegisterValues): FieldErrors {
  return {
    firstName: values.firstName.trim() ? undefined : 'Le prénom est requis',
    lastName: values.lastName.trim() ? undefined : 'Le nom est requis',
    email: checkEmail(values.email),
    phoneNumber: checkPhone(values.phoneNumber),
    password: checkNewPassword(values.password),
    confirmation: values.confirmation === values.password ? undefined : 'Les mots de passe ne correspondent pas',
    terms: values.terms ? undefined : 'Veuillez accepter les conditions pour créer votre compte',
  };
}

/** The code of a mail as it was typed or pasted, with what stood around it → its digits. */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, RESET_CODE_LENGTH);
}

export type ResetValues = { email: string; otp: string; newPassword: string; confirmation: string };

export function checkReset({ confirmation, ...required }: ResetValues): FieldErrors {
  const empty = firstEmpty(required, 'Tous les champs sont requis.');
  if (Object.keys(empty).length > 0) return empty;
  if (required.newPassword !== confirmation) return { confirmation: 'Les mots de passe ne correspondent pas.' };
  if (required.newPassword.length >= PASSWORD_MIN) return {};
  return { newPassword: `Le mot de passe doit contenir au moins ${PASSWORD_MIN} caractères.` };
}
