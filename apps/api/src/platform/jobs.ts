import { isDeepStrictEqual } from 'node:util';
import { PgBoss, type ScheduleOptions, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#db/connect';
import { JOB_CONNECTIONS } from '#db/connections';
import { isDatabaseAway } from '#db/database-away';
import { reasonOf } from './log.ts';

/** The `schedule` of what is due each minute: of the hours that nobody was there nothing is made up for, the next minute comes by itself. */
export const EVERY_MINUTE = '* * * * *';

/** A kind of background work: its name, and how often it is tried again when it fails. */
export type JobDefinition<Data extends object> = {
  readonly name: string;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** A cron line (UTC, minutes at the finest): the job also runs by the clock, without data, and once for the hours that nobody was there. */
  readonly schedule?: string;
  /** It also runs once when a process begins to work: what another left when it was killed does not wait for the clock. */
  readonly atStart?: boolean;
  readonly data?: Data;
};

export function defineJob<Data extends object>(
  name: string,
  options: { retryLimit?: number; retryDelaySeconds?: number; schedule?: string; atStart?: boolean } = {},
): JobDefinition<Data> {
  return { name, retryLimit: 5, retryDelaySeconds: 10, ...options };
}

export type Jobs = {
  /** Says what runs when the job's turn comes. Called once for each job, before `start`. */
  handle<Data extends object>(job: JobDefinition<Data>, handler: (data: Data) => Promise<void>): void;
  /** Whether somebody does the work of this name here. */
  handles(name: string): boolean;
  /**
   * Queues the job inside the transaction that causes it: both happen or neither. `isOnceAMinute`: what is asked for again within
   * the minute is the same job.
   */
  send<Data extends object>(
    tx: Db,
    job: Pick<JobDefinition<Data>, 'name' | 'data'>,
    data: Data,
    when?: { startAfter?: Date; isOnceAMinute?: boolean },
  ): Promise<void>;
  /** Makes the queues; after it, jobs can be sent. `work` also begins to run them. */
  start(options: { work: boolean }): Promise<void>;
  /** Runs what is queued and due now, and what that queues, until nothing is left. Throws what a job throws. */
  drain(): Promise<void>;
  /** Runs one job now, in the foreground. */
  run<Data extends object>(job: JobDefinition<Data>, data: Data): Promise<void>;
  /** Takes up nothing more; what is in hand goes on, and jobs can still be sent. */
  rest(): Promise<void>;
  /** What is in hand may take so long at most, and goes back to the queue. */
  stop(withinMs?: number): Promise<void>;
};

type Registered = { job: JobDefinition<object>; handler: (data: object) => Promise<void> };

// As PostgreSQL lists the connections of whoever works on this database.
const CONNECTION_NAME = 'tokpa jobs';
const LONGEST_DELAY_SECONDS = 3600;
const ONCE_WITHIN_SECONDS = 60;
// A process that is killed says nothing: what it had in hand goes back to the queue when it has not been heard of for so long.
const HEARD_OF_WITHIN_SECONDS = 30;
const LOOKED_AFTER_EVERY_SECONDS = 15;
// One that lives may take its time: a backup of a large shop, say. A second one beside it would be a fault.
const LONGEST_JOB_SECONDS = 6 * 3600;
// The driver's, which pg-boss passes on to it: a database that says nothing, behind a cable that was pulled, is given up.
const GIVEN_UP = { query_timeout: 20_000 };
// A job that takes longer goes back to the queue; the whole process has ten seconds to leave. Never less than a second: pg-boss's own least.
const LONGEST_FAREWELL_MS = 4000;

/**
 * Whether some process works on this database: one that lives looks for work each second, where the connections of a machine that is gone
 * may stand for hours. Not to be asked by one that works itself.
 */
export async function isWorkedOn(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${CONNECTION_NAME}
      and state_change > now() - make_interval(secs => ${HEARD_OF_WITHIN_SECONDS}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Statements of pg-boss on one of our transactions. */
function onTransaction(tx: Db): NonNullable<SendOptions['db']> {
  return {
    async executeSql(text, values = []) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}

const settingsOf = ({ retryLimit, retryDelaySeconds }: JobDefinition<object>) => ({
  retryLimit,
  retryDelay: retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_DELAY_SECONDS,
  expireInSeconds: LONGEST_JOB_SECONDS,
  heartbeatSeconds: HEARD_OF_WITHIN_SECONDS,
});

/** A shop that is switched off by night still does the work of the night; the next minute comes by itself. */
const planOf = (schedule: string): ScheduleOptions => (schedule === EVERY_MINUTE ? {} : { missed: 'once' });

/** The queues and hours of these jobs; what stands so already, as at nearly every start, is not written again. */
async function createQueues(boss: PgBoss, registered: Iterable<Registered>): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const made = new Map(queues.map((queue) => [queue.name, queue]));
  const planned = new Map(schedules.filter(({ key }) => key === '').map((schedule) => [schedule.name, schedule]));
  for (const { job } of registered) {
    const [settings, queue] = [settingsOf(job), made.get(job.name)];
    if (!queue) await boss.createQueue(job.name, settings);
    // One that an earlier version made keeps what it was made with.
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(job.name, settings);
    if (!job.schedule) continue;
    const [plan, stands] = [planOf(job.schedule), planned.get(job.name)];
    if (stands?.cron === job.schedule && isDeepStrictEqual(stands.options ?? {}, plan)) continue;
    await boss.schedule(job.name, job.schedule, {}, plan);
  }
}

async function workOn(boss: PgBoss, { job, handler }: Registered, log: Logger): Promise<void> {
  let worker = '';
  worker = await boss.work<object>(job.name, { pollingIntervalSeconds: 1, batchSize: 1 }, async (batch) => {
    // Where one waited another may wait: it is looked for at once. A queue that is looked at each second alone would send
    // sixty mails a minute. Not several at a time: those of a process that is killed wait until their time is up.
    boss.notifyWorker(worker);
    for (const one of batch) {
      try {
        await handler(one.data ?? {});
      } catch (error) {
        log.warn({ err: error, job: job.name, id: one.id, retryLimit: job.retryLimit }, 'a job failed');
        throw error;
      }
    }
  });
}

async function runNext(boss: PgBoss, { job, handler }: Registered): Promise<boolean> {
  const [one] = await boss.fetch<object>(job.name);
  if (!one) return false;
  await handler(one.data ?? {});
  await boss.complete(job.name, one.id);
  return true;
}

function openQueue(databaseUrl: string, log: Logger, { work }: { work: boolean }): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: JOB_CONNECTIONS,
    ...GIVEN_UP,
    application_name: CONNECTION_NAME,
    superviseIntervalSeconds: LOOKED_AFTER_EVERY_SECONDS,
    monitorIntervalSeconds: LOOKED_AFTER_EVERY_SECONDS,
    // Who does no work brings none by the clock either.
    schedule: work,
  });
  boss.on('error', (error) => {
    if (isDatabaseAway(error)) log.warn({ reason: reasonOf(error) }, 'the job queue has lost its database for a while');
    else log.error({ err: error }, 'the job queue has a fault');
  });
  return boss;
}

