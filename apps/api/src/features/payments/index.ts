import type { Db } from '#db/connect';
import type { Feature } from '#platform/feature';
import { handlePaymentJobs } from './payments.jobs.ts';
import { closePendingAttempts } from './payments.queries.ts';
import { bindPaymentRoutes } from './payments.routes.ts';
import { registerProvider } from './providers/index.ts';

export { refreshAttempts } from './check-attempts.ts';
export { paymentFailed, paymentSucceeded } from './payments.events.ts';
export { reconcilePaymentsJob } from './payments.jobs.ts';
export { addAttention as flagAttempt, findAttempts, type AttemptRow } from './payments.queries.ts';
export { requestRefund } from './refund-payment.ts';
export { startPayment, type Payable } from './start-payment.ts';

/**
 * The order is over: nothing more is asked of the shopper. The provider's page may still be open somewhere, so the attempts
 * stay watched, and money that comes anyway is announced by `paymentSucceeded`. The caller holds the order's row.
 */
export async function closeOpenAttempts(tx: Db, orderId: string, _now: Date): Promise<void> {
  await closePendingAttempts(tx, orderId);
}

export const paymentsFeature: Feature = {
  name: 'payments',
  register({ platform, route, app }) {
    bindPaymentRoutes(platform, route);
    handlePaymentJobs(platform);
    registerProvider(platform, app);
  },
};
