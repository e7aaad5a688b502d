import { isStrongPassword } from '@tokpa/contract/passwords';
import type { FieldErrors } from '../ui/form-errors.ts';

export type PasswordValues = { oldPassword: string; newPassword: string; confirmation: string };

function checkNewPassword({ oldPassword, newPassword }: PasswordValues): string | undefined {
  if (!isStrongPassword(newPassword)) return 'Le mot de passe ne respecte pas les critères';
  return newPassword === oldPassword ? "Le nouveau mot de passe doit être différent de l'ancien" : undefined;
}

function checkConfirmation({ newPassword, confirmation }: PasswordValues): string | undefined {
  if (!confirmation) return 'La confirmation est requise';
  return confirmation === newPassword ? undefined : 'Les mots de passe ne correspondent pas';
}

export function checkPasswordChange(values: PasswordValues): FieldErrors {
  return {
    oldPassword: values.oldPassword ? undefined : 'Le mot de passe actuel est requis',
    newPassword: checkNewPassword(values),
    confirmation: checkConfirmation(values),
  };
}
