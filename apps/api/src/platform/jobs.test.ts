import { expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { createJobs, defineJob } from './jobs.ts';

const shop = await useTestShop();
const { config, log, transact } = shop.platform;

const JOBS = 40;
const SOON = { timeout: 8000, interval: 50 };

it('what waits is done one after the other, without a pause between', async () => {
  const count = defineJob<{ at: number }>('test.count');
  const jobs = createJobs(config.databaseUrl ?? '', log);
  const done: number[] = [];
  jobs.handle(count, async ({ at }) => void done.push(at));
  await jobs.start({ work: true });
  try {
    await transact(async (tx) => {
      for (let at = 0; at < JOBS; at += 1) await jobs.send(tx, count, { at });
    });
    await expect.poll(() => done.length, SOON).toBe(JOBS);
    expect(done.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: JOBS }).keys()]);
  } finally {
    await jobs.stop();
  }
}, 20_000);
