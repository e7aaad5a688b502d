import { defineJob } from '#platform/jobs';

export const refreshPairsJob = defineJob<Record<string, never>>('bought-together.refresh', { schedule: '20 2 * * *' });
