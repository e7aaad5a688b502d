import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { deleteOldEntries } from './audit-log.queries.ts';

export const forgetEntriesJob = defineJob<Record<string, never>>('audit-log.forget', { schedule: '10 4 * * *' });

export function handleAuditLogJobs({ db, jobs }: Platform): void {
  jobs.handle(forgetEntriesJob, () => deleteOldEntries(db));
}
