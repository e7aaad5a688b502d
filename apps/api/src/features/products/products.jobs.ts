import { defineJob } from '#platform/jobs';

// A quarter past three in Benin.
export const sumUpProductCountsJob = defineJob<Record<string, never>>('products.sum-up-counts', {
  schedule: '15 2 * * *',
  retryLimit: 1,
});
