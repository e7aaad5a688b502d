import { formatPhone } from '@tokpa/contract/phones';

/** A phone number on a line of its own: with large letters it goes on in the next line between two of its pairs. */
export function phoneText(phone: string): string {
  return formatPhone(phone).replaceAll('\u00a0', ' ');
}
