import { isBeninPhone, normaliseBeninPhone } from '@tokpa/contract';
import { isOperator, type Operator } from './operators.ts';

/** The sandbox's own convention; no real card is ever accepted. */
export const CARD_APPROVED = '4111 1111 1111 1111';
export const CARD_DECLINED = '4000 0000 0000 0002';

/** What the payer typed, as it was typed: shown again when something is wrong. */
export type Typed = {
  operator: Operator | undefined;
  phone: string;
  cardNumber: string;
  cardExpiry: string;
  cardCvc: string;
};
export type Field = 'operator' | 'phone' | 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type FieldErrors = Partial<Record<Field, string>>;

export type Choice =
  | { kind: 'phone'; method: Operator; payer: string }
  | { kind: 'card'; method: 'card'; payer: string; isApproved: boolean };

export function readTyped(form: URLSearchParams): Typed {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 40);
  const operator = form.get('operator');
  return {
    operator: isOperator(operator) ? operator : undefined,
    phone: text('phone'),
    cardNumber: text('cardNumber'),
    cardExpiry: text('cardExpiry'),
    cardCvc: text('cardCvc'),
  };
}

function isFutureMonth(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(typed) ?? [];
  return year !== '' && Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

function readCard(typed: Typed, now: Date): { choice: Choice } | { errors: FieldErrors } {
  const digits = digitsOf(typed.cardNumber);
  const isApproved = digits === digitsOf(CARD_APPROVED);
  const errors: FieldErrors = {};
  if (!isApproved && digits !== digitsOf(CARD_DECLINED)) {
    errors.cardNumber = 'Saisissez une des deux cartes de démonstration ; jamais une vraie carte.';
  }
  if (!isFutureMonth(typed.cardExpiry, now)) errors.cardExpiry = 'Saisissez une date à venir : MM/AA.';
  if (!/^\d{3}$/.test(typed.cardCvc)) errors.cardCvc = 'Saisissez trois chiffres.';
  if (Object.keys(errors).length > 0) return { errors };
  return { choice: { kind: 'card', method: 'card', payer: `•••• ${digits.slice(-4)}`, isApproved } };
}

/** The form as typed → how the payer pays, or what is wrong with which field. Phone numbers are read as people write them. */
export function readChoice(typed: Typed, now: Date): { choice: Choice } | { errors: FieldErrors } {
  if (typed.operator === undefined) return { errors: { operator: 'Choisissez un moyen de paiement.' } };
  if (typed.operator === 'card') return readCard(typed, now);
  const phone = normaliseBeninPhone(typed.phone);
  if (!isBeninPhone(phone))
    return { errors: { phone: 'Saisissez un numéro du Bénin à 10 chiffres, comme 01 97 00 00 00.' } };
  return { choice: { kind: 'phone', method: typed.operator, payer: phone } };
}
