import { STOCK_ALERT_RETENTION_DAYS, WAITING_ALERT_RETENTION_YEARS } from '@tokpa/contract';
import { minutesAfter, yearsBefore } from '#platform/clock';
import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { mailDueAlerts } from './mail-alerts.ts';
import { deleteAlertsAskedBefore, deleteAlertsSettledBefore } from './stock-alerts.queries.ts';

export const mailAlertsJob = defineJob<Record<string, never>>('stock-alerts.mail', { schedule: EVERY_MINUTE });
export const forgetAlertsJob = defineJob<Record<string, never>>('stock-alerts.forget', { schedule: '50 3 * * *' });

// So long the link in the mail ends the others.
const SETTLED_MINUTES = STOCK_ALERT_RETENTION_DAYS * 24 * 60;

async function forgetAlerts({ db, clock }: Platform): Promise<void> {
  await deleteAlertsSettledBefore(db, minutesAfter(clock.now(), -SETTLED_MINUTES));
  await deleteAlertsAskedBefore(db, yearsBefore(clock.now(), WAITING_ALERT_RETENTION_YEARS));
}

export function handleAlertJobs(platform: Platform): void {
  platform.jobs.handle(mailAlertsJob, () => mailDueAlerts(platform));
  platform.jobs.handle(forgetAlertsJob, () => forgetAlerts(platform));
}
