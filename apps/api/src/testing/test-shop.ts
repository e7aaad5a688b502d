import { afterAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createClient, type ApiClient } from '@tokpa/contract';
import { buildApi, type CommonHeaders } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createPlatform } from '../create-platform.ts';
import { connect } from '../db/connect.ts';
import { listenForDrops } from '../platform/cache/invalidation.ts';
import type { Clock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { createInjectFetch } from '../platform/http/inject-fetch.ts';
import { useTestDatabase } from './test-database.ts';

/** A clock that stands still until it is told to move. */
export type TestClock = Clock & {
  pass(minutes: number): void;
  /** To the same day so many years later, and `minutes` on. */
  passYears(years: number, minutes?: number): void;
};

function createTestClock(start = new Date()): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    pass(minutes) {
      now += minutes * 60_000;
    },
    passYears(years, minutes = 0) {
      const then = new Date(now);
      now = then.setUTCFullYear(then.getUTCFullYear() + years) + minutes * 60_000;
    },
  };
}

export type TestShop = {
  platform: Platform;
  app: FastifyInstance;
  clock: TestClock;
  /** A typed client; with a token, that session's. */
  client(token?: string): ApiClient;
  close(): Promise<void>;
};

type Extras = {
  /** Gets every line of the shop's log. */
  logTo?: (line: string) => void;
  /** What every answer carries. */
  headers?: CommonHeaders;
};

/** The whole API on a real database, jobs queued but run only when a test says so: `platform.jobs.drain()`. */
async function openTestShop(
  databaseUrl: string,
  env: Record<string, string>,
  { logTo, headers }: Extras,
): Promise<TestShop> {
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    DEMO: '0',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const clock = createTestClock();
  const database = connect(databaseUrl, { max: 12 });
  const platform = await createPlatform(config, {
    database,
    databaseUrl,
    clock,
    ...(logTo && { log: createLog(config, { write: logTo }) }),
  });
  const app = buildApi(platform, headers && { headers });
  await app.ready();
  await platform.jobs.start({ work: false });
  const invalidation = await listenForDrops(databaseUrl, platform);
  return {
    platform,
    app,
    clock,
    client: (token) => createClient({ fetch: createInjectFetch(app), token: () => token }),
    async close() {
      await invalidation.stop();
      await platform.jobs.stop();
      platform.mailer.stop();
      await app.close();
      await database.close();
    },
  };
}

/** A test shop for one file's tests, on a database of its own: `const shop = await useTestShop();` at the top of the file. */
export async function useTestShop(env: Record<string, string> = {}, extras: Extras = {}): Promise<TestShop> {
  const { url } = await useTestDatabase();
  const shop = await openTestShop(url, env, extras);
  afterAll(() => shop.close());
  return shop;
}
