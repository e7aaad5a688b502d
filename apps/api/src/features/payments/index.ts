import type { Db } from '#db/connect';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import type { Selectable } from 'kysely';
import type { PaymentAttempts } from '#db/tables';

export { paymentFailed, paymentSucceeded } from './payments.events.ts';

export type AttemptRow = Selectable<PaymentAttempts>;
export type Payable = {
  orderId: string;
  orderNumber: string;
  amount: number;
  method: 'momo' | 'card';
  customer: { firstName: string; lastName: string; email: string; phone: string };
  returnUrl: string;
  expiresAt: Date;
};

export const paymentsFeature: Feature = { name: 'payments', register() {} };

export async function startPayment(_platform: Platform, _payable: Payable): Promise<{ attemptId: string; checkoutUrl: string }> {
  throw new Error('not built yet');
}
export async function closeOpenAttempts(_tx: Db, _orderId: string, _now: Date): Promise<void> {}
export async function findAttempts(_db: Db, _orderIds: readonly string[]): Promise<Map<string, AttemptRow[]>> {
  return new Map();
}
export async function requestRefund(
  _platform: Platform,
  _tx: Db,
  _refund: { attemptId: string; amount: number; reason: string; staffId: string | null },
): Promise<void> {}
export async function flagAttempt(_tx: Db, _attemptId: string, _attention: string): Promise<void> {}
export async function refreshAttempts(_platform: Platform, _orderId: string): Promise<void> {}
