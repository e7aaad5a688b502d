import { minutesAfter } from '#platform/clock';
import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { mailDueAlerts } from './mail-alerts.ts';
import { deleteAlertsSettledBefore } from './stock-alerts.queries.ts';

export const mailAlertsJob = defineJob<Record<string, never>>('stock-alerts.mail', { schedule: '* * * * *' });
export const forgetAlertsJob = defineJob<Record<string, never>>('stock-alerts.forget', { schedule: '50 3 * * *' });

// So long the link in the mail ends the others.
const KEPT_MINUTES = 90 * 24 * 60;

export function handleAlertJobs(platform: Platform): void {
  platform.jobs.handle(mailAlertsJob, () => mailDueAlerts(platform));
  platform.jobs.handle(forgetAlertsJob, () =>
    deleteAlertsSettledBefore(platform.db, minutesAfter(platform.clock.now(), -KEPT_MINUTES)),
  );
}
