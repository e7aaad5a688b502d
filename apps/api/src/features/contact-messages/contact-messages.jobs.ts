import { CORRESPONDENCE_RETENTION_YEARS } from '@tokpa/contract';
import { yearsBefore } from '#platform/clock';
import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { forgetMessages } from './handle-message.ts';
import { deleteMessagesBefore } from './contact-messages.queries.ts';

export const forgetMessagesJob = defineJob<Record<string, never>>('contact-messages.forget', {
  schedule: '40 3 * * *',
});

export function handleMessageJobs(platform: Platform): void {
  platform.jobs.handle(forgetMessagesJob, () =>
    platform.transact(async (tx) => {
      const before = yearsBefore(platform.clock.now(), CORRESPONDENCE_RETENTION_YEARS);
      await forgetMessages(platform, tx, await deleteMessagesBefore(tx, before));
    }),
  );
}
