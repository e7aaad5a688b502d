import { TRANSACTION_METHOD_LABELS } from '@tokpa/contract/order-status';
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

const PROVIDER_NAMES: Readonly<Record<string, string>> = { sandbox: 'Démonstration', fedapay: 'FedaPay' };

/** How somebody paid, as it is said in the shop; the provider's name until they have chosen. */
export function methodName({ method, provider }: { method: string | null; provider: string }): string {
  return TRANSACTION_METHOD_LABELS[method ?? ''] ?? method ?? PROVIDER_NAMES[provider] ?? provider;
}
