import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type pg from 'pg';
import { Problem } from './problem.ts';

/** At most `points` acts in `seconds`, counted in the database: every process of the shop sees the same count. */
export type Limit = { name: string; points: number; seconds: number };

export type Throttle = {
  /** Counts one act of `who`; throws `too_many_requests` with the seconds to wait once the limit is passed. */
  count(limit: Limit, who: string): Promise<void>;
  /** Forgets what was counted: a successful login clears the failures before it. */
  forget(limit: Limit, who: string): Promise<void>;
};

const OFF: Throttle = { count: async () => undefined, forget: async () => undefined };

export function createThrottle(pool: pg.Pool, isOn: boolean): Throttle {
  if (!isOn) return OFF;
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (limit: Limit): RateLimiterAbstract => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    async count(limit, who) {
      try {
        await limiterFor(limit).consume(who);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
      }
    },
    async forget(limit, who) {
      await limiterFor(limit).delete(who);
    },
  };
}
