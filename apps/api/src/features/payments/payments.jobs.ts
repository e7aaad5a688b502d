import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { reconcilePayments } from './check-attempts.ts';
import { flagOverdueRefunds, performRefund, refundPaymentJob } from './refund-payment.ts';

export const reconcilePaymentsJob = defineJob<Record<string, never>>('reconcile-payments', {
  schedule: EVERY_MINUTE,
  retryLimit: 0,
});

export function handlePaymentJobs(platform: Platform): void {
  platform.jobs.handle(reconcilePaymentsJob, async () => {
    await reconcilePayments(platform);
    await flagOverdueRefunds(platform);
  });
  platform.jobs.handle(refundPaymentJob, ({ refundId }) => performRefund(platform, refundId));
}
