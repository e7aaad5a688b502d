import autocannon from 'autocannon';
import { quantile } from './figures.ts';

export type Request = {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Readonly<Record<string, string>>;
};
export type Asked = { answered: number; perSecond: number; medianMs: number; p99Ms: number; failed: number };

const TIMEOUT_SECONDS = 30;
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };

type Load = {
  url: string;
  connections: number;
  /** How long, or how many in all. */
  seconds?: number;
  amount?: number;
  /** What each connection asks, one after the other and again from the beginning: by the connection's number. */
  requestsOf: (connection: number) => Request[];
};

/** Asks as fast as so many connections can, each waiting for its answer. */
export async function ask({ url, connections, seconds, amount, requestsOf }: Load): Promise<Asked> {
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const began = performance.now();
  // The library counts whole seconds, which is coarse for a few hundred orders.
  let lastAt = began;
  const errors = await new Promise<number>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
        timeout: TIMEOUT_SECONDS,
        setupClient(client) {
          client.setRequests(
            requestsOf(next).map(({ headers, ...request }) => ({
              ...request,
              headers: { ...AS_BROWSERS, ...headers },
            })),
          );
          next += 1;
        },
      },
      (error: unknown, result) => {
        if (error) reject(new Error('the load could not be made', { cause: error }));
        else resolve(result.errors);
      },
    );
    run.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      lastAt = performance.now();
      if (status >= 400) failed += 1;
    });
  });
  return {
    answered: times.length,
    perSecond: times.length === 0 ? 0 : times.length / ((lastAt - began) / 1000),
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    // Nothing answered in the time is no good sign.
    failed: failed + errors + (times.length === 0 ? 1 : 0),
  };
}

/** Every connection its own part of the addresses, so that two ask the same at the same moment only where there are fewer addresses than connections. */
export function sharedOut(paths: readonly string[], connections: number): (connection: number) => Request[] {
  if (paths.length < connections) return (connection) => [{ path: paths[connection % paths.length] ?? '/' }];
  return (connection) =>
    paths.filter((_, at) => at % connections === connection % connections).map((path) => ({ path }));
}

// More than can be made in the time of a round.
const VIEWS = 8000;

/** So many different addresses of as many pages as there are connections: another view is another page to the cache, and the same to all that the page asks. */
export function viewsOf(paths: readonly string[], connections: number, round: number): string[] {
  return Array.from({ length: VIEWS }, (_, view) => {
    const path = paths[view % Math.min(paths.length, connections)] ?? '/';
    return `${path}${path.includes('?') ? '&' : '?'}view=${round}-${view}`;
  });
}
