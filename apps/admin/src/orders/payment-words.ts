import { TRANSACTION_METHOD_LABELS } from '@tokpa/contract/order-status';
import { isNotedByHand, NOTED_BY_HAND } from '@tokpa/contract/received-methods';
import type { PaymentStatus } from '@tokpa/contract/order-status';
import type { Tone } from '../ui/index.ts';

export const PAYMENT_TONES: Readonly<Record<PaymentStatus, Tone>> = {
  PENDING: 'waiting',
  PAID: 'good',
  FAILED: 'bad',
  CANCELLED: 'over',
  EXPIRED: 'over',
  REFUNDED: 'underway',
};

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  sandbox: 'Démonstration',
  fedapay: 'FedaPay',
  manual: NOTED_BY_HAND,
};

type Payment = { method: string | null; provider: string };

/** How somebody paid, as it is said in the shop; the provider's name until they have chosen. */
export function methodName({ method, provider }: Payment): string {
  return TRANSACTION_METHOD_LABELS[method ?? ''] ?? method ?? PROVIDER_NAMES[provider] ?? provider;
}

/** The same, and that it is the team who says so. */
export function methodAndSource(payment: Payment): string {
  const name = methodName(payment);
  return isNotedByHand(payment.provider) && name !== NOTED_BY_HAND ? `${name}, noté à la main` : name;
}
