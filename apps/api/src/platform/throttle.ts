import { isIPv6 } from 'node:net';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type pg from 'pg';
import { Problem } from './problem.ts';
import { hashToken } from './tokens.ts';

/** At most `points` acts in `seconds`. */
export type Limit = { name: string; points: number; seconds: number };

export type Throttle = {
  /**
   * Counts one act of `who`, in the database: every process of the shop sees the same count. Throws `too_many_requests` with the
   * seconds to wait once the limit is passed.
   */
  count(limit: Limit, who: string): Promise<void>;
  /** The same in the memory of this process: for what comes so often that the counting must cost nothing. */
  countHere(limit: Limit, who: string): Promise<void>;
  /** Forgets what was counted: a successful login clears the failures before it. */
  forget(limit: Limit, who: string): Promise<void>;
};

const OFF: Throttle = {
  count: async () => undefined,
  countHere: async () => undefined,
  forget: async () => undefined,
};

const PREFIX_GROUPS = 4;

/** Whose act it is: of an IPv6 address its network, for one connection has a whole one to call from. */
export function keyOf(who: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(who)?.[1];
  if (mapped !== undefined || !isIPv6(who)) return mapped ?? who;
  const { hostname } = new URL(`http://[${who.split('%', 1)[0]}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::', 2);
  const groups = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = 8 - groups.flat().length;
  const whole = [...(groups[0] ?? []), ...Array.from({ length: missing }, () => '0'), ...(groups[1] ?? [])];
  return `${whole.slice(0, PREFIX_GROUPS).join(':')}::/64`;
}

/** An e-mail as the name of a count: short enough for its column, and not readable there. */
export function emailKey(email: string): string {
  return hashToken(email).toString('base64url');
}

async function consume(limiter: RateLimiterAbstract, who: string): Promise<void> {
  try {
    await limiter.consume(keyOf(who));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
  }
}

export function createThrottle(pool: pg.Pool, isOn: boolean): Throttle {
  if (!isOn) return OFF;
  const limiters = new Map<string, RateLimiterAbstract>();

  type Options = { keyPrefix: string; points: number; duration: number };
  function limiterFor({ name, points, seconds }: Limit, make: (options: Options) => RateLimiterAbstract) {
    const limiter = limiters.get(name) ?? make({ keyPrefix: name, points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
  const inDatabase = (limit: Limit) =>
    limiterFor(limit, (options) => new RateLimiterPostgres({ ...table, ...options }));
  const inMemory = (limit: Limit) => limiterFor(limit, (options) => new RateLimiterMemory(options));

  return {
    count: (limit, who) => consume(inDatabase(limit), who),
    countHere: (limit, who) => consume(inMemory(limit), who),
    async forget(limit, who) {
      await inDatabase(limit).delete(keyOf(who));
    },
  };
}
