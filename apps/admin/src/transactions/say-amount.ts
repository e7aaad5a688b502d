import { formatFcfa } from '@tokpa/contract/money';
import type { UnmatchedPayment } from '@tokpa/contract/payments';

export function sayAmount({ amount, currency }: UnmatchedPayment): string {
  return currency === 'XOF' ? formatFcfa(amount) : `${amount} ${currency}`;
}
