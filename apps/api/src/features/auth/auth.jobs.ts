import { defineJob } from '#platform/jobs';

export const sendResetCode = defineJob<{ email: string }>('auth.send-reset-code');
export const purgeSessions = defineJob<Record<string, never>>('auth.purge-sessions', { schedule: '7 * * * *' });
