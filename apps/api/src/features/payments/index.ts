import type { Feature } from '#platform/feature';
import { handlePaymentJobs } from './payments.jobs.ts';
import { bindPaymentRoutes } from './payments.routes.ts';
import { registerProvider } from './providers/index.ts';

export { refreshAttempts } from './check-attempts.ts';
export { paymentFailed, paymentRefunded, paymentSucceeded } from './payments.events.ts';
export { reconcilePaymentsJob } from './payments.jobs.ts';
export {
  addNotice as addPaymentNotice,
  attentionOfAttempt,
  hasSettleable,
  isRefusedAttempt,
  isWithoutNews,
  waitsForSomebody,
} from './notices.queries.ts';
export { canRefund } from './providers/index.ts';
export { closeOpenAttempts, findAttempts, mayBePaid, type AttemptRow } from './payments.queries.ts';
export { forgetPayers } from './providers/sandbox/books.queries.ts';
export type { ProviderPayment } from './provider.ts';
export { finishManualRefund, requestRefund, takeOverOverdueRefund, withdrawManualRefund } from './refund-payment.ts';
export { settleNotices } from './settle-notices.ts';
export { startPayment } from './start-payment.ts';
export { askAboutUnmatched, bookUnmatched } from './unmatched-payments.ts';
export { countOfUnmatched } from './unmatched-payments.queries.ts';
export { forgetWebhookBodies } from './webhooks.queries.ts';

export const paymentsFeature: Feature = {
  name: 'payments',
  register({ platform, route, app }) {
    bindPaymentRoutes(platform, route);
    handlePaymentJobs(platform);
    registerProvider(platform, app);
  },
};
