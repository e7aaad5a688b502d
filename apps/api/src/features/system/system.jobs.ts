import { defineJob } from '#platform/jobs';
import { writeBackup } from '#platform/backup/write-backup';
import type { Platform } from '#platform/platform';
import { refreshSearch } from './refresh-search.ts';
import { vacuumProducts } from './system.queries.ts';

export const backupJob = defineJob<Record<string, never>>('system.backup', { retryLimit: 1 });
export const refreshSearchJob = defineJob<Record<string, never>>('system.refresh-search', { retryLimit: 1 });
// Half past three in Benin.
export const vacuumProductsJob = defineJob<Record<string, never>>('system.vacuum-products', {
  schedule: '30 2 * * *',
  retryLimit: 1,
});

export function handleSystemJobs(platform: Platform): void {
  const { jobs, config, db, files, clock, log } = platform;
  jobs.handle(backupJob, async () => {
    const backup = await writeBackup({ config, db, files, now: clock.now() });
    log.info(backup, 'a backup was written');
  });
  jobs.handle(refreshSearchJob, () => refreshSearch(platform));
  jobs.handle(vacuumProductsJob, () => vacuumProducts(db));
}
