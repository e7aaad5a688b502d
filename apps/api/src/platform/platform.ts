import type { Logger } from 'pino';
import type { Config } from '#config';
import type { Db } from '#db/connect';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { Clock } from './clock.ts';
import type { Events } from './events.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Maintenance } from './maintenance.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Throttle } from './throttle.ts';
import type { DropTags, Transact } from './transaction.ts';

/** What every feature is given: the database and the services around it. */
export type Platform = {
  config: Config;
  db: Db;
  /** For short reads outside a transaction (what may be kept, sessions, carts): statements of many on few connections. */
  reads: Db;
  transact: Transact;
  dropTags: DropTags;
  cache: AnswerCache;
  maintenance: Maintenance;
  clock: Clock;
  events: Events;
  jobs: Jobs;
  mailer: Mailer;
  files: Files;
  throttle: Throttle;
  log: Logger;
};
