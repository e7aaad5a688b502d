import { formatPhone, isVisitorPhone } from '@tokpa/contract/phones';
import type { Participant, SeminarRegistration } from '@tokpa/contract/seminar-registrations';
import { checkEmail } from '../session/profile-checks.ts';
import type { FieldErrors } from '../ui/form-errors.ts';

/** What the form starts with: whoever has the seat now. */
export function participantOf({ fullName, email, phone }: SeminarRegistration): Participant {
  return { fullName, email, phone: formatPhone(phone) };
}

/** The sentence of each wrong field. */
export function checkParticipant({ fullName, email, phone }: Participant): FieldErrors {
  const typed = phone.trim();
  return {
    fullName: fullName.trim() ? undefined : 'Le nom est requis',
    email: checkEmail(email),
    phone: !typed || isVisitorPhone(typed) ? undefined : 'Le numéro de téléphone est invalide',
  };
}
