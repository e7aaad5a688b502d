import { checkEmail } from '../session/profile-checks.ts';
import type { FieldErrors } from '../ui/form-errors.ts';

export const EMPTY_RETURN_REQUEST = { orderNumber: '', email: '', reason: '', description: '', website: '' };
export type ReturnRequestValues = typeof EMPTY_RETURN_REQUEST;

const ORDER_NUMBER = /^[A-Za-z0-9-]+$/;

function checkOrderNumber(orderNumber: string): string | undefined {
  if (!orderNumber) return 'Le numéro de commande est requis';
  return ORDER_NUMBER.test(orderNumber) ? undefined : 'Le numéro de commande est invalide';
}

/** The sentence of each wrong field. Specification, section 5. */
export function checkReturnRequest(values: ReturnRequestValues): FieldErrors {
  return {
    orderNumber: checkOrderNumber(values.orderNumber.trim()),
    email: checkEmail(values.email),
    reason: values.reason ? undefined : 'Le motif est requis',
  };
}
