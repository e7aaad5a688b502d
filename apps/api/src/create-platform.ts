import type { Logger } from 'pino';
import type { Config } from '#config';
import type { Database } from '#db/connect';
import { createAnswerCache } from '#platform/cache/answer-cache';
import { type Clock, systemClock } from '#platform/clock';
import { createEvents } from '#platform/events';
import { createFiles } from '#platform/files';
import { createJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { createMaintenance } from '#platform/maintenance';
import { createMailer } from '#platform/mail/create-mailer';
import type { Platform } from '#platform/platform';
import { createThrottle } from '#platform/throttle';
import { createTransactions } from '#platform/transaction';

const MEGABYTE = 1024 * 1024;

type Surroundings = { database: Database; databaseUrl: string; clock?: Clock; log?: Logger };

/** Everything that the features stand on, from the configuration and an open database. */
export async function createPlatform(config: Config, surroundings: Surroundings): Promise<Platform> {
  const { database, databaseUrl, clock = systemClock, log = createLog(config) } = surroundings;
  const { db, reads, pool } = database;
  const cache = createAnswerCache(config.cacheMegabytes * MEGABYTE);
  const jobs = createJobs(databaseUrl, log);
  const transactions = createTransactions(db, cache);
  return {
    config,
    db,
    reads,
    ...transactions,
    cache,
    maintenance: await createMaintenance({ db, cache, dropTags: transactions.dropTags, log }),
    clock,
    events: createEvents(),
    jobs,
    mailer: createMailer({ config, db, transact: transactions.transact, jobs, clock, log }),
    files: await createFiles(config),
    throttle: createThrottle(pool, config.rateLimit),
    log,
  };
}
