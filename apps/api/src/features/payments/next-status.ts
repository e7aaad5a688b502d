import type { PaymentStatus } from '@tokpa/contract';
import type { ProviderStatus } from './provider.ts';

const ENDED_WITHOUT_MONEY: ReadonlySet<PaymentStatus> = new Set(['FAILED', 'CANCELLED', 'EXPIRED']);

const MEANING: Readonly<Record<Exclude<ProviderStatus, 'pending' | 'unknown'>, PaymentStatus>> = {
  paid: 'PAID',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  refunded: 'REFUNDED',
};

/**
 * What an attempt becomes when the provider says `said`: `same`, another status, or `refused` where the news would take
 * back money that was already counted. An attempt that ended without money may still be paid: operators approve late.
 */
export function nextStatus(current: PaymentStatus, said: ProviderStatus): PaymentStatus | 'same' | 'refused' {
  if (said === 'pending' || said === 'unknown') return 'same';
  const wanted = MEANING[said];
  if (wanted === current || current === 'REFUNDED') return 'same';
  if (current === 'PENDING') return wanted;
  if (current === 'PAID') return wanted === 'REFUNDED' ? wanted : 'refused';
  return ENDED_WITHOUT_MONEY.has(wanted) ? 'same' : wanted;
}
