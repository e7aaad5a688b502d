import { CORRESPONDENCE_RETENTION_YEARS } from '@tokpa/contract';
import { minutesAfter } from '#platform/clock';
import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { forgetMessages } from './handle-message.ts';
import { deleteMessagesBefore } from './contact-messages.queries.ts';

export const forgetMessagesJob = defineJob<Record<string, never>>('contact-messages.forget', {
  schedule: '40 3 * * *',
});

// What the privacy page says.
const KEPT_MINUTES = CORRESPONDENCE_RETENTION_YEARS * 365 * 24 * 60;

export function handleMessageJobs(platform: Platform): void {
  platform.jobs.handle(forgetMessagesJob, () =>
    platform.transact(async (tx) => {
      const before = minutesAfter(platform.clock.now(), -KEPT_MINUTES);
      await forgetMessages(platform, tx, await deleteMessagesBefore(tx, before));
    }),
  );
}
