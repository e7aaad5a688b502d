import { accountClosing, accountExporting } from '#features/auth';
import { paymentFailed, paymentRefunded, paymentSucceeded } from '#features/payments';
import type { Feature } from '#platform/feature';
import { bindOrderDeskRoutes } from './order-desk.routes.ts';
import { removeNameOfClosedAccount } from './personal-orders.queries.ts';
import { closeAccountOrders, exportOrders } from './personal-orders.ts';
import { handleOrderJobs } from './orders.jobs.ts';
import { bindOrderRoutes } from './orders.routes.ts';
import { settleFailure, settleSuccess } from './settle-payments.ts';

export { orderMoved, orderRefunded } from './orders.events.ts';

export { expireOrdersJob, forgetKeysJob, tellNewOrdersJob } from './orders.jobs.ts';

export { countWaitingOrders, orderWords, type WaitingOrders } from './orders.queries.ts';

export { countOrdersAsTold } from './new-orders.queries.ts';

export { noteOnPayment } from './note-on-payment.ts';

export { AFTER_PAYMENT } from './pay-order.ts';

export { giveTimeToPay } from './give-time-to-pay.ts';

export { takeInHand } from './take-in-hand.ts';

export const ordersFeature: Feature = {
  name: 'orders',
  // Whoever takes stock holds it first; should a rule forget that, the database has the last word.
  constraints: { products_stock_not_negative: 'conflict', product_variations_stock_not_negative: 'conflict' },
  register({ platform, route }) {
    bindOrderRoutes(platform, route);
    bindOrderDeskRoutes(platform, route);
    handleOrderJobs(platform);
    platform.events.on(paymentSucceeded, (tx, payment) => settleSuccess(platform, tx, payment));
    platform.events.on(paymentFailed, (tx, failure) => settleFailure(platform, tx, failure));
    platform.events.on(paymentRefunded, (tx, { orderId }) =>
      removeNameOfClosedAccount(tx, orderId, platform.clock.now()),
    );
    platform.events.on(accountExporting, (tx, account) => exportOrders(platform, tx, account));
    platform.events.on(accountClosing, (tx, { userId }) => closeAccountOrders(platform, tx, userId));
  },
};
