import { isVisitorPhone } from '@tokpa/contract/phones';
import { checkEmail } from '../session/profile-checks.ts';
import type { FieldErrors } from '../ui/form-errors.ts';

export const EMPTY_MESSAGE = { name: '', email: '', phone: '', subject: '', message: '', website: '' };
export type MessageValues = typeof EMPTY_MESSAGE;

/** The sentence of each wrong field. Specification, section 5. */
export function checkMessage(values: MessageValues): FieldErrors {
  const phone = values.phone.trim();
  return {
    name: values.name.trim() ? undefined : 'Le nom est requis',
    email: checkEmail(values.email),
    phone: !phone || isVisitorPhone(phone) ? undefined : 'Le numéro de téléphone est invalide',
    subject: values.subject ? undefined : 'Le sujet est requis',
    message: values.message.trim() ? undefined : 'Le message est requis',
  };
}
