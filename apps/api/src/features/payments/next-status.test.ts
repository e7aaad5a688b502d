import { PAYMENT_STATUSES, type PaymentStatus } from '@tokpa/contract';
import { describe, expect, test } from 'vitest';
import { nextStatus } from './next-status.ts';
import type { ProviderStatus } from './provider.ts';

const EVERY_WORD: ProviderStatus[] = ['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'unknown'];

describe('what an attempt becomes', () => {
  test.each<[PaymentStatus, ProviderStatus, PaymentStatus | 'same' | 'refused']>([
    ['PENDING', 'pending', 'same'],
    ['PENDING', 'paid', 'PAID'],
    ['PENDING', 'failed', 'FAILED'],
    ['PENDING', 'cancelled', 'CANCELLED'],
    ['PENDING', 'expired', 'EXPIRED'],
    ['FAILED', 'paid', 'PAID'],
    ['CANCELLED', 'paid', 'PAID'],
    ['EXPIRED', 'paid', 'PAID'],
    ['FAILED', 'expired', 'same'],
    ['PAID', 'failed', 'refused'],
    ['PAID', 'expired', 'refused'],
    ['PAID', 'refunded', 'REFUNDED'],
    ['REFUNDED', 'paid', 'same'],
  ])('%s, and the provider says %s: %s', (current, said, next) => {
    expect(nextStatus(current, said)).toBe(next);
  });

  test('never falls from paid to unpaid, whatever is said in whatever order', () => {
    for (const first of EVERY_WORD) {
      for (const second of EVERY_WORD) {
        const afterFirst = nextStatus('PAID', first);
        const between = PAYMENT_STATUSES.find((status) => status === afterFirst) ?? 'PAID';
        expect(['same', 'refused', 'REFUNDED']).toContain(nextStatus(between, second));
      }
    }
  });
});