export function createJobs(databaseUrl: string, log: Logger): Jobs {
  const registered = new Map<string, Registered>();
  let started: PgBoss | undefined;

  function begun(): PgBoss {
    if (!started) throw new Error('the jobs have not been started');
    return started;
  }

  return {
    handle(job, handler) {
      if (registered.has(job.name)) throw new Error(`the job ${job.name} has two handlers`);
      registered.set(job.name, { job, handler: handler as Registered['handler'] });
    },
    handles: (name) => registered.has(name),
    async send(tx, job, data, when = {}) {
      const options: SendOptions = { db: onTransaction(tx) };
      if (when.startAfter) options.startAfter = when.startAfter;
      if (when.isOnceAMinute) options.singletonSeconds = ONCE_WITHIN_SECONDS;
      await begun().send(job.name, data, options);
    },
    async start(options) {
      const boss = openQueue(databaseUrl, log, options);
      started = boss;
      await boss.start();
      await createQueues(boss, registered.values());
      if (!options.work) return;
      for (const one of registered.values()) {
        await workOn(boss, one, log);
        if (one.job.atStart) await boss.send(one.job.name, {});
      }
    },
    async drain() {
      let ran = true;
      while (ran) {
        ran = false;
        for (const one of registered.values()) {
          while (await runNext(begun(), one)) ran = true;
        }
      }
    },
    async run(job, data) {
      const one = registered.get(job.name);
      if (!one) throw new Error(`nobody handles the job ${job.name}`);
      await one.handler(data);
    },
    async rest() {
      for (const name of registered.keys()) await started?.offWork(name, { wait: false });
    },
    async stop(withinMs = LONGEST_FAREWELL_MS) {
      await started?.stop({ graceful: true, timeout: Math.min(withinMs, LONGEST_FAREWELL_MS) });
    },
  };
}
