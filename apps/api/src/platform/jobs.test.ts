import { sql } from 'kysely';
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

it('a process that is about to leave takes up nothing more, finishes what it has in hand, and still sends', async () => {
  const step = defineJob<{ at: number }>('test.rest');
  const jobs = createJobs(config.databaseUrl ?? '', log);
  const finish = Promise.withResolvers<void>();
  const begun: number[] = [];
  let finished = 0;
  jobs.handle(step, async ({ at }) => {
    begun.push(at);
    await finish.promise;
    finished += 1;
  });
  await jobs.start({ work: true });
  await transact((tx) => jobs.send(tx, step, { at: 0 }));
  await expect.poll(() => begun, SOON).toEqual([0]);
  await jobs.rest();
  await transact((tx) => jobs.send(tx, step, { at: 1 }));
  finish.resolve();
  await jobs.stop();
  expect([begun, finished]).toEqual([[0], 1]);
  const { rows } = await transact((tx) =>
    sql<{ state: string }>`select state from jobs.job where name = 'test.rest' order by data ->> 'at'`.execute(tx),
  );
  expect(rows.map(({ state }) => state)).toEqual(['completed', 'created']);
}, 20_000);

it('a queue stands as this version says, whatever an earlier one had made, and is written again for nothing else', async () => {
  async function startWith(options: { retryLimit: number; schedule: string }) {
    const jobs = createJobs(config.databaseUrl ?? '', log);
    jobs.handle(defineJob('test.renew', options), async () => undefined);
    await jobs.start({ work: false });
    await jobs.stop();
    const { rows } = await transact((tx) =>
      sql<{ retryLimit: number; cron: string; writtenAt: string[] }>`
        select retry_limit as "retryLimit", cron, array[queue.updated_on, schedule.updated_on]::text[] as "writtenAt"
          from jobs.queue join jobs.schedule on schedule.name = queue.name where queue.name = 'test.renew'`.execute(tx),
    );
    return rows[0];
  }
  const made = await startWith({ retryLimit: 2, schedule: '1 3 * * *' });
  expect(made).toMatchObject({ retryLimit: 2, cron: '1 3 * * *' });
  expect(await startWith({ retryLimit: 2, schedule: '1 3 * * *' })).toEqual(made);
  expect(await startWith({ retryLimit: 7, schedule: '5 4 * * *' })).toMatchObject({ retryLimit: 7, cron: '5 4 * * *' });
}, 20_000);

it('what runs by the clock runs once, though two processes see that its hour has come', async () => {
  const awayAt = (new Date().getUTCHours() + 12) % 24;
  const schedule = `30 ${awayAt} * * *`;
  const nightly = defineJob<Record<string, never>>('test.once-a-night', { schedule });
  // What the second look sends, it sends at once: when this has been done, the other has been sent again or never will be.
  const ofSecondLook = defineJob<Record<string, never>>('test.second-look', { schedule });
  const runs: string[] = [];
  async function start(jobsOfIts: (typeof nightly)[], work = true) {
    const jobs = createJobs(config.databaseUrl ?? '', log);
    for (const job of jobsOfIts) jobs.handle(job, async () => void runs.push(job.name));
    await jobs.start({ work });
    return jobs;
  }
  async function planLongAgo(job: typeof nightly) {
    await (await start([job], false)).stop();
    await transact((tx) =>
      sql`update jobs.schedule set created_on = now() - interval '9 days' where name = ${job.name}`.execute(tx),
    );
    // As if nobody had looked at the clock since: whoever looks next sees that the hour has come.
    await transact((tx) => sql`update jobs.version set cron_on = now() - interval '3 days'`.execute(tx));
  }
  const waiting = async () => {
    const { rows } = await transact((tx) =>
      sql<{ name: string }>`
        select name from jobs.job where name in ('__pgboss__send-it', ${nightly.name})
          and state in ('created', 'retry', 'active')`.execute(tx),
    );
    return rows;
  };
  await planLongAgo(nightly);
  const first = await start([nightly]);
  try {
    await expect.poll(() => runs, { timeout: 15_000, interval: 50 }).toEqual([nightly.name]);
    await planLongAgo(ofSecondLook);
    const second = await start([nightly, ofSecondLook]);
    try {
      await expect.poll(() => runs, { timeout: 15_000, interval: 50 }).toContain(ofSecondLook.name);
      await expect.poll(waiting, { timeout: 15_000, interval: 50 }).toEqual([]);
    } finally {
      await second.stop();
    }
  } finally {
    await first.stop();
  }
  expect(runs).toEqual([nightly.name, ofSecondLook.name]);
}, 60_000);

it('what runs by the night runs once when its hour passed while nobody was there, in a shop of an earlier version too', async () => {
  const awayAt = (new Date().getUTCHours() + 12) % 24;
  const nightly = defineJob<Record<string, never>>('test.nightly', { schedule: `30 ${awayAt} * * *` });
  let runs = 0;
  async function start(work: boolean) {
    const jobs = createJobs(config.databaseUrl ?? '', log);
    jobs.handle(nightly, async () => void (runs += 1));
    await jobs.start({ work });
    return jobs;
  }
  await (await start(false)).stop();
  await transact((tx) =>
    sql`update jobs.schedule set options = '{}', created_on = now() - interval '9 days' where name = 'test.nightly'`.execute(
      tx,
    ),
  );
  await (await start(false)).stop();
  await transact((tx) => sql`update jobs.version set cron_on = now() - interval '3 days'`.execute(tx));
  const jobs = await start(true);
  try {
    await expect.poll(() => runs, { timeout: 15_000, interval: 50 }).toBe(1);
  } finally {
    await jobs.stop();
  }
}, 30_000);
