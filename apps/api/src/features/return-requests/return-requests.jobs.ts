import { CORRESPONDENCE_RETENTION_YEARS } from '@tokpa/contract';
import { yearsBefore } from '#platform/clock';
import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { forgetRequests } from './handle-return-request.ts';
import { deleteRequestsBefore } from './return-requests.queries.ts';

export const forgetRequestsJob = defineJob<Record<string, never>>('return-requests.forget', { schedule: '45 3 * * *' });

export function handleRequestJobs(platform: Platform): void {
  platform.jobs.handle(forgetRequestsJob, () =>
    platform.transact(async (tx) => {
      const before = yearsBefore(platform.clock.now(), CORRESPONDENCE_RETENTION_YEARS);
      await forgetRequests(platform, tx, await deleteRequestsBefore(tx, before));
    }),
  );
}
