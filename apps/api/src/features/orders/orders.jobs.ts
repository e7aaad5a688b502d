import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { forgetWebhookBodies } from '#features/payments';
import { expireOrders } from './expire-orders.ts';
import { deleteKeysBefore } from './idempotency.queries.ts';
import { removeNamesOfClosedAccounts } from './personal-orders.queries.ts';
import { tellNewOrders } from './tell-new-orders.ts';
import { minutesAfter } from '#platform/clock';

export const expireOrdersJob = defineJob<Record<string, never>>('orders.expire', { schedule: EVERY_MINUTE });
export const tellNewOrdersJob = defineJob<Record<string, never>>('orders.tell-new', { schedule: '*/5 * * * *' });
// What has served its time: keys of requests, what payment providers wrote of payers, and names on orders of closed accounts.
export const forgetKeysJob = defineJob<Record<string, never>>('orders.forget-keys', { schedule: '40 3 * * *' });

const KEYS_KEPT_MINUTES = 7 * 24 * 60;

export function handleOrderJobs(platform: Platform): void {
  platform.jobs.handle(expireOrdersJob, () => expireOrders(platform));
  platform.jobs.handle(tellNewOrdersJob, () => tellNewOrders(platform));
  platform.jobs.handle(forgetKeysJob, async () => {
    const now = platform.clock.now();
    await deleteKeysBefore(platform.db, minutesAfter(now, -KEYS_KEPT_MINUTES));
    await forgetWebhookBodies(platform.db);
    await platform.transact((tx) => removeNamesOfClosedAccounts(tx, now));
  });
}
